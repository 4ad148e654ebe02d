import type { Editor } from 'tinymce';
import { activeOf } from './active.ts';
import { followCardKeys } from './card-keys.ts';
import { keepNbsp } from './keep-nbsp.ts';
import { followKeys } from './keys.ts';
import type { LongPaste } from './long-paste.ts';
import { followMarks } from './marks-typed.ts';
import { followPaste } from './paste.ts';
import { paintProducts } from './products.ts';
import { richWriter } from './rich-writer.ts';
import { RichSession } from './session.ts';
import { followSlash } from './slash.ts';
import type { RichWishes } from './wishes.ts';

/** Reading the whole text takes a few milliseconds: after a pause, not at each key. */
const READ_AFTER_MS = 200;

/** Before the editor draws: its few rules are in rich.css, as the page's policy refuses a `<style>` written at run time. */
export function prepareRich(editor: Editor): void {
  editor.on('PreInit', () => editor.contentStyles.splice(0));
}

/** Begins a session in an editor that is ready. Answers the function that reads what was typed last. */
export function startRich(editor: Editor, wishes: RichWishes): () => void {
  const session = new RichSession(editor);
  session.show(wishes.text());
  const paste = followPaste(editor, session, wishes);
  const flush = followText(editor, session, { ...wishes, paste });
  keepNbsp(editor);
  followKeys(editor, session, wishes);
  followCardKeys(editor, session);
  followMarks(editor);
  paintProducts(editor);
  const writer = richWriter({ editor, session }, wishes.events);
  followSlash(editor, { ...wishes, writer });
  wishes.onReady(writer, editor, session);
  return () => {
    flush();
    // The carets that the engine draws beside a card have styles of their own: read again as the editor goes, these would be refused.
    if (!editor.removed) editor.dom.remove(editor.dom.select('[data-mce-bogus="all"]'));
  };
}

/** Tells each change after a pause; answers the function that tells it at once. */
function followText(
  editor: Editor,
  session: RichSession,
  { events, text, onText, paste }: RichWishes & { paste: LongPaste },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    timer = undefined;
    // A removed editor still tells of changes, when its text is already gone.
    if (editor.removed) return;
    if (paste.isUnderWay()) paste.finish();
    const now = session.read();
    if (now !== text()) onText(now);
  };
  const soon = () => {
    // Once all of it is in.
    if (paste.isUnderWay()) return;
    clearTimeout(timer);
    const mine = setTimeout(() => {
      const isOver = () => timer !== mine || editor.removed;
      void session.readAhead(isOver).then(() => isOver() || read());
    }, READ_AFTER_MS);
    timer = mine;
  };
  editor.on('input change undo redo ExecCommand ObjectResized TableModified', soon);
  editor.on('blur', () => timer && read());
  // Before the screen hears of it, and saves.
  editor.on('keydown', ({ ctrlKey, metaKey, key }) => {
    if ((timer || paste.isUnderWay()) && (ctrlKey || metaKey) && key.toLowerCase() === 's') read();
  });
  editor.on('NodeChange FormatChanged', () => events().onActive(activeOf(editor)));
  return () => (timer || paste.isUnderWay()) && read();
}
