import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { cleanText } from '../insert/clean-text.ts';
import { freeNotes } from '../insert/note-text.ts';
import type { ReadPaste } from '../rich/pasted-markdown.ts';
import type { WriterEvents } from '../types/writer.ts';
import { keepPlace } from './paste-place.ts';

/** The places where Markdown says nothing: code, and the header of a whole document. */
const PLAIN = /^(?:FencedCode|CodeBlock|InlineCode|CodeText|Frontmatter|FrontmatterContent|HTMLBlock)$/;

/**
 * Words copied with their looks are pasted as Markdown; Ctrl+Shift+V, which brings no looks, pastes them as they are.
 * Answers false for what the editor pastes by itself.
 */
export function pasteHtml(event: ClipboardEvent, view: EditorView, events: () => WriterEvents): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const plain = cleanText(event.clipboardData?.getData('text/plain') ?? '');
  // An address alone becomes the link of what is selected.
  if (html === '' || /^\s*https?:\/\/\S+\s*$/.test(plain) || isPlainPlace(view)) return false;
  event.preventDefault();
  const placeNow = keepPlace(view);
  void import('../rich/pasted-markdown.ts')
    .then(({ readPaste }) =>
      readPaste(html, {
        onFiles: (files) => events().onFiles(files),
        labels: (count) => freeNotes(view.state.doc.toString(), count),
      }),
    )
    .catch(() => null)
    // A text that was left meanwhile takes nothing any more.
    .then((read) => view.dom.isConnected && put(view, placeNow(), read ?? { text: plain, notes: [] }));
  return true;
}

function isPlainPlace(view: EditorView): boolean {
  const { from } = view.state.selection.main;
  for (let at = syntaxTree(view.state).resolveInner(from, -1); at.parent; at = at.parent)
    if (PLAIN.test(at.name)) return true;
  return false;
}

interface Place {
  from: number;
  to: number;
}

/** Blocks stand apart from the words around them; a line is pasted into its line; notes go to the text's end. */
function put(view: EditorView, place: Place, { text: given, notes }: ReadPaste): void {
  const text = given.replace(/\r\n?/g, '\n');
  const { main } = view.state.selection;
  const blocks = /\n\s*\n|^(?:#{1,6}|[-|>]|\d+\.)\s/.test(text);
  const { from, to } = blocks ? withoutBreaks(view, place) : place;
  const lead = blocks ? lineEnds(/\n*$/.exec(view.state.sliceDoc(0, from))?.[0].length ?? 0, from === 0) : '';
  const rest = view.state.doc.length === to;
  const tail = blocks ? lineEnds(/^\n*/.exec(view.state.sliceDoc(to))?.[0].length ?? 0, rest) : '';
  const insert = lead + text + tail;
  view.dispatch({
    changes: notes.length > 0 ? withNotes(view, { from, to, insert }, notes) : { from, to, insert },
    // Whoever wrote on elsewhere meanwhile keeps their cursor.
    ...(main.from === place.from && main.to === place.to
      ? { selection: { anchor: from + lead.length + text.length }, scrollIntoView: true }
      : {}),
    userEvent: 'input.paste',
  });
}

/** Under the text's last words, which may be the paste's own. */
function withNotes(
  view: EditorView,
  paste: Place & { insert: string },
  notes: readonly string[],
): ChangeSpec {
  const text = view.state.doc.toString();
  const end = text.trimEnd().length;
  const below = `${notes.join('\n\n')}\n`;
  if (end <= paste.to) return { ...paste, to: text.length, insert: `${paste.insert.trimEnd()}\n\n${below}` };
  return [paste, { from: end, to: text.length, insert: `\n\n${below}` }];
}

/** A hard break beside blocks parts no lines any more: its mark would be shown. */
function withoutBreaks({ state }: EditorView, { from, to }: Place): Place {
  const before = /(?:(?<!\\)\\| {2,})\n$/.exec(state.sliceDoc(0, from))?.[0].length ?? 0;
  const after = /^(?:\\| {2,})(?=\n)/.exec(state.sliceDoc(to))?.[0].length ?? 0;
  return { from: from - before, to: to + after };
}

/** The line ends that lack to a blank line; none at the text's own end. */
const lineEnds = (there: number, atEnd: boolean) => (atEnd ? '' : '\n'.repeat(Math.max(0, 2 - there)));
