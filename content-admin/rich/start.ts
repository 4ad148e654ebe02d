import type { Editor } from 'tinymce';
import { activeOf } from './active.ts';
import { tinymce } from './engine.ts';
import { keepNbsp } from './keep-nbsp.ts';
import { followKeys } from './keys.ts';
import { RICH_OPTIONS } from './options.ts';
import { followPaste } from './paste.ts';
import { paintProducts } from './products.ts';
import { richWriter } from './rich-writer.ts';
import { RichSession } from './session.ts';
import type { RichWishes } from './wishes.ts';

/** Reading the whole text takes a few milliseconds: after a pause, not at each key. */
const READ_AFTER_MS = 200;

/** Starts TinyMCE in an element. Stopping it reads what was typed last. */
export function startRich(target: HTMLElement, wishes: RichWishes): { stop(): void } {
  let stopped = false;
  let flush = () => {};
  const setup = (editor: Editor) => {
    // Its own few rules are in rich.css: a `<style>` written at run time would be refused by the page's policy.
    editor.on('PreInit', () => editor.contentStyles.splice(0));
    editor.on('init', () => {
      if (stopped) return;
      const session = new RichSession(editor);
      session.show(wishes.text());
      flush = followText(editor, session, wishes);
      keepNbsp(editor);
      followKeys(editor, session, wishes);
      followPaste(editor, wishes);
      paintProducts(editor);
      target.removeAttribute('aria-busy');
      wishes.onReady(richWriter(editor), editor, session);
    });
  };
  const made = tinymce.init({ ...RICH_OPTIONS, target, setup });
  return {
    stop() {
      stopped = true;
      flush();
      made.then(([editor]) => editor?.remove());
    },
  };
}

/** Tells each change after a pause; answers the function that tells it at once. */
function followText(editor: Editor, session: RichSession, { events, text, onText }: RichWishes): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    timer = undefined;
    // A removed editor still tells of changes, when its text is already gone.
    if (editor.removed) return;
    const now = session.read();
    if (now !== text()) onText(now);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(read, READ_AFTER_MS);
  };
  editor.on('input change undo redo ExecCommand ObjectResized TableModified', soon);
  editor.on('blur', () => timer && read());
  editor.on('NodeChange FormatChanged', () => events().onActive(activeOf(editor)));
  return () => timer && read();
}
