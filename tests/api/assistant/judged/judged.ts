import type { Answered } from '#src/features/assistant/answer.ts';
import { articles } from './questions/articles.ts';
import { cities, names, pages, questions, tools, weeks } from './questions/known.ts';
import { spoken } from './questions/spoken.ts';
import { unknown } from './questions/unknown.ts';

/** A question, and the pages that answer it: one of them must be cited, or opened. */
export type Row = readonly [question: string, ...pages: string[]];

export const KINDS = {
  articles,
  questions,
  pages,
  tools,
  names,
  cities,
  weeks,
  spoken,
  unknown,
} as const satisfies Record<string, readonly Row[]>;
export type Kind = keyof typeof KINDS;
export const UNKNOWN: Kind = 'unknown';

export type Half = 'tune' | 'held';
const SEED = 'milla 2026-11';

/** Each kind in two halves by a seed that never changes; of two rows that follow each other, one to each half. */
export function halfOf<T extends readonly [string, ...unknown[]]>(
  rows: readonly T[],
  half: Half,
  name: (row: T) => string = ([question]) => question,
): T[] {
  return rows.filter((_, place) => {
    const first = rows[place - (place % 2)];
    const tunesFirst = first !== undefined && lot(name(first)) % 2 === 0;
    return (tunesFirst === (place % 2 === 0)) === (half === 'tune');
  });
}

/** FNV-1a of a question under the seed, without its low bits. */
function lot(question: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${SEED}/${question}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash >>> 13;
}

export interface Judged {
  kind: Kind;
  half: Half;
  question: string;
  /** Of a question that is known: one of its pages is cited or opened. Of another: it is said not to be known. */
  right: boolean;
  /** The sentences that were cited from one of its pages, and from others. */
  ofItsPages: number;
  ofOthers: number;
  answer: Answered;
  milliseconds: number;
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? href;

/** Sentences of pages that answer, and those of other pages that stand beside them. */
function countCited(wanted: readonly string[], { kind, citations }: Answered) {
  if (kind === 'unknown') return { ofItsPages: 0, ofOthers: 0 };
  const ofItsPages = citations.filter(({ path }) => wanted.includes(pathOf(path))).length;
  return { ofItsPages, ofOthers: citations.length - ofItsPages };
}

/** Of what is known, one of its pages is cited or opened; of the rest, it is said not to be known. */
export function isRight(
  isKnown: boolean,
  wanted: readonly string[],
  { kind: said, citations, tool }: Answered,
): boolean {
  if (!isKnown) return said === 'unknown';
  if (said === 'unknown') return false;
  const led = [...citations.map(({ path }) => path), ...(tool ? [tool.path] : [])].map(pathOf);
  return wanted.some((path) => led.includes(path));
}

/** Every judged question, answered. */
export async function judgeAll(ask: (question: string) => Promise<Answered>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const half of ['tune', 'held'] as const)
    for (const [kind, rows] of Object.entries<readonly Row[]>(KINDS) as [Kind, readonly Row[]][])
      for (const [question, ...wanted] of halfOf(rows, half)) {
        const begun = process.cpuUsage();
        const answer = await ask(question);
        const { user, system } = process.cpuUsage(begun);
        const milliseconds = (user + system) / 1000;
        const right = isRight(kind !== UNKNOWN, wanted, answer);
        judged.push({ kind, half, question, right, ...countCited(wanted, answer), answer, milliseconds });
      }
  return judged;
}

export const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(({ right }) => right).length / judged.length;
/** Of the sentences cited for what is known, the share that its pages say: an answer may be right beside wrong ones. */
export function shareOfItsPages(judged: readonly Judged[]): number {
  const sum = (count: (one: Judged) => number) => judged.reduce((all, one) => all + count(one), 0);
  const its = sum(({ ofItsPages }) => ofItsPages);
  return its / (its + sum(({ ofOthers }) => ofOthers));
}
export const known = (judged: readonly Judged[]) => judged.filter(({ kind }) => kind !== UNKNOWN);
export const notKnown = (judged: readonly Judged[]) => judged.filter(({ kind }) => kind === UNKNOWN);
export const ofHalf = (judged: readonly Judged[], half: Half) => judged.filter((one) => one.half === half);
