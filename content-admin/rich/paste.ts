import type { Editor } from 'tinymce';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { offer, tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { filesOf } from '../insert/files.ts';
import type { RichWishes } from './wishes.ts';
import { tidyLists, wordLists } from './word-lists.ts';

const { told } = editorFr;
/** Pictures of one paste that are copied. */
const FOREIGN_MAX = 20;

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
    wordLists(body);
    tidyLists(body);
    const { files, foreign } = takePictures(body);
    if (files.length > 0) setTimeout(() => wishes.events().onFiles(files));
    if (foreign.length > 0)
      offer(told.foreignImages(foreign.length), told.bringImages, () => void bring(foreign, wishes));
    for (const heading of body.querySelectorAll('h1')) {
      const lower = body.ownerDocument.createElement('h2');
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
    event.content = body.innerHTML;
  });
}

interface Pictures {
  files: File[];
  /** Addresses on other sites. */
  foreign: string[];
}

/** Takes out the pictures written in the text itself, for the library, and those of other sites, which nobody asked for. */
function takePictures(body: HTMLElement): Pictures {
  const own = `${location.origin}/`;
  const files: File[] = [];
  const foreign: string[] = [];
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(own)) image.setAttribute('src', src.slice(own.length - 1));
    else if (!/^\/(?!\/)/.test(src)) {
      image.remove();
      if (src.startsWith('data:image/')) files.push(fileOf(src, files.length + 1));
      else if (/^https?:/.test(src)) foreign.push(src);
    }
  }
  return { files, foreign: [...new Set(foreign)].slice(0, FOREIGN_MAX) };
}

/** Copied by the server, then added as files are: each with its description. */
async function bring(addresses: readonly string[], wishes: RichWishes): Promise<void> {
  tell(told.bringing);
  const files: File[] = [];
  for (const url of addresses)
    await mediaCalls.fetchPicture({ url }).then(
      ({ dataurl }) => files.push(fileOf(dataurl, files.length + 1)),
      (error: unknown) => tell(told.imageLeft(error instanceof Error ? error.message : '')),
    );
  if (files.length > 0) wishes.events().onFiles(files);
}

/** Not by fetch: the page's policy lets nothing connect to `data:`. */
function fileOf(src: string, n: number): File {
  const type = /^data:([\w/+.-]+)/.exec(src)?.[1] ?? 'image/png';
  const body = src.slice(src.indexOf(',') + 1);
  const bytes = src.includes(';base64,') ? atob(body) : decodeURIComponent(body);
  const name = `image-${n}.${type.split('/')[1] ?? 'png'}`;
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], name, { type });
}
