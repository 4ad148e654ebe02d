import type { Mark } from '../types/writer.ts';

/** The signs by which Markdown writes a mark, around or before the words that are selected. */
export interface Tool {
  name: Mark;
  /** Before each line (`block`), or on both sides (`inline`, and `fence` on lines of their own). */
  kind: 'block' | 'inline' | 'fence';
  before: string;
  after: string;
}

export const TOOLS: readonly Tool[] = [
  { name: 'paragraph', kind: 'block', before: '', after: '' },
  { name: 'heading2', kind: 'block', before: '## ', after: '' },
  { name: 'heading3', kind: 'block', before: '### ', after: '' },
  { name: 'heading4', kind: 'block', before: '#### ', after: '' },
  { name: 'bold', kind: 'inline', before: '**', after: '**' },
  { name: 'italic', kind: 'inline', before: '*', after: '*' },
  { name: 'strike', kind: 'inline', before: '~~', after: '~~' },
  { name: 'code', kind: 'inline', before: '`', after: '`' },
  { name: 'bullets', kind: 'block', before: '- ', after: '' },
  { name: 'numbers', kind: 'block', before: '1. ', after: '' },
  { name: 'quote', kind: 'block', before: '> ', after: '' },
  { name: 'preformatted', kind: 'fence', before: '```\n', after: '\n```' },
];

export function toolOf(name: Mark): Tool {
  return TOOLS.find((tool) => tool.name === name) as Tool;
}

export interface Marked {
  from: number;
  to: number;
  insert: string;
  /** The selection afterwards. */
  selection: [number, number];
}

/** Applies a tool to the selection of a text. Pressed again on the same words, a tool undoes itself. */
export function applyTool(tool: Tool, text: string, [start, end]: [number, number]): Marked {
  if (tool.kind === 'inline') return markWords(tool, text, [start, end]);
  const [from, to] = lines(text, [start, end]);
  return tool.kind === 'fence' ? markWords(tool, text, [from, to]) : markLines(tool, text, [from, to]);
}

/** The whole lines of a selection. */
function lines(text: string, [start, end]: [number, number]): [number, number] {
  const stop = text.indexOf('\n', end);
  return [text.lastIndexOf('\n', start - 1) + 1, stop < 0 ? text.length : stop];
}

function markWords({ before, after }: Tool, text: string, [start, end]: [number, number]): Marked {
  const around = text.slice(start - before.length, start) === before && text.startsWith(after, end);
  const chosen = text.slice(start, end);
  if (around)
    return {
      from: start - before.length,
      to: end + after.length,
      insert: chosen,
      selection: [start - before.length, end - before.length],
    };
  const at = start + before.length;
  return { from: start, to: end, insert: before + chosen + after, selection: [at, at + chosen.length] };
}

/** Marks of one family replace each other: a second-level heading becomes a third-level one. */
const FAMILY: Partial<Record<Mark, RegExp>> = {
  quote: /^> ?/,
  bullets: /^(?:[-*+]|\d+[.)]) /,
  numbers: /^(?:[-*+]|\d+[.)]) /,
};
const HEADING = /^#{1,6} /;

function markLines({ name, before }: Tool, text: string, [from, to]: [number, number]): Marked {
  const family = FAMILY[name] ?? HEADING;
  const chosen = text.slice(from, to).split('\n');
  const mark = (n: number) => (name === 'numbers' ? `${n + 1}. ` : before);
  const done = before !== '' && chosen.every((line, n) => line.startsWith(mark(n)));
  const insert = chosen.map((line, n) => (done ? '' : mark(n)) + line.replace(family, '')).join('\n');
  return { from, to, insert, selection: [from + insert.length, from + insert.length] };
}
