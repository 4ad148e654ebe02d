import { numberAt, type Token } from './tokens.ts';

const BORN = new Set(['ne', 'nee', 'nes', 'nees', 'naitre', 'arrive', 'arrivee']);
/** A term in months, and in weeks, at which a child is born before its time. */
const MONTHS = { from: 5, to: 8 };
const WEEKS = { from: 22, to: 36 };
const UNITS: ReadonlyMap<string, { from: number; to: number }> = new Map([
  ['mois', MONTHS],
  ['sa', WEEKS],
  ['semaine', WEEKS],
  ['semaines', WEEKS],
]);

/** The end of "né à 7 mois", "née à 32 SA" at a place; null where nothing of the kind stands. */
function bornEarlyAt(tokens: readonly Token[], at: number): number | null {
  if (!BORN.has(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== 'a') return null;
  const term = numberAt(tokens, at + 2);
  const early = UNITS.get(tokens[at + 3]?.word ?? '');
  return early && term >= early.from && term <= early.to ? at + 4 : null;
}

/** The pieces of a query with a birth that is told by its term as what it is: premature. No age is read out of it. */
export function withBornEarly(tokens: readonly Token[]): Token[] {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const end = bornEarlyAt(tokens, at);
    const last = tokens[(end ?? at + 1) - 1] as Token;
    told.push(end === null ? token : { word: 'premature', text: 'prématuré', from: token.from, to: last.to });
    at = end ?? at + 1;
  }
  return told;
}
