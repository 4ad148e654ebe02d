import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { freeNote, noteText } from '../insert/note-text.ts';
import type { Command, LinkAtCursor, Mark, Writer, WriterEvents } from '../types/writer.ts';
import { calloutIn, writeCallout } from './callout-code.ts';
import { insertBlock, writeTool } from './markdown-commands.ts';

const TABLE = '| Colonne | Colonne |\n| --- | --- |\n|  |  |';
const LINK = /\[((?:\\.|[^\]\\\n])*)\]\(([^)\s]*)(?:\s+"[^"\n]*")?\)/g;

/** The commands of the toolbar, carried out on a text written as Markdown. */
export function codeWriter(view: EditorView, events: () => WriterEvents): Writer {
  return {
    run(command) {
      if (command !== 'undo' && command !== 'redo') return run(view, command);
      if (!(command === 'undo' ? undo : redo)(view)) events().onBeyond?.(command);
      view.focus();
    },
    link: () => linkAt(view) ?? { href: '', text: selected(view) },
    setLink: (link) => setLink(view, link),
    insertImage: ({ url, alt }) => insertBlock(view, `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`),
    callout: () => calloutIn(view.state),
    setCallout: (callout) => writeCallout(view, callout),
    insertBlock: (slug) => insertBlock(view, `::bloc{nom=${slug}}`),
    insertPiece: (markdown) => insertBlock(view, markdown),
    insertNote: (words) => insertNote(view, words),
    insertProduct: (id) => insertBlock(view, `::produit{id=${id}}`),
    focus: () => view.focus(),
  };
}

const OTHERS: Partial<Record<Command, (view: EditorView) => void>> = {
  rule: (view) => insertBlock(view, '---'),
  table: (view) => insertBlock(view, TABLE),
};

function run(view: EditorView, command: Command): void {
  const other = OTHERS[command];
  if (other) other(view);
  else writeTool(view, command as Mark);
  view.focus();
}

function selected({ state }: EditorView): string {
  const { from, to } = state.selection.main;
  return state.sliceDoc(from, to);
}

/** The link around the cursor, with its place in the text. */
function linkAt({ state }: EditorView): (LinkAtCursor & { from: number; to: number }) | null {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  for (const match of line.text.matchAll(LINK)) {
    const start = line.from + match.index;
    const end = start + match[0].length;
    if (from >= start && to <= end)
      return { href: match[2] ?? '', text: match[1] ?? '', from: start, to: end };
  }
  return null;
}

function setLink(view: EditorView, { href, text }: LinkAtCursor): void {
  const { from, to } = linkAt(view) ?? view.state.selection.main;
  const insert = href ? `[${text || href}](${href})` : text;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    scrollIntoView: true,
    userEvent: 'input.link',
  });
  view.focus();
}

/** The call of a note at the cursor, and its words in a block of their own at the end. */
function insertNote(view: EditorView, words: string): void {
  const { doc, selection } = view.state;
  const label = freeNote(doc.toString());
  const call = `[^${label}]`;
  const at = selection.main.to;
  const trailing = /\n*$/.exec(doc.toString())?.[0].length ?? 0;
  const end = Math.max(doc.length - trailing, at);
  view.dispatch({
    changes: [
      { from: at, insert: call },
      { from: end, to: doc.length, insert: `\n\n${noteText(label, words)}\n` },
    ],
    selection: { anchor: at + call.length },
    scrollIntoView: true,
    userEvent: 'input.insert',
  });
  view.focus();
}
