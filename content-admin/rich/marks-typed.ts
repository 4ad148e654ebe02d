import type { Editor } from 'tinymce';

/** Signs that end a word with marks around it; the marks themselves do not. */
const SIGN = /^[\s.,;:!?…)\]}»”’"'/–—-]$/u;
const SPACE = 32;

/**
 * The engine makes « **gras** » bold as the space key comes up, or a moment after a few signs: whoever types fast has
 * written on by then, and keeps the asterisks. It is told at the very sign instead, as if that key came up.
 */
export function followMarks(editor: Editor): void {
  editor.on('input', ({ inputType, data }) => {
    if (inputType === 'insertText' && data && SIGN.test(data))
      editor.dispatch('keyup', new KeyboardEvent('keyup', { keyCode: SPACE }));
  });
}
