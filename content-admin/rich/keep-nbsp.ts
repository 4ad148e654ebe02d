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
  const drop = (event: KeyboardEvent) => {
    if (isIdleSpace(editor, event)) event.preventDefault();
  };
  editor.on('keydown', drop, true);
}

/** A plain space before the first word of a block is nobody's word: browsers make one that does not break of it. */
function isIdleSpace(editor: Editor, { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (key !== ' ' || ctrlKey || metaKey || altKey || isComposing || !editor.selection.isCollapsed())
    return false;
  const block = editor.dom.getParent(editor.selection.getNode(), editor.dom.isBlock);
  if (!block || block === editor.getBody() || editor.dom.getParent(block, 'pre')) return false;
  const before = editor.selection.getRng().cloneRange();
  before.setStart(block, 0);
  return (
    before.toString().replace(/\ufeff/g, '') === '' &&
    before.cloneContents().querySelector('img, sup, br') === null
  );
}
