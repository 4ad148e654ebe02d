/** A longer text is cut and read back too slowly to be typed in. */
const RICH_MAX = 400_000;
/** The browser lays a paragraph out as a whole at each key in it. */
const RICH_LINE_MAX = 100_000;

/** True of a text that is written as Markdown only: too long, or with a line that is. */
export function isTooLongForRich(text: string): boolean {
  if (text.length <= RICH_LINE_MAX) return false;
  if (text.length > RICH_MAX) return true;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if ((end < 0 ? text.length : end) - from > RICH_LINE_MAX) return true;
    if (end < 0) return false;
    from = end + 1;
  }
  return false;
}
