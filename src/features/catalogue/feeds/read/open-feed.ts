import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedFr as fr } from '../feed.fr.ts';
import { FeedFault, type Row } from '../feed.ts';
import { csvReader, separatorOf } from './csv-reader.ts';
import { jsonReader } from './json-reader.ts';
import type { RowReader } from './reader.ts';
import { xmlReader } from './xml-reader.ts';

export type Format = 'csv' | 'xml' | 'json';

export interface Shape {
  format: Format;
  encoding: string;
  separator: string | null;
}

const HEAD_CHARS = 64 * 1024;
const STEP_BYTES = 32 * 1024;

/** Tells the format from the first characters. Throws FeedFault for a web page. */
export function shapeOf(head: string, encoding: string): Shape {
  const text = head.trimStart();
  if (text === '') throw new FeedFault(fr.empty);
  if (/^<!doctype html|^<html[\s>]/i.test(text)) throw new FeedFault(fr.webPage);
  if (text.startsWith('<')) return { format: 'xml', encoding, separator: null };
  if (/^[[{]/.test(text)) return { format: 'json', encoding, separator: null };
  return { format: 'csv', encoding, separator: separatorOf(text) };
}

export async function headOf(pieces: AsyncIterable<Uint8Array>, encoding: string): Promise<string> {
  let head = '';
  for await (const text of textOf(pieces, encoding)) {
    head += text;
    if (head.length > HEAD_CHARS) break;
  }
  return head;
}

/** So that no more than a hundred articles or so are read in one turn of the loop, whatever a piece is. */
async function* smaller(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += STEP_BYTES) {
      yield piece.subarray(at, at + STEP_BYTES);
      await nextTurn();
    }
}

async function* textOf(pieces: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let returned = false;
  for await (const piece of smaller(pieces)) {
    const text = decoder.decode(piece, { stream: true });
    // Lines end with a line feed, with a carriage return alone on old Macs, or with both.
    yield (returned && text.startsWith('\n') ? text.slice(1) : text).replace(/\r\n?/g, '\n');
    returned = text.endsWith('\r');
  }
  yield decoder.decode();
}

function readerOf({ format, separator }: Shape): RowReader {
  if (format === 'xml') return xmlReader();
  return format === 'json' ? jsonReader() : csvReader(separator ?? ';');
}

/** Every article of a file, read as it comes. Throws FeedFault. */
export async function* rowsOf(pieces: AsyncIterable<Uint8Array>, shape: Shape): AsyncGenerator<Row[]> {
  const reader = readerOf(shape);
  for await (const text of textOf(pieces, shape.encoding)) {
    const rows = reader.push(text);
    if (rows.length > 0) yield rows;
  }
  yield reader.end();
}
