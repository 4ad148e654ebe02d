import { wordTable } from '#src/lib/word-table.ts';
import type { Token } from './tokens.ts';

/** A thing's doing, told with a verb behind "qui", as the names of things tell it. */
const TOLD: Readonly<Record<string, string>> = wordTable({
  plie: 'pliant',
  replie: 'pliant',
  deplie: 'pliant',
  tourne: 'pivotant',
  pivote: 'pivotant',
  grandit: 'évolutif',
  evolue: 'évolutif',
  transforme: 'évolutif',
  agrandit: 'évolutif',
  roule: 'roulettes',
  balance: 'bascule',
  incline: 'inclinable',
  allonge: 'inclinable',
  lave: 'lavable',
  flotte: 'flottant',
  brille: 'lumineux',
  allume: 'lumineux',
  eclaire: 'lumineux',
  gonfle: 'gonflable',
  suspend: 'suspendu',
  accroche: 'suspendu',
  enroule: 'enroulable',
  demonte: 'amovible',
  enleve: 'amovible',
  regle: 'réglable',
  projette: 'projecteur',
  colle: 'ventouse',
  chante: 'musical',
});

/** Small words between "qui" and its verb. */
const BETWEEN = new Set(['se', 's', 'peut', 'puisse', 'nous', 'y']);
/** "Qui joue de la musique", "qui fait du bruit": the noun tells. */
const PLAYS = new Set(['joue', 'fait', 'met']);
const PLAYED: Readonly<Record<string, string>> = wordTable({
  musique: 'musical',
  berceuse: 'musical',
  berceuses: 'musical',
  son: 'sonore',
  sons: 'sonore',
});
const MOST_BETWEEN = 3;

interface Clause {
  word: string;
  to: number;
}

function playedAt(tokens: readonly Token[], at: number): Clause | null {
  for (let next = at + 1; next <= at + MOST_BETWEEN; next += 1) {
    const word = PLAYED[tokens[next]?.word ?? ''];
    if (word) return { word, to: next + 1 };
  }
  return null;
}

/** The adjective that a clause with "qui" tells, at its first word; null where none stands. */
function clauseAt(tokens: readonly Token[], at: number): Clause | null {
  if (at === 0 || tokens[at]?.word !== 'qui') return null;
  let verb = at + 1;
  while (BETWEEN.has(tokens[verb]?.word ?? '')) verb += 1;
  const said = tokens[verb]?.word ?? '';
  // "Qui ne glisse pas": a mat that grips.
  if (said === 'ne' && tokens[verb + 1]?.word === 'glisse') return { word: 'antidérapant', to: verb + 3 };
  if (PLAYS.has(said)) return playedAt(tokens, verb);
  const word = TOLD[said] ?? TOLD[said.replace(/nt$/, '')];
  return word ? { word, to: verb + 1 } : null;
}

/** The pieces of a query with "qui se plie" as "pliant": names tell it with an adjective. */
export function withAdjectives(tokens: readonly Token[]): Token[] {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const clause = clauseAt(tokens, at);
    const last = tokens[Math.min(clause?.to ?? at + 1, tokens.length) - 1] as Token;
    told.push(
      clause
        ? {
            word: clause.word.normalize('NFD').replace(/\p{M}/gu, ''),
            text: clause.word,
            from: token.from,
            to: last.to,
          }
        : token,
    );
    at = clause?.to ?? at + 1;
  }
  return told;
}
