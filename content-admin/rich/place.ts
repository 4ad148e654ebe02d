import type { Editor } from 'tinymce';
import { topOf } from './top-of.ts';

/** The place in the text where somebody writes. */
export interface Place {
  /** Goes back into the text, where it was left: what is selected there is so again. Answers its block. */
  back(): HTMLElement | null;
}

/**
 * Remembers where the text was left for a dialog. A browser that gives a text the focus back puts the cursor at its
 * beginning, and selects nothing; and a card is no longer selected once a dialog has the focus.
 */
export function followPlace(editor: Editor): Place {
  const body = editor.getBody();
  let here: HTMLElement | null = null;
  let left: Range | null = null;
  const restore = () => {
    const range = left;
    left = null;
    if (range && body.contains(range.startContainer) && body.contains(range.endContainer))
      editor.selection.setRng(range);
  };
  editor.on('NodeChange', ({ element }) => {
    if (!left) here = topOf(element, body);
  });
  body.addEventListener('focusout', () => {
    left ??= editor.selection.getRng().cloneRange();
  });
  // By the pointer, the cursor goes where it points.
  for (const name of ['mousedown', 'touchstart'])
    body.addEventListener(name, () => {
      left = null;
    });
  // Within the very task that gives the focus back: a key pressed at once would otherwise write at the beginning.
  body.addEventListener('focusin', restore);
  return {
    back() {
      const block = here;
      editor.focus();
      restore();
      return block?.parentNode === body ? block : topOf(editor.selection.getNode(), body);
    },
  };
}
