/** A point of a picture, in percent from its upper left. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The largest piece of a picture (px) that has this shape, width over height, placed around a point as
 * `object-position` places it: what CSS shows of a picture and what is cut of it are the same piece.
 */
export function cutBox(
  { width, height }: { width: number; height: number },
  { ratio, focus }: { ratio: number; focus: Point },
): { left: number; top: number; width: number; height: number } {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  const left = Math.round(((width - wide) * focus.x) / 100);
  const top = Math.round(((height - high) * focus.y) / 100);
  return { left, top, width: wide, height: high };
}
