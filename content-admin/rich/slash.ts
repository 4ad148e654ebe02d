import type { Editor } from 'tinymce';
import type { SlashMenu } from '../types/slash-menu.ts';
import type { Writer } from '../types/writer.ts';
import { isInsert, type SlashName, slashItems } from './slash-items.ts';
import type { RichWishes } from './wishes.ts';

interface Around extends RichWishes {
  writer: Writer;
}

/**
 * « / » at the beginning of an empty line: what can be put there. The words after it are read at each key, in its very
 * task: Enter takes what was typed, however quickly it came. The list itself is drawn by the screen.
 */
export function followSlash(editor: Editor, { events, onSlash, writer }: Around): void {
  let menu: SlashMenu | null = null;
  /** Its list was closed: it stays so while the sign is there. */
  let dismissed: HTMLElement | null = null;
  const show = (next: SlashMenu | null) => {
    if (!next && !menu) return;
    menu = next;
    onSlash(next);
  };
  const follow = () => {
    const line = lineAt(editor);
    if (line !== dismissed) dismissed = null;
    const items = line && !dismissed ? slashItems(typedIn(line).slice(1), events().without) : [];
    if (!line || items.length === 0) return show(null);
    show({ items: items.map(({ name }) => name), at: 0, ...placeIn(editor, line), pick });
  };

  function pick(name: string): void {
    const line = lineAt(editor);
    show(null);
    if (!line) return;
    editor.undoManager.transact(() => {
      editor.selection.select(line, true);
      editor.execCommand('Delete');
    });
    const chosen = name as SlashName;
    if (isInsert(chosen)) events().onInsert(chosen);
    else writer.run(chosen);
  }

  editor.on('input', follow);
  // The cursor went elsewhere, or the line is another: a list is opened by typing alone.
  editor.on('NodeChange', () => menu && !lineAt(editor) && show(null));
  editor.on('blur', () => show(null));
  editor.on(
    'keydown',
    (event) => {
      if (!menu || event.isComposing) return;
      const { items, at } = menu;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) show({ ...menu, at: (at + step + items.length) % items.length });
      else if (event.key === 'Enter' || event.key === 'Tab') pick(items[at] ?? '');
      else if (event.key === 'Escape') {
        dismissed = lineAt(editor);
        return show(null);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Under the line, from the corner of the area: drawn again, the list stays there whatever was scrolled meanwhile. */
function placeIn(editor: Editor, line: HTMLElement): { bottom: number; left: number } {
  const words = line.ownerDocument.createRange();
  words.selectNodeContents(line);
  const { bottom, left } = words.getBoundingClientRect();
  const area = editor.getBody().parentElement?.getBoundingClientRect();
  return { bottom: bottom - (area?.top ?? 0), left: left - (area?.left ?? 0) };
}

/** Without the mark of no width that the engine keeps a place with. */
const typedIn = (line: HTMLElement) => (line.textContent ?? '').replaceAll('\uFEFF', '');

/** The paragraph of the text itself that the sign begins, where the cursor is at the end of it. */
function lineAt(editor: Editor): HTMLElement | null {
  const range = editor.selection.getRng();
  const line = editor.dom.getParent(range.startContainer, 'p') as HTMLElement | null;
  const inText = line?.parentElement === editor.getBody() || line?.parentElement?.nodeName === 'ASIDE';
  if (!line || !inText || !range.collapsed || !/^\/(?!\s)/.test(typedIn(line))) return null;
  const after = line.ownerDocument.createRange();
  after.selectNodeContents(line);
  after.setStart(range.endContainer, range.endOffset);
  return after.toString().replaceAll('\uFEFF', '') === '' ? line : null;
}
