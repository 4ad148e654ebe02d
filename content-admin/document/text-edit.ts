import { newlineOf, splitDocument } from '#src/features/content/front-matter/split.ts';

/**
 * Brings the words of a text area back into the text it shows, whose line endings it does not keep: only the part
 * that changed is replaced, so that every other byte stays.
 */
export function applyEdit(original: string, shown: string): string {
  const before = original.replaceAll('\r\n', '\n');
  if (before === shown) return original;
  const start = commonStart(before, shown);
  const end = commonEnd(before.slice(start), shown.slice(start));
  const typed = shown.slice(start, shown.length - end).replaceAll('\n', newlineOf(original));
  const from = offsetIn(original, start);
  const to = offsetIn(original, before.length - end);
  return original.slice(0, from) + typed + original.slice(to);
}

/**
 * Gives a text that has its old words again (by an undo) its old bytes: an editor keeps no line endings, and where a
 * text mixes both kinds, those that were typed again may be the other one. The first of `known` that says the same.
 */
export function asItWas(text: string, known: readonly string[]): string {
  const bare = text.replaceAll('\r\n', '\n');
  return known.find((one) => one.includes('\r\n') && one.replaceAll('\r\n', '\n') === bare) ?? text;
}

/** The Markdown under the front matter, as a text area shows it: without the blank lines above it. */
export function shownBody(text: string): string {
  const { body } = splitDocument(text) ?? { body: text };
  return body.replace(/^(?:\r?\n)+/, '').replaceAll('\r\n', '\n');
}

export function editBody(text: string, shown: string): string {
  const parts = splitDocument(text);
  if (!parts) return text;
  const [blank = ''] = /^(?:\r?\n)*/.exec(parts.body) ?? [];
  const newline = newlineOf(parts.open);
  const head = parts.open + parts.yaml + parts.close;
  const kept = parts.body.slice(blank.length);
  const edited = kept === '' ? shown.replaceAll('\n', newline) : applyEdit(kept, shown);
  return head + (head.endsWith('\n') ? '' : newline) + (blank || newline) + edited;
}

export function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && a.charCodeAt(n) === b.charCodeAt(n)) n += 1;
  return n;
}

export function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n += 1;
  return n;
}

/** The place in the text itself of the nth character of the same text with bare newlines. */
function offsetIn(original: string, n: number): number {
  if (!original.includes('\r\n')) return n;
  let at = 0;
  for (let left = n; left > 0; left -= 1) at += original.startsWith('\r\n', at) ? 2 : 1;
  return at;
}
