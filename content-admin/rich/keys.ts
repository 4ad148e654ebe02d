import type { Editor } from 'tinymce';
import { topOf } from './rich-writer.ts';
import type { RichSession } from './session.ts';
import type { RichWishes } from './start.ts';

/** After Escape, Tab leaves the text wherever the cursor is: lists and tables use it otherwise. */
const ESCAPE_HOLDS_MS = 2_000;

export function followKeys(editor: Editor, session: RichSession, wishes: RichWishes): void {
  let escapedAt = Number.NEGATIVE_INFINITY;
  editor.addShortcut('meta+k', '', () => wishes.events().onLinkKey());
  for (const level of [2, 3, 4])
    editor.addShortcut(`meta+alt+${level}`, '', () => editor.execCommand('FormatBlock', false, `h${level}`));
  editor.on(
    'keydown',
    (event) => {
      if (event.key === 'Escape') escapedAt = performance.now();
      else if (event.key === 'Tab' && performance.now() - escapedAt < ESCAPE_HOLDS_MS)
        event.stopImmediatePropagation();
      else if (event.key === 'Enter') openOrTick(event);
    },
    true,
  );
  editor.on('dblclick', ({ target }) => open(topOf(target, editor.getBody())));
  editor.on('click', (event) => {
    const item = (event.target as Element).closest<HTMLElement>('li[data-task]');
    // The box is drawn in the margin, before the item's own words.
    if (item && event.target === item && event.offsetX < 0) tick(item);
  });

  function openOrTick(event: KeyboardEvent): void {
    const card = topOf(editor.selection.getNode(), editor.getBody());
    const item = editor.dom.getParent(editor.selection.getNode(), 'li[data-task]') as HTMLElement | null;
    if (card?.dataset.card === 'locked') open(card);
    else if (item && (event.ctrlKey || event.metaKey)) tick(item);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function tick(item: HTMLElement): void {
    editor.undoManager.transact(() => {
      item.dataset.task = item.dataset.task === 'done' ? 'todo' : 'done';
    });
    editor.dispatch('change');
  }

  function open(card: HTMLElement | null): void {
    if (card?.dataset.card !== 'locked') return;
    wishes.events().onLocked(session.rawOf(card), (raw) => {
      editor.undoManager.transact(() => {
        const made = editor.dom.createFragment(session.rewritten(raw));
        card.replaceWith(made);
        session.adopt();
      });
      editor.dispatch('SetContent', {} as never);
    });
  }
}
