import type { Editor } from 'tinymce';
import { noteOf } from './note-piece.ts';
import type { RichSession } from './session.ts';

/** A key that writes something, accents made of two keys and AltGr's signs among them. */
function isTyped(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (key.length > 1 && key !== 'Dead') return false;
  return (!ctrlKey && !metaKey) || event.getModifierState('AltGraph');
}

/** The beginning or the end of the text, asked for by its keys. */
function endOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'Home' | 'End' | null {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return null;
  return key === 'Home' || key === 'End' ? key : null;
}

/** A card, or the call of a note, chosen as one piece: nothing can be written in it. */
function chosenPiece(editor: Editor): HTMLElement | null {
  const node = editor.selection.getNode();
  return node.matches('[contenteditable="false"][data-mce-selected]') ? node : null;
}

function putBefore(editor: Editor, node: Node): void {
  const range = editor.dom.createRng();
  range.setStartBefore(node);
  range.collapse(true);
  editor.selection.setRng(range);
}

function putAfter(editor: Editor, node: Node): void {
  const range = editor.dom.createRng();
  range.setStartAfter(node);
  range.collapse(true);
  editor.selection.setRng(range);
}

/** Goes beside a chosen piece: what is put in would otherwise stand in its place. */
export function leavePiece(editor: Editor): void {
  const piece = chosenPiece(editor);
  if (piece) putAfter(editor, piece);
}

/**
 * Beside a card the engine draws a caret of its own, last in the text: Ctrl+End of the browser's would go into it, and
 * words written there are lost. A chosen card takes no words either: they go under it.
 */
export function followCardKeys(editor: Editor, session: RichSession): void {
  editor.on(
    'keydown',
    (event) => {
      const end = endOf(event);
      if (isTyped(event)) leavePiece(editor);
      if (!end) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isNote = (block: Element) => noteOf(session.rawOf(block)) !== null;
      goTo(editor, end, isNote);
    },
    true,
  );
}

/** Readers see the notes below the text, wherever they are written: its end is over those that stand last. */
function goTo(editor: Editor, end: 'Home' | 'End', isNote: (block: Element) => boolean): void {
  const blocks = [...editor.getBody().children].filter((one) => !one.hasAttribute('data-mce-bogus'));
  const last = blocks.findLast((one) => !isNote(one)) ?? blocks.at(-1);
  const block = end === 'Home' ? blocks[0] : last;
  if (!block) return;
  if (block.getAttribute('contenteditable') === 'false')
    end === 'Home' ? putBefore(editor, block) : putAfter(editor, block);
  else {
    editor.selection.select(block, true);
    editor.selection.collapse(end === 'Home');
    // The call of a note at the very end: beside it, and not on it, or Enter would open its note.
    const piece = editor.selection.getNode();
    if (piece !== block && piece.getAttribute('contenteditable') === 'false')
      end === 'Home' ? putBefore(editor, piece) : putAfter(editor, piece);
  }
  editor.selection.scrollIntoView();
}
