/** Names that begin with a silent h; before any other the h counts as a consonant ("de Hassan", "de Hans"). */
const SILENT_H =
  /^h(?:adri|ann?ah?\b|ayd|eb|ect|edw|el(?:ai|e|i|o)|enr|era\b|erac|erc|erm|erv|esp|ier|ila|ip|ist|om(?:er|b)|on(?:o|n)|or(?:te|a)|ub|ug|umb|ya|yp)/;

const plain = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('fr')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** True where French elides the word before: "Anne", "Élise", "Hélène", "Yves"; not "Hassan", "Yann", "Ouassim". */
export function elides(name: string): boolean {
  const sound = plain(name);
  if (/^h/.test(sound)) return SILENT_H.test(sound);
  // A y or an "ou" before another vowel is heard as a consonant.
  if (/^y/.test(sound)) return !/^y[aeiou]/.test(sound);
  if (/^ou[aeiy]/.test(sound)) return false;
  return /^[aeiou]/.test(sound);
}

/** "de Camille", "d’Anne", "d’Anne et Paul"; nothing where there is no name. */
export function ofName(name: string | readonly string[]): string {
  const names = (typeof name === 'string' ? [name] : name).map((one) => one.trim()).filter(Boolean);
  const first = names[0];
  if (first === undefined) return '';
  const last = names.length > 1 ? ` et ${names.at(-1)}` : '';
  const all = [first, ...names.slice(1, -1)].join(', ') + last;
  return elides(first) ? `d’${all}` : `de ${all}`;
}

/** "que Camille", "qu’Anne". */
export const thatName = (name: string): string => (elides(name) ? `qu’${name.trim()}` : `que ${name.trim()}`);
