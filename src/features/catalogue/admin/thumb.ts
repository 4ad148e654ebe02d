/** The width product tiles ask for; pictures of the library have it beside the one they are known by. */
const THUMB_WIDTH = 640;
const LIBRARY = /^(.*\/)\d+\.webp$/;

/** A smaller file of the same picture, when it has one. */
export function thumbOf(url: string): string {
  return url.replace(LIBRARY, `$1${THUMB_WIDTH}.webp`);
}
