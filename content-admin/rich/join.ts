import { type Block, type Blocks, joined } from './blocks.ts';
import { countBlocks, typesOf } from './lexer.ts';
import { type ListMarks, marksOf, otherMarks, USUAL_MARKS } from './list-marks.ts';
import { inItsManner } from './same-manner.ts';
import { isReadAs, markdownOf } from './to-markdown.ts';

/** One piece of the rich editor's text. */
export interface Shown {
  /** The block of the text it came from; null for what was added. */
  key: number | null;
  /** Its Markdown when it is untouched, locked or a product; null when its HTML is to be converted. */
  raw: string | null;
  html: string;
}

interface Written {
  key: number | null;
  markdown: string;
  kept: boolean;
  rewrite(marks: ListMarks): string;
}

const BLANK_LINE = /\n[ \t]*\n/;
/** Keeps apart two blocks that would be read as one; the page does not show it. */
const DIVIDER = '\n\n<!-- -->\n\n';

/**
 * The text of what the editor shows: kept blocks with their own bytes and the blank lines that followed them,
 * changed ones converted.
 */
export function joinShown(source: Blocks, shown: readonly Shown[]): string {
  if (isUntouched(source, shown)) return joined(source);
  const written = shown.map((item) => write(source, item)).filter(({ markdown }) => markdown !== '');
  // Blank lines alone are shown as an empty paragraph, which nobody typed.
  if (written.length === 0) return source.blocks.length === 0 ? source.lead : '';
  let text = source.lead.endsWith('\n') ? source.lead : '';
  for (const [n, item] of written.entries()) {
    const next = written[n + 1];
    text += item.markdown + (next ? between(source, item, next) : '');
  }
  const tail = source.tail ?? source.blocks.at(-1)?.gap ?? '\n';
  return text + tail;
}

function isUntouched({ blocks }: Blocks, shown: readonly Shown[]): boolean {
  return (
    blocks.length === shown.length && shown.every(({ key, raw }, n) => key === n && raw === blocks[n]?.raw)
  );
}

function write(source: Blocks, { key, raw, html }: Shown): Written {
  const from: Block | undefined = key === null ? undefined : source.blocks[key];
  const rewrite = (marks: ListMarks) => markdownOf(html, marks);
  if (raw !== null) return { key, markdown: raw, kept: true, rewrite: () => raw };
  const markdown = from ? changedFrom(source, from, html) : rewrite(USUAL_MARKS);
  return { key, markdown, kept: false, rewrite };
}

/** The Markdown of a changed block, with everything nobody changed as it was written. */
function changedFrom(source: Blocks, { raw, html: was }: Block, html: string): string {
  const marks = marksOf(raw);
  const changed = markdownOf(html, marks);
  const usual = markdownOf(was, marks);
  const own = inItsManner({ raw: withOpening(raw, usual, changed), usual, changed });
  return own !== changed && isReadAs(html, own, definitionsOf(source)) ? own : changed;
}

/** A callout whose own line was changed keeps nothing of how that line was written. */
function withOpening(raw: string, usual: string, changed: string): string {
  const [opening = ''] = usual.split('\n', 1);
  const same = !opening.startsWith(':::') || changed.startsWith(`${opening}\n`);
  return same ? raw : raw.replace(/^[^\n]*/, () => opening);
}

/** The addresses that links of the text name. */
export const definitionsOf = ({ blocks }: Blocks) =>
  blocks
    .filter(({ reason }) => reason === 'definition')
    .map(({ raw }) => raw)
    .join('\n');

/** The blank lines between two blocks; may write `next` with other marks. */
function between(source: Blocks, item: Written, next: Written): string {
  const gap = item.key === null ? '' : (source.blocks[item.key]?.gap ?? '');
  const follows = item.key !== null && next.key === item.key + 1;
  if (follows && ((item.kept && next.kept) || staysApart(item.markdown, gap, next.markdown))) return gap;
  const blank = BLANK_LINE.test(gap) ? gap : '\n\n';
  if (!wouldMerge(item.markdown, next.markdown)) return blank;
  next.markdown = next.rewrite(otherMarks(marksOf(item.markdown)));
  return wouldMerge(item.markdown, next.markdown) ? DIVIDER : blank;
}

/** True when the old gap still keeps two blocks apart, now that one of them is written again. */
function staysApart(a: string, gap: string, b: string): boolean {
  return gap !== '' && typesOf(a + gap + b) === typesOf(a) + typesOf(b);
}

function wouldMerge(a: string, b: string): boolean {
  return countBlocks(`${a}\n\n${b}`) < countBlocks(a) + countBlocks(b);
}
