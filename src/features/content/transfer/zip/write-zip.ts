import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { type Entry, endOfArchive, localHeader, Records } from './zip-records.ts';

export interface ZipFile {
  path: string;
  bytes: Buffer;
  at: Date;
  /** Pictures are packed already. */
  packed?: boolean;
}

const deflate = promisify(deflateRaw);
/** Small enough that neither its checksum nor its sending keeps anybody waiting. */
const SLICE = 64 * 1024;

/**
 * An archive, written while it is read: one file is held at a time, and there may be more of them than 65,535. Nothing in
 * it grows with the files before, but the table of contents, which leaves in pages (docs/decisions/0023).
 */
export function writeZip(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(pieces(files), { objectMode: false });
}

async function* pieces(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const records = new Records();
  let offset = 0;
  for await (const file of files) {
    const { entry, data } = await packed(file);
    const header = localHeader(entry);
    records.add(entry, offset);
    offset += header.length + data.length;
    yield header;
    yield* slices(data);
  }
  for (const page of records.pages()) {
    await nextTurn();
    yield page;
  }
  yield endOfArchive({ count: records.count, size: records.size, offset });
}

/** A file as it stands in the archive: deflated where that makes it smaller. */
async function packed({ path, bytes, at, packed: asIs }: ZipFile): Promise<{ entry: Entry; data: Buffer }> {
  const smaller = asIs || bytes.length === 0 ? bytes : await deflate(bytes);
  const data = smaller.length < bytes.length ? smaller : bytes;
  const entry = {
    name: Buffer.from(path),
    at,
    deflated: data !== bytes,
    crc: await checksum(bytes),
    packedSize: data.length,
    size: bytes.length,
  };
  return { entry, data };
}

async function checksum(bytes: Buffer): Promise<number> {
  let sum = 0;
  for await (const slice of slices(bytes)) sum = crc32(slice, sum);
  return sum;
}

/** The event loop is left to others before each slice: a picture is large, and an archive holds thousands. */
async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    await nextTurn();
    yield bytes.subarray(at, at + SLICE);
  }
}
