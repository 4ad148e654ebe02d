import { WIDEST_IMAGE } from './constants.ts';
import { readAsDataUrl } from './data-url.ts';

/** Lighter files go as they are. */
const LIGHT_BYTES = 300 * 1024;

/**
 * A photo as a data URL of a few hundred kilobytes, upright and without what its camera wrote in it: a slow line
 * takes it, and a cut one lets it wait. What the browser cannot read goes as it is, for the server to refuse.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  if (file.size <= LIGHT_BYTES) return readAsDataUrl(file);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return readAsDataUrl(file);
  const scale = Math.min(1, WIDEST_IMAGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = canvas.toDataURL('image/webp', 0.85);
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', 0.85);
}
