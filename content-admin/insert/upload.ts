import { activeToken } from '#src/features/accounts/session.store.ts';
import type { Cover } from '#src/features/content/content.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { insertFr } from './insert.fr.ts';

export interface Uploaded {
  cdn_url: string;
  cover: Cover;
}

/** What the site takes: product.md and api.md's limit on a picture. */
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
/** A large picture on a slow line: longer than other calls. */
const TIMEOUT_MS = 120_000;

/** Why a file would be refused, before it is sent; null when it may go. */
export function refusalOf(file: File): string | null {
  if (!TYPES.includes(file.type)) return insertFr.image.wrongType;
  return file.size > IMAGE_MAX_BYTES ? insertFr.image.tooHeavy : null;
}

/**
 * Sends a picture to the library. `onProgress` is told parts of 1; by XMLHttpRequest, for fetch tells nothing
 * of what is sent. Rejects with a French sentence.
 */
export async function uploadImage(
  file: File,
  alt: string,
  onProgress: (part: number) => void,
): Promise<Uploaded> {
  const dataurl = await dataUrlOf(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', mediaCalls.uploadMedia.contract.path);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${activeToken.get()}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (answer?.result) resolve(answer.result);
      else reject(new Error(answer?.err ?? insertFr.image.failed));
    };
    request.onerror = request.ontimeout = () => reject(new Error(insertFr.image.offline));
    request.send(JSON.stringify({ dataurl, alt }));
  });
}

function parsed(text: string): { result?: Uploaded; err?: string } | null {
  try {
    return JSON.parse(text) as { result?: Uploaded; err?: string };
  } catch {
    return null;
  }
}

/** The file's name travels in its data URL. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(String(reader.result).replace(';base64,', `;name=${encodeURIComponent(file.name)};base64,`));
    reader.onerror = () => reject(new Error(insertFr.image.unreadable));
    reader.readAsDataURL(file);
  });
}
