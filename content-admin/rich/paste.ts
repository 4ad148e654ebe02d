import type { Editor } from 'tinymce';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { filesOf } from '../insert/files.ts';
import type { RichWishes } from './wishes.ts';

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
    // Read apart from the page: nothing that is pasted loads, or runs, before it is looked at.
    const { body } = new DOMParser().parseFromString(event.content, 'text/html');
    const files = takePictures(body);
    if (files.length > 0) setTimeout(() => wishes.events().onFiles(files));
    for (const heading of body.querySelectorAll('h1')) {
      const lower = body.ownerDocument.createElement('h2');
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
    event.content = body.innerHTML;
  });
}

/** Pictures written in the text itself go to the library; another site's are not asked for, and are told of. */
function takePictures(body: HTMLElement): File[] {
  const own = `${location.origin}/`;
  const files: File[] = [];
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(own)) image.setAttribute('src', src.slice(own.length - 1));
    else if (!/^\/(?!\/)/.test(src)) {
      image.remove();
      if (src.startsWith('data:image/')) files.push(fileOf(src, files.length + 1));
      else tell(editorFr.told.foreignImages);
    }
  }
  return files;
}

/** Not by fetch: the page's policy lets nothing connect to `data:`. */
function fileOf(src: string, n: number): File {
  const type = /^data:([\w/+.-]+)/.exec(src)?.[1] ?? 'image/png';
  const body = src.slice(src.indexOf(',') + 1);
  const bytes = src.includes(';base64,') ? atob(body) : decodeURIComponent(body);
  const name = `image-${n}.${type.split('/')[1] ?? 'png'}`;
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], name, { type });
}
