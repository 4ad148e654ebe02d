import { wordTable } from '#src/lib/word-table.ts';
import { isNumber, type Token } from './tokens.ts';

const SMALL: Readonly<Record<string, number>> = wordTable(
  Object.fromEntries(
    [
      ...['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'].entries(),
      ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'].map((word, at) => [at + 11, word]),
    ].map(([value, word]) => [word, value]),
  ),
);
/** With those of Belgium and Switzerland. */
const TENS: Readonly<Record<string, number>> = wordTable({
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
});
const HUNDREDS: Readonly<Record<string, number>> = wordTable({ cent: 100, cents: 100, mille: 1000 });
/** "Une trentaine d’euros". */
const ROUND: Readonly<Record<string, number>> = wordTable({
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
});

const COUNTED = new Set([
  ...[
    'mois',
    'moi',
    'an',
    'ans',
    'annee',
    'annees',
    'semaine',
    'semaines',
    '€',
    'euro',
    'euros',
    'eur',
    'balles',
  ],
  ...['kg', 'kilo', 'kilos', 'cm', 'centimetres', 'francs', 'dollars'],
]);
const BEFORE = new Set(['taille', 'pointure', 'tog', 'budget', 'groupe']);
const JOINS = new Set(['a', 'et', 'ou', '-', '–', '/']);
const LINKS = new Set(['et', '-']);

interface Run {
  to: number;
  value: number;
}

function numberOf(word: string): number | undefined {
  return SMALL[word] ?? TENS[word] ?? HUNDREDS[word] ?? ROUND[word] ?? (word === 'une' ? 1 : undefined);
}

/** "Quatre-vingt-dix", "cent cinquante", "vingt et un": added up, or multiplied before a hundred or a score. */
function runAt(tokens: readonly Token[], at: number): Run | null {
  let value = 0;
  let to = at;
  for (let next = at; next < tokens.length; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (next > at && LINKS.has(word) && numberOf(tokens[next + 1]?.word ?? '') !== undefined) continue;
    const said = numberOf(word);
    if (said === undefined) break;
    const scores = (word === 'vingt' || word === 'vingts') && value === 4;
    if (ROUND[word]) value = said;
    else if (scores) value = 80;
    else if (HUNDREDS[word]) value = Math.max(1, value) * said;
    else value += said;
    to = next + 1;
  }
  return to === at ? null : { to, value };
}

/** The place after small words between a number and its unit: "une trentaine d’euros". */
function unitPlace(tokens: readonly Token[], { to }: Run): number {
  return ['d', 'de'].includes(tokens[to]?.word ?? '') ? to + 1 : to;
}

/** A number in words counts only with what it counts: "un" is an article, "neuf" also says new. */
function counts(tokens: readonly Token[], at: number, run: Run): boolean {
  if (BEFORE.has(tokens[at - 1]?.word ?? '')) return true;
  if (COUNTED.has(tokens[unitPlace(tokens, run)]?.word ?? '')) return true;
  if (!JOINS.has(tokens[run.to]?.word ?? '')) return false;
  const second = run.to + 1;
  if (isNumber(tokens[second])) return COUNTED.has(tokens[second + 1]?.word ?? '');
  const other = runAt(tokens, second);
  return other !== null && COUNTED.has(tokens[other.to]?.word ?? '');
}

/** The pieces of a query with its numbers in figures: "trente euros", "dix-huit mois". */
export function withFigures(tokens: readonly Token[]): Token[] {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const from = token.word === 'une' && ROUND[tokens[at + 1]?.word ?? ''] ? at + 1 : at;
    const run = runAt(tokens, from);
    if (!run || !counts(tokens, from, run)) {
      told.push(token);
      at += 1;
      continue;
    }
    const last = tokens[run.to - 1] as Token;
    told.push({ word: String(run.value), text: String(run.value), from: token.from, to: last.to });
    at = COUNTED.has(tokens[unitPlace(tokens, run)]?.word ?? '') ? unitPlace(tokens, run) : run.to;
  }
  return told;
}
