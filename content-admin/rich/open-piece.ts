import type { Editor } from 'tinymce';
import { noteOf } from './note-piece.ts';
import type { RichSession } from './session.ts';
import { topOf } from './top-of.ts';
import type { RichWishes } from './wishes.ts';

interface Around {
  editor: Editor;
  session: RichSession;
  wishes: RichWishes;
}

/** A picture, a note or a locked block, changed in its own dialog. Answers false for anything else. */
export function openPiece(around: Around, node: Element): boolean {
  const top = topOf(node, around.editor.getBody());
  const label = node.closest<HTMLElement>('sup[data-note]')?.dataset.note;
  const note = label === undefined ? null : noteCard(around, label);
  if (note) {
    openLocked(around, note);
    return true;
  }
  if (top?.dataset.card === 'locked') openLocked(around, top);
  else if (!top?.dataset.card && node.nodeName === 'IMG') openPicture(around, node as HTMLImageElement);
  else return false;
  return true;
}

export function tickItem(editor: Editor, item: HTMLElement): void {
  editor.undoManager.transact(() => {
    item.dataset.task = item.dataset.task === 'done' ? 'todo' : 'done';
  });
  editor.dispatch('change');
}

/** The words of a note that the text calls, which stand elsewhere in it. */
function noteCard({ editor, session }: Around, label: string): HTMLElement | null {
  const cards = [...editor.getBody().querySelectorAll<HTMLElement>(':scope > [data-card="locked"]')];
  return cards.find((card) => noteOf(session.rawOf(card))?.label === label) ?? null;
}

function openLocked({ editor, session, wishes }: Around, card: HTMLElement): void {
  const before = session.rawOf(card);
  wishes.events().onLocked(before, (raw) => {
    // Nothing was changed: the block keeps its bytes, and the blank lines around it.
    if (raw === before) return;
    const wasChosen = card.hasAttribute('data-mce-selected');
    const made = [...editor.dom.createFragment(session.rewritten(raw)).children];
    editor.undoManager.transact(() => {
      card.replaceWith(...made);
      session.adopt();
    });
    editor.dispatch('SetContent', {} as never);
    // As the one it stands for was: it would leave a choice of nothing behind.
    if (wasChosen && made[0]) editor.selection.select(made[0]);
  });
}

function openPicture({ editor, wishes }: Around, image: HTMLImageElement): void {
  const change = (work: () => void) => {
    editor.undoManager.transact(work);
    editor.dispatch('change');
    editor.focus();
  };
  const alone = image.parentElement?.childNodes.length === 1 ? topOf(image, editor.getBody()) : null;
  wishes.events().onPicture({
    url: image.getAttribute('src') ?? '',
    alt: image.alt,
    describe: (alt) => change(() => editor.dom.setAttrib(image, 'alt', alt)),
    remove: () => change(() => editor.dom.remove(alone ?? image)),
  });
}
