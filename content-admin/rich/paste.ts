import type { Editor } from 'tinymce';
import { filesOf } from '../insert/files.ts';
import { lowerTitles, marksOfStyles, readApart } from './foreign-marks.ts';
import { bringPictures } from './foreign-pictures.ts';
import type { RichWishes } from './wishes.ts';
import { tidyLists, wordLists } from './word-lists.ts';

/**
 * Fits a paste into this text: pictures go to the library, and a first-level heading goes under the page's own
 * title.
 */
export function followPaste(editor: Editor, wishes: RichWishes): void {
  editor.on('paste drop', (event) => {
    const data = 'clipboardData' in event ? event.clipboardData : (event as DragEvent).dataTransfer;
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    wishes.events().onFiles(files);
  });
  editor.on('PastePreProcess', (event) => {
    const body = readApart(event.content);
    marksOfStyles(body);
    wordLists(body);
    tidyLists(body);
    bringPictures(body, (files) => wishes.events().onFiles(files));
    lowerTitles(body);
    event.content = body.innerHTML;
  });
}
