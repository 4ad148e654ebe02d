import { FRONT_MATTER } from '../document.ts';

/** The parts of a document; joined, they are the document again. */
export interface Split {
  open: string;
  yaml: string;
  close: string;
  body: string;
}

/** Null when the text does not open with a front matter between two lines of dashes. */
export function splitDocument(text: string): Split | null {
  const match = FRONT_MATTER.exec(text);
  if (!match) return null;
  const [whole, open = '', yaml = '', close = ''] = match;
  return { open, yaml, close, body: text.slice(whole.length) };
}

/** The line ending of a text: that of its first line. */
export function newlineOf(text: string): '\r\n' | '\n' {
  return /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
}

/** The text without the `id` and `revision` that an answer carries as its first two keys. */
export function withoutIdentity(md: string): string {
  const parts = splitDocument(md);
  if (!parts) return md;
  const yaml = parts.yaml.replace(/^(?:id|revision):[^\n]*(?:\n|$)/gm, '');
  return parts.open + yaml + parts.close + parts.body;
}
