import type { Row } from '../answer.ts';
import type { Line } from '../passages/cut.ts';

/** A sentence of a page, word for word. */
export interface Sentence {
  text: string;
  kind: Line['kind'];
  line: number;
  row?: Row;
  /** The question of the same line that this sentence answers: nobody would understand it without. */
  asks?: string;
}

/** A page asks itself questions too. */
export const isQuestion = (text: string): boolean => /\?$/.test(text);

const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });
/** Signs after which a sentence is not over: "n° 2025", "art. L1225", "M. Martin". */
const UNENDED = /(?:^|\s)(?:n°|art\.|M\.|Mme|cf\.|env\.|etc\.)\s*$/;

function split(text: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (UNENDED.test(open)) continue;
    found.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') found.push(open.trim());
  return found.filter((one) => /\p{L}/u.test(one));
}

const read = new WeakMap<readonly Line[], readonly Sentence[]>();

/** The sentences of a part, in order; a row of a table is one. Read once for as long as its page stays in memory. */
export function sentencesOf(lines: readonly Line[]): readonly Sentence[] {
  const known = read.get(lines) ?? sentences(lines);
  read.set(lines, known);
  return known;
}

function sentences(lines: readonly Line[]): Sentence[] {
  return lines.flatMap(({ kind, text, cells = [], head = [] }, line): Sentence[] => {
    if (kind === 'row')
      return [{ text: text.replaceAll('\t', ' '), kind, line, row: { head: [...head], cells: [...cells] } }];
    const texts = split(text);
    const [first = '', ...others] = texts;
    if (others.length === 0 || !isQuestion(first)) return texts.map((one) => ({ text: one, kind, line }));
    return [{ text: first, kind, line }, ...others.map((one) => ({ text: one, kind, line, asks: first }))];
  });
}
