const SMALL_WORDS = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'et',
  'en',
  'au',
  'aux',
  'the',
  'and',
  'of',
]);

/** One or two letters that stand for a brand that has no logo here: "Grand-Mère Ysope" is GM, "Les Lunes" is L. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const said = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return (said.length > 0 ? said : words)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
