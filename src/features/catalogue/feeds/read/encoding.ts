import { feedFr as fr } from '../feed.fr.ts';
import { FeedFault } from '../feed.ts';

const HEAD = 4096;

/** Reads the encoding from the first bytes; null when only the whole file can tell UTF-8 from latin-1. */
function markOf(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[1] === 0 && head[0] !== 0) return 'utf-16le';
  if (head[0] === 0 && head[1] !== 0) return 'utf-16be';
  return null;
}

/** Throws FeedFault for what is not text at all, with what to do instead. */
function refuseBinary(head: Buffer): void {
  const begins = (text: string) => head.subarray(0, text.length).toString('latin1') === text;
  if (begins('PK\u0003\u0004'))
    throw new FeedFault(/\[Content_Types\]|xl\//.test(head.toString('latin1')) ? fr.spreadsheet : fr.archive);
  if (begins('\u00d0\u00cf\u0011\u00e0')) throw new FeedFault(fr.spreadsheet);
  if (begins('%PDF') || begins('\u0089PNG') || begins('\u00ff\u00d8\u00ff')) throw new FeedFault(fr.binary);
  if (markOf(head) === null && head.includes(0)) throw new FeedFault(fr.binary);
}

/**
 * The encoding of a file that comes by pieces: its mark, else UTF-8 when every byte of it agrees, whatever it
 * declares; else what it declares, else Windows-1252, which shops call latin-1. Throws FeedFault for no text.
 */
export async function encodingOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let checked = false;
  let utf8 = true;
  for await (const piece of pieces) {
    if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD)]).subarray(0, HEAD);
    if (!checked && head.length > 4) {
      refuseBinary(head);
      checked = true;
      const mark = markOf(head);
      if (mark) return mark;
    }
    if (utf8) utf8 = agrees(strict, piece);
    if (!utf8 && head.length === HEAD) break;
  }
  if (head.length === 0) throw new FeedFault(fr.empty);
  if (utf8 && agrees(strict)) return 'utf-8';
  return declaredOf(head.toString('latin1'));
}

function agrees(decoder: TextDecoder, piece?: Uint8Array): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}

function declaredOf(head: string): string {
  const label = /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1] ?? '';
  try {
    const { encoding } = new TextDecoder(label);
    if (!/^utf/.test(encoding)) return encoding;
  } catch {
    // An encoding nobody knows is no declaration.
  }
  return 'windows-1252';
}
