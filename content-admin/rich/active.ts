import type { Editor } from 'tinymce';
import type { Active, Command, Frame } from '../types/writer.ts';
import { calloutAt } from './callout-tool.ts';

const FORMATS: readonly [Command, string][] = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['strike', 'strikethrough'],
  ['code', 'code'],
  ['quote', 'blockquote'],
  ['heading2', 'h2'],
  ['heading3', 'h3'],
  ['heading4', 'h4'],
  ['preformatted', 'pre'],
];

/** The commands that the toolbar shows as pressed. */
export function activeOf(editor: Editor): Active {
  const found = new Set<Command | Frame>(
    FORMATS.filter(([, format]) => editor.formatter.match(format)).map(([command]) => command),
  );
  const list = editor.dom.getParent(editor.selection.getNode(), 'ul,ol');
  if (list) found.add(list.nodeName === 'OL' ? 'numbers' : 'bullets');
  if (editor.dom.getParent(editor.selection.getNode(), 'table')) found.add('table');
  if (calloutAt(editor)) found.add('callout');
  return found;
}
