import type { Editor } from 'tinymce';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { filesOf } from '../insert/files.ts';
import type { RichWishes } from './start.ts';

const PICTURE_IN_TEXT = /<img\b[^>]*\bsrc=(["'])(data:image\/[^"']+)\1[^>]*>/gi;

/** What is pasted becomes words of this text: its pictures go to the library, its first headings under the page's own. */
export function followPaste(editor: Editor, wishes: RichWishes): void {
  editor.on('paste drop', (event) => {
    const data = 'clipboardData' in event ? event.clipboardData : (event as DragEvent).dataTransfer;
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    wishes.events().onFiles(files);
  });
  editor.on('PastePreProcess', (event) => {
    const files: File[] = [];
    event.content = event.content.replace(PICTURE_IN_TEXT, (_, _quote, src: string) => {
      files.push(fileOf(src, files.length + 1));
      return '';
    });
    if (files.length > 0) setTimeout(() => wishes.events().onFiles(files));
  });
  editor.on('PastePostProcess', ({ node }) => {
    for (const heading of node.querySelectorAll('h1')) editor.dom.rename(heading, 'h2');
    dropForeign(node);
  });
}

/** Readers' browsers would not show another site's pictures, nor should they ask it for them. */
function dropForeign(node: HTMLElement): void {
  const own = `${location.origin}/`;
  for (const image of node.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(own)) image.setAttribute('src', src.slice(own.length - 1));
    else if (!/^\/(?!\/)/.test(src)) {
      image.remove();
      tell(editorFr.told.foreignImages);
    }
  }
}

/** Not by fetch: the page's policy lets nothing connect to `data:`. */
function fileOf(src: string, n: number): File {
  const type = /^data:([\w/+.-]+)/.exec(src)?.[1] ?? 'image/png';
  const body = src.slice(src.indexOf(',') + 1);
  const bytes = src.includes(';base64,') ? atob(body) : decodeURIComponent(body);
  const name = `image-${n}.${type.split('/')[1] ?? 'png'}`;
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], name, { type });
}
