/** The place of a picture in its frame: its centre, 0 to 1 of its own sides, and how much it is enlarged. */
export interface Framing {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The frame of a list's cover on a computer; a phone shows a little less of its height. */
export const FRAME_RATIO = 4 / 3;
export const ZOOM_MAX = 4;

export const CENTRED: Framing = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of the picture that the frame shows at this zoom, in its pixels. */
export function shownSize(picture: Size, zoom: number): Size {
  const wide = picture.width / picture.height > FRAME_RATIO;
  const height = (wide ? picture.height : picture.width / FRAME_RATIO) / zoom;
  return { width: height * FRAME_RATIO, height };
}

/** The nearest framing that leaves no edge of the frame empty. */
export function within(picture: Size, { x, y, zoom }: Framing): Framing {
  const kept = Math.min(ZOOM_MAX, Math.max(1, zoom));
  const shown = shownSize(picture, kept);
  const clamp = (value: number, part: number) => Math.min(1 - part / 2, Math.max(part / 2, value));
  return { x: clamp(x, shown.width / picture.width), y: clamp(y, shown.height / picture.height), zoom: kept };
}

/** The rectangle of the picture to keep, in its pixels. */
export function cropOf(picture: Size, framing: Framing) {
  const { x, y, zoom } = within(picture, framing);
  const { width, height } = shownSize(picture, zoom);
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}
