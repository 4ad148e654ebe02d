import { fold, wordsOf } from '#search/text.ts';
import type { Line } from '../passages/cut.ts';
import type { Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';

const NUMBERS = [
  ['un', 'une', 'premier', 'premiere', '1er', '1ere', 'unique'],
  ['deux', 'deuxieme', 'second', 'seconde', '2e', '2eme', 'jumeau', 'jumeaux', 'jumelle', 'jumelles'],
  ['trois', 'troisieme', '3e', '3eme', 'triple', 'triples'],
  ['quatre', 'quatrieme', '4e', '4eme'],
  ['cinq', 'cinquieme', '5e', '5eme'],
  ['six', 'sixieme'],
  ['sept'],
  ['huit'],
  ['neuf'],
  ['dix'],
];

const NUMBER_OF = new Map(NUMBERS.flatMap((words, at) => words.map((word) => [word, at + 1] as const)));

/** The numbers that folded words name, in figures or in letters. */
function numbersIn(words: readonly string[]): Set<number> {
  const found = words.map((word) => NUMBER_OF.get(word) ?? (/^\d{1,4}$/.test(word) ? Number(word) : null));
  return new Set(found.filter((number) => number !== null));
}

/** The weight of the question's words that a cell tells. */
function toldBy(text: string, asked: readonly Weighed[]): number {
  const families = new Set(familiesOf(text));
  return asked
    .filter(({ faint, said }) => !faint && [...said.keys()].some((family) => families.has(family)))
    .reduce((sum, { weight }) => sum + weight, 0);
}

interface AskedOfRows {
  asked: readonly Weighed[];
  numbers: ReadonlySet<number>;
  /** True of a cell that is what the question waits for. */
  isExpected(cell: string): boolean;
}

/**
 * The worth of a row, by how much of its first cell was asked; below nothing where it names another number. Under
 * "Quand", the other cells say what happens then.
 */
function rowWorth({ cells = [], head = [] }: Line, { asked, numbers, isExpected }: AskedOfRows): number {
  const [first = '', ...others] = cells;
  if (isExpected(head[0] ?? '')) return toldBy(others.join(' '), asked);
  const named = numbersIn(wordsOf(fold(first)));
  const shared = [...named].filter((number) => numbers.has(number)).length;
  if (named.size > 0 && numbers.size > 0 && shared === 0) return -1;
  return toldBy(first, asked) + shared * SHARED + (isExpected(first) ? WAITED : 0);
}
const SHARED = 4;
const WAITED = 2;

/**
 * Of the rows of a part, the one whose first cell was asked for, more than any other, or is what the question waits for
 * ("Durée", "Quand"); null where none was.
 */
export function askedRow(
  lines: readonly Line[],
  asked: readonly Weighed[],
  isExpected: (cell: string) => boolean = () => false,
): number | null {
  const numbers = numbersIn(asked.map(({ word }) => word));
  const of = { asked, numbers, isExpected };
  const fits = lines
    .map((line, at) => ({ at, worth: line.kind === 'row' ? rowWorth(line, of) : 0 }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const [best, next] = fits;
  return best && best.worth > (next?.worth ?? 0) ? best.at : null;
}
