/** The words of a cell, still escaped as HTML; spaces that do not break are letters of their word. */
export function plainCell(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

const NARROW = /[iltfjrI1.,;:!'’|()·\u00a0\u202f-]/;
const WIDE = /[mwMWœŒæÆ%@…—]/;
const CAPITAL = /\p{Lu}/u;

/** About how wide a word is drawn, in em of its own size: enough to say whether a column can hold it. */
export function textWidth(word: string): number {
  let width = 0;
  for (const sign of word.replace(/&\w+;/g, '+'))
    width += NARROW.test(sign) ? 0.32 : WIDE.test(sign) ? 0.86 : CAPITAL.test(sign) ? 0.68 : 0.54;
  return width;
}
