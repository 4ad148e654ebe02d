/** A longer text is cut and read back too slowly to be typed in. */
export const RICH_MAX = 400_000;
/** The browser lays a paragraph out as a whole at each key in it: up to a second at twice as many signs. */
export const RICH_LINE_MAX = 50_000;

/** The part of a text that is too long to be typed in as it looks: all of it, one of its lines, or none. */
export function tooLongForRich(text: string): 'text' | 'line' | null {
  if (text.length <= RICH_LINE_MAX) return null;
  if (text.length > RICH_MAX) return 'text';
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if ((end < 0 ? text.length : end) - from > RICH_LINE_MAX) return 'line';
    if (end < 0) return null;
    from = end + 1;
  }
  return null;
}
