import type { Editor } from 'tinymce';
import { freeNote, noteText } from '../insert/note-text.ts';
import type { Command, RichEvents, Writer } from '../types/writer.ts';
import { calloutOf } from './callout-html.ts';
import { calloutAt, setCallout, type Written } from './callout-tool.ts';
import { leavePiece } from './card-keys.ts';
import { productCardHtml, reusableCardHtml } from './cards.ts';
import { escapeHtml } from './escape-html.ts';
import { noteHtml } from './inline-html.ts';
import { followPlace, type Place } from './place.ts';
import { emptyLine, topOf } from './top-of.ts';

const COMMANDS: Record<Command, (editor: Editor) => void> = {
  paragraph: (editor) => editor.execCommand('FormatBlock', false, 'p'),
  heading2: (editor) => editor.execCommand('FormatBlock', false, 'h2'),
  heading3: (editor) => editor.execCommand('FormatBlock', false, 'h3'),
  heading4: (editor) => editor.execCommand('FormatBlock', false, 'h4'),
  bold: (editor) => editor.execCommand('Bold'),
  italic: (editor) => editor.execCommand('Italic'),
  strike: (editor) => editor.execCommand('Strikethrough'),
  code: (editor) => editor.formatter.toggle('code'),
  bullets: (editor) => editor.execCommand('InsertUnorderedList'),
  numbers: (editor) => editor.execCommand('InsertOrderedList'),
  quote: (editor) => editor.execCommand('mceBlockQuote'),
  preformatted: (editor) => editor.execCommand('FormatBlock', false, 'pre'),
  rule: (editor) => afterWords(editor, () => editor.execCommand('InsertHorizontalRule')),
  table: (editor) =>
    afterWords(editor, () =>
      editor.execCommand('mceInsertTable', false, { rows: 3, columns: 2, options: { headerRows: 1 } }),
    ),
  undo: (editor) => editor.execCommand('Undo'),
  redo: (editor) => editor.execCommand('Redo'),
  rowAfter: (editor) => editor.execCommand('mceTableInsertRowAfter'),
  columnAfter: (editor) => editor.execCommand('mceTableInsertColAfter'),
  deleteRow: (editor) => editor.execCommand('mceTableDeleteRow'),
  deleteColumn: (editor) => editor.execCommand('mceTableDeleteCol'),
  deleteTable: (editor) => editor.execCommand('mceTableDelete'),
};

/** True of an undo or redo that this editor has nothing left for. */
export const isBeyond = ({ undoManager }: Editor, command: Command): command is 'undo' | 'redo' =>
  (command === 'undo' && !undoManager.hasUndo()) || (command === 'redo' && !undoManager.hasRedo());

/** The commands of the toolbar, carried out on a rich text. */
export function richWriter({ editor, session }: Written, events: () => RichEvents): Writer {
  const place = followPlace(editor);
  const anchor = () =>
    editor.dom.getParent(editor.selection.getNode(), 'a[href]') as HTMLAnchorElement | null;
  return {
    run(command) {
      place.back();
      if (isBeyond(editor, command)) return events().onBeyond?.(command);
      COMMANDS[command](editor);
      editor.nodeChanged();
    },
    link() {
      const at = anchor();
      return at
        ? { href: at.getAttribute('href') ?? '', text: at.textContent ?? '' }
        : { href: '', text: editor.selection.getContent({ format: 'text' }) };
    },
    setLink({ href, text }) {
      place.back();
      const at = anchor();
      if (at) editor.selection.select(at);
      if (!href) return void editor.execCommand('Unlink');
      leavePiece(editor);
      const same = editor.selection.getContent({ format: 'text' }) === text;
      if (same && !editor.selection.isCollapsed()) editor.execCommand('mceInsertLink', false, { href });
      else editor.insertContent(`<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>`);
    },
    insertImage: ({ url, alt }) =>
      insertAlone(editor, place, `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"></p>`),
    callout() {
      const at = calloutAt(editor);
      return at && calloutOf(at);
    },
    setCallout(callout) {
      place.back();
      setCallout({ editor, session }, callout);
    },
    insertBlock: (slug) => insertAlone(editor, place, reusableCardHtml(slug)),
    insertPiece: (markdown) => insertAlone(editor, place, session.rewritten(markdown)),
    insertNote(words) {
      place.back();
      const label = freeNote(session.read());
      editor.undoManager.transact(() => {
        leavePiece(editor);
        editor.insertContent(noteHtml(label));
        const note = session.rewritten(noteText(label, words));
        editor.getBody().append(editor.dom.createFragment(note));
      });
      editor.dispatch('change');
      editor.nodeChanged();
    },
    insertProduct: (id) => insertAlone(editor, place, productCardHtml(id)),
    focus: () => editor.focus(),
  };
}

/** After the block the cursor is in, never inside its words; the cursor goes on under it. */
function insertAlone(editor: Editor, place: Place, html: string): void {
  const here = place.back();
  editor.undoManager.transact(() => {
    const body = editor.getBody();
    const [made] = [...editor.dom.createFragment(html).children];
    if (!made) return;
    if (!here) body.append(made);
    else if (here.nodeName === 'P' && editor.dom.isEmpty(here)) here.replaceWith(made);
    else here.after(made);
    const next = made.nextElementSibling;
    const free = next?.nodeName === 'P' && editor.dom.isEmpty(next) ? next : emptyLine(editor);
    if (free !== next) made.after(free);
    editor.selection.setCursorLocation(free, 0);
    made.scrollIntoView({ block: 'nearest' });
  });
  editor.dispatch('SetContent', { content: html } as never);
  editor.nodeChanged();
}

/** On a line of its own under the block the cursor is in: a table never cuts a sentence, nor stands in another. */
function afterWords(editor: Editor, insert: () => void): void {
  editor.undoManager.transact(() => {
    const here = topOf(editor.selection.getNode(), editor.getBody());
    if (here && !(here.nodeName === 'P' && editor.dom.isEmpty(here))) {
      const line = emptyLine(editor);
      here.after(line);
      editor.selection.setCursorLocation(line, 0);
    }
    insert();
  });
}
