import type { Editor } from 'tinymce';

const NBSP = '\u00a0';

/**
 * TinyMCE makes plain spaces of all those that do not break, in the words somebody types in: French prices and
 * dates need theirs. It leaves alone what is being composed. The one at the cursor is the browser's own.
 */
export function keepNbsp(editor: Editor): void {
  const keep = (event: { isComposing?: boolean }) => {
    const { startContainer: node, startOffset: at } = editor.selection.getRng();
    const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    const apart = words.slice(0, Math.max(0, at - 1)) + words.slice(at, -1);
    if (apart.includes(NBSP)) event.isComposing = true;
  };
  editor.on('input', keep as never, true);
}
