import { plainly } from '../thread/lean.ts';

const OURS = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF']);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Not a state, and with a law of its own on births. */
const OTHERS = ['quebec', 'angleterre', 'ecosse', 'catalogne'];

/** Every country that the platform has a French name for, but for France and its overseas lands. */
const COUNTRIES: readonly string[] = (() => {
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  const codes = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other));
  const found = codes.flatMap((code) => (OURS.has(code) ? [] : (names.of(code) ?? [])));
  return [...new Set([...found.map(plainly), ...OTHERS])].filter(
    (name) => name.length > 3 && name !== 'france',
  );
})();
const ABROAD = new RegExp(
  `\\b(?:en|au|aux|a|d|du|de|des|de la|de l) (?:la |l |le |les )?(${COUNTRIES.join('|')})\\b`,
);

/** The foreign country that a question is about: our pages tell French law, which is another one there. */
export function countryAbroad(question: string): string | null {
  return ABROAD.exec(plainly(question))?.[1] ?? null;
}

/** True of sentences, with the titles of their pages, that say something of this country, of travelling or of going abroad. */
export function tellsOfAbroad(country: string, sentences: readonly string[]): boolean {
  return sentences.some((one) => {
    const text = plainly(one);
    return text.includes(country) || /\betranger\b|\beurope\w*|\bfrontiere|\bvoyag\w*/.test(text);
  });
}
