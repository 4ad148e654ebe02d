import { mediaCalls } from '#src/features/media/media.calls.ts';
import { offer, tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { CHECKLIST_ITEM } from './foreign-marks.ts';

const { told } = editorFr;
/** Pictures of one paste that are copied. */
const FOREIGN_MAX = 20;

type OnFiles = (files: File[]) => void;

/**
 * Takes the pictures out of a paste: those written in it go to the library at once, those of other sites when the
 * person asks for them.
 */
export function bringPictures(body: HTMLElement, onFiles: OnFiles): void {
  const { files, foreign, leftBehind } = takePictures(body);
  if (files.length > 0) setTimeout(() => onFiles(files));
  if (leftBehind > 0) tell(told.imagesLeftBehind(leftBehind));
  if (foreign.length > 0)
    offer(told.foreignImages(foreign.length), told.bringImages, () => void bring(foreign, onFiles));
}

interface Pictures {
  files: File[];
  /** Addresses on other sites. */
  foreign: string[];
  /** Files of the computer, which Word and LibreOffice name and do not give. */
  leftBehind: number;
}

/** Takes out the pictures written in the text itself, for the library, and those of other sites, which nobody asked for. */
function takePictures(body: HTMLElement): Pictures {
  const own = `${location.origin}/`;
  const files: File[] = [];
  const foreign: string[] = [];
  let leftBehind = 0;
  for (const image of body.querySelectorAll('img')) {
    // The box of what is to be done, drawn.
    if (image.closest(CHECKLIST_ITEM)) {
      image.remove();
      continue;
    }
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(own)) image.setAttribute('src', src.slice(own.length - 1));
    else if (!/^\/(?!\/)/.test(src)) {
      image.remove();
      if (src.startsWith('data:image/')) files.push(fileOf(src, files.length + 1));
      else if (/^https?:/.test(src)) foreign.push(src);
      else if (/^file:/i.test(src)) leftBehind += 1;
    }
  }
  return { files, leftBehind, foreign: [...new Set(foreign)].slice(0, FOREIGN_MAX) };
}

/** Copied by the server, then added as files are: each with its description. */
async function bring(addresses: readonly string[], onFiles: OnFiles): Promise<void> {
  tell(told.bringing);
  const files: File[] = [];
  for (const url of addresses)
    await mediaCalls.fetchPicture({ url }).then(
      ({ dataurl }) => files.push(fileOf(dataurl, files.length + 1)),
      (error: unknown) => tell(told.imageLeft(error instanceof Error ? error.message : '')),
    );
  if (files.length > 0) onFiles(files);
}

/** Not by fetch: the page's policy lets nothing connect to `data:`. */
function fileOf(src: string, n: number): File {
  const type = /^data:([\w/+.-]+)/.exec(src)?.[1] ?? 'image/png';
  const body = src.slice(src.indexOf(',') + 1);
  const bytes = src.includes(';base64,') ? atob(body) : decodeURIComponent(body);
  const name = `image-${n}.${type.split('/')[1] ?? 'png'}`;
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], name, { type });
}
