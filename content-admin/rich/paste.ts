import type { Editor } from 'tinymce';
import { filesOf } from '../insert/files.ts';
import { freeNotes } from '../insert/note-text.ts';
import { lowerTitles, marksOfStyles, readApart } from './foreign-marks.ts';
import { takeNotes } from './foreign-notes.ts';
import { bringPictures } from './foreign-pictures.ts';
import { LONG_HTML, type LongPaste, longPaste } from './long-paste.ts';
import { blocksOf, cleanPaste, noteMarkdown } from './pasted-markdown.ts';
import type { RichSession } from './session.ts';
import type { RichWishes } from './wishes.ts';
import { tidyLists, wordLists } from './word-lists.ts';

/** The mark of words copied in this editor: their cards and frames are kept. */
const OWN = 'x-tinymce/html';
const MAY_HAVE_NOTES = /href=["']?[^"'\s>]*#/i;

/**
 * Fits a paste into this text: pictures go to the library, and a first-level heading goes under the page's own
 * title. A long one is put in piece by piece, which is answered.
 */
export function followPaste(editor: Editor, session: RichSession, wishes: RichWishes): LongPaste {
  const long = longPaste(editor);
  const read = (html: string) => {
    const body = readApart(html);
    bringPictures(body, (files) => wishes.events().onFiles(files));
    return body;
  };
  editor.on('paste drop', (event) => {
    const data = 'clipboardData' in event ? event.clipboardData : (event as DragEvent).dataTransfer;
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    wishes.events().onFiles(files);
  });
  const before = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    const html = data?.getData('text/html') ?? '';
    if (data?.types.includes(OWN) || filesOf(data).length > 0) return;
    if (html.length < LONG_HTML && !MAY_HAVE_NOTES.test(html)) return;
    const apart = readApart(html);
    const notes = takeNotes(apart, (count) => freeNotes(session.read(), count));
    if (html.length < LONG_HTML && notes.length === 0) return;
    event.preventDefault();
    bringPictures(apart, (files) => wishes.events().onFiles(files));
    cleanPaste(apart);
    long.put(
      blocksOf(apart),
      notes.map((note) => session.rewritten(noteMarkdown(note))),
    );
  };
  // Before the engine, which takes a paste whole.
  editor.on('paste', before, true);
  editor.on('PastePreProcess', (event) => {
    const body = read(event.content);
    if (event.internal) {
      marksOfStyles(body);
      wordLists(body);
      tidyLists(body);
      lowerTitles(body);
    } else cleanPaste(body);
    event.content = body.innerHTML;
  });
  return long;
}
