/** Bodies shorter than this are read in a few milliseconds, whatever is in them. */
const SMALL_CHARS = 256 * 1024;
/** Brackets and commas outside strings; a form of ours has hundreds, an import thousands. */
const MARKS_AT_MOST = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MARKS = new Set([...'[{,'].map((mark) => mark.charCodeAt(0)));

/**
 * True for a text that JSON.parse reads quickly: a picture of megabytes in one string is nothing to it, but megabytes of
 * empty lists take it half a second. Strings are skipped at the speed of memory.
 */
export function isQuickJson(text: string): boolean {
  if (text.length <= SMALL_CHARS) return true;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (MARKS.has(sign)) marks += 1;
    if (marks > MARKS_AT_MOST) return false;
  }
  return true;
}

/** The place of the quote that ends the string begun at `start`; the text's end without one. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
