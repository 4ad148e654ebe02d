/** A mark of Markdown put around or before what is selected. */
export interface Tool {
  name: 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'product';
  /** With Ctrl or ⌘. */
  key?: string;
  /** Before each line (`block`), or on both sides (`inline`). */
  kind: 'block' | 'inline';
  before: string;
  after: string;
}

export const TOOLS: readonly Tool[] = [
  { name: 'heading', kind: 'block', before: '## ', after: '' },
  { name: 'bold', key: 'b', kind: 'inline', before: '**', after: '**' },
  { name: 'italic', key: 'i', kind: 'inline', before: '*', after: '*' },
  { name: 'link', key: 'k', kind: 'inline', before: '[', after: '](https://)' },
  { name: 'list', kind: 'block', before: '- ', after: '' },
  { name: 'quote', kind: 'block', before: '> ', after: '' },
  { name: 'product', kind: 'inline', before: '\n::produit{id=', after: '}\n' },
];

export interface Marked {
  from: number;
  to: number;
  insert: string;
  /** What is selected afterwards. */
  selection: [number, number];
}

/** Where a tool writes, given a text and what is selected in it. Pressed again on the same words, it undoes itself. */
export function applyTool(tool: Tool, text: string, [start, end]: [number, number]): Marked {
  return tool.kind === 'block' ? markLines(tool, text, [start, end]) : markWords(tool, text, [start, end]);
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

function markLines({ before }: Tool, text: string, [start, end]: [number, number]): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.every((line) => line.startsWith(before));
  const insert = lines.map((line) => (marked ? line.slice(before.length) : before + line)).join('\n');
  return { from, to, insert, selection: [from + insert.length, from + insert.length] };
}
