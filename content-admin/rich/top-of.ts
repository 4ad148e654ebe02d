import type { Editor } from 'tinymce';

/** The block of the text that holds a node. */
export function topOf(node: Node, body: HTMLElement): HTMLElement | null {
  let at: Node | null = node;
  while (at && at.parentNode !== body) at = at.parentNode;
  return at as HTMLElement | null;
}

/** A line to write in. */
export function emptyLine(editor: Editor): HTMLElement {
  return editor.dom.create('p', {}, '<br data-mce-bogus="1">');
}
