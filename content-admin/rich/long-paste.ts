import type { Editor } from 'tinymce';
import tinymce from 'tinymce';
import { breathe } from './breathe.ts';
import { topOf } from './top-of.ts';

/** HTML from which a paste is put in piece by piece, and the HTML of a piece. */
export const LONG_HTML = 60_000;
const PIECE_HTML = 30_000;

export interface LongPaste {
  /** Puts blocks where the caret is, and others at the end, as one step that an undo takes back whole. */
  put(blocks: readonly string[], atEnd?: readonly string[]): void;
  /** True until all of it is in. */
  isUnderWay(): boolean;
  /** Puts in at once what is still to come: the text is about to be read, or the paste to be undone. */
  finish(): void;
}

/** A long paste made in one go would hold the page for seconds: the keys are answered between its pieces. */
export function longPaste(editor: Editor): LongPaste {
  let left: string[] = [];
  /** The block that was put in last. */
  let last: Element | null = null;
  /** The steps to undo that there were before. */
  let steps = 0;

  function next(): void {
    const piece = left.shift();
    // An undo took away what was put in: the rest goes with it.
    if (piece === undefined || !last?.isConnected) {
      left = [];
      return;
    }
    const blocks = childrenOf(editor, piece);
    last.after(...blocks);
    last = blocks.at(-1) ?? last;
  }
  function end(): void {
    if (!last) return;
    if (last.isConnected) editor.selection.setCursorLocation(last, last.childNodes.length);
    last = null;
    // Whatever was typed between two pieces is the same step.
    editor.undoManager.data.length = steps;
    editor.undoManager.add();
  }
  function finish(): void {
    while (left.length > 0) next();
    end();
  }
  async function goOn(): Promise<void> {
    while (left.length > 0) {
      await breathe();
      if (editor.removed) return;
      next();
    }
    end();
  }
  editor.on('BeforeExecCommand', ({ command }) => {
    if (command === 'Undo') finish();
  });
  return {
    isUnderWay: () => last !== null,
    put(blocks, atEnd = []) {
      finish();
      const [first, ...rest] = inPieces(blocks);
      if (first === undefined) return;
      editor.undoManager.add();
      steps = editor.undoManager.data.length;
      editor.undoManager.ignore(() => {
        editor.insertContent(first);
        editor.getBody().append(editor.dom.createFragment(atEnd.join('')));
      });
      last = topOf(editor.selection.getNode(), editor.getBody());
      left = rest;
      void goOn();
    },
    finish,
  };
}

/** Blocks put together up to the length of a piece. */
function inPieces(blocks: readonly string[]): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const block of blocks) {
    piece += block;
    if (piece.length < PIECE_HTML) continue;
    pieces.push(piece);
    piece = '';
  }
  return piece ? [...pieces, piece] : pieces;
}

/** The elements that the editor would make of HTML, with none that this text does not take. */
function childrenOf(editor: Editor, html: string): Element[] {
  const place = editor.getDoc().createElement('div');
  place.innerHTML = tinymce.html.Serializer({}, editor.schema).serialize(editor.parser.parse(html));
  return Array.from(place.children);
}
