import type { ByteSource } from './bytes.ts';
import { faults } from './zip-fault.ts';
import {
  CENTRAL,
  CENTRAL_BYTES,
  END,
  END_BYTES,
  END64,
  END64_BYTES,
  EXTRA64,
  FULL16,
  FULL32,
  LOCATOR64,
  LOCATOR64_BYTES,
  UTF8,
} from './zip-format.ts';

/** One line of an archive's table of contents. Nothing of it is believed before it is checked. */
export interface ZipEntry {
  path: string;
  method: number;
  flags: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
  symlink: boolean;
  folder: boolean;
}

export interface ZipLimits {
  files: number;
  /** Bytes once unpacked, all files together. */
  unpacked: number;
}

const COMMENT_MOST = 0xffff;
const DIRECTORY_MOST = 64 * 1024 * 1024;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;

interface End {
  count: number;
  size: number;
  offset: number;
}

/** The files of an archive, as its directory names them. Throws ZipFault for what no honest tool writes. */
export async function readDirectory(source: ByteSource, limits: ZipLimits): Promise<ZipEntry[]> {
  const end = await findEnd(source);
  if (end.count > limits.files) throw faults.tooMany(limits.files);
  if (end.size > DIRECTORY_MOST || end.offset + end.size > source.size) throw faults.notZip();
  const directory = await source.read(end.offset, end.size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < end.count) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw faults.notZip();
    const next = at + lengthOf(directory, at);
    if (next > directory.length) throw faults.notZip();
    entries.push(entryAt(directory.subarray(at, next)));
    at = next;
  }
  refuseBombs(entries, source.size, limits.unpacked);
  return entries;
}

async function findEnd(source: ByteSource): Promise<End> {
  const length = Math.min(source.size, END_BYTES + COMMENT_MOST);
  const start = source.size - length;
  const tail = await source.read(start, length);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const end = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    const full = end.count === FULL16 || end.size === FULL32 || end.offset === FULL32;
    return (full && (await findEnd64(source, start + at))) || end;
  }
  throw faults.notZip();
}

async function findEnd64(source: ByteSource, endOffset: number): Promise<End | null> {
  if (endOffset < LOCATOR64_BYTES) return null;
  const locator = await source.read(endOffset - LOCATOR64_BYTES, LOCATOR64_BYTES);
  if (locator.readUInt32LE(0) !== LOCATOR64) return null;
  const offset = Number(locator.readBigUInt64LE(8));
  if (offset + END64_BYTES > source.size) throw faults.notZip();
  const end = await source.read(offset, END64_BYTES);
  if (end.readUInt32LE(0) !== END64) throw faults.notZip();
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  };
}

function lengthOf(directory: Buffer, at: number): number {
  const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
  return CENTRAL_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
}

function entryAt(record: Buffer): ZipEntry {
  const nameEnd = CENTRAL_BYTES + record.readUInt16LE(28);
  const name = record.subarray(CENTRAL_BYTES, nameEnd);
  const flags = record.readUInt16LE(8);
  const path = nameOf(name, (flags & UTF8) !== 0);
  const mode = record.readUInt32LE(38) >>> 16;
  const sizes = {
    size: record.readUInt32LE(24),
    packed: record.readUInt32LE(20),
    offset: record.readUInt32LE(42),
  };
  return {
    path,
    flags,
    method: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
    ...wide(sizes, record.subarray(nameEnd, nameEnd + record.readUInt16LE(30))),
    symlink: record.readUInt16LE(4) >>> 8 === UNIX && (mode & FILE_TYPE) === SYMLINK,
    folder: path.endsWith('/'),
  };
}

/** Names are UTF-8 when the archive says so, and nearly always when it does not. */
function nameOf(bytes: Buffer, declared: boolean): string {
  if (declared) return bytes.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

type Sizes = Pick<ZipEntry, 'size' | 'packed' | 'offset'>;

/** The 64-bit values that stand for fields that are full, in this order. */
function wide(sizes: Sizes, extra: Buffer): Sizes {
  const read = { ...sizes };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA64) continue;
    let field = at + 4;
    for (const key of ['size', 'packed', 'offset'] as const) {
      if (read[key] !== FULL32) continue;
      if (field + 8 > extra.length) throw faults.notZip();
      read[key] = Number(extra.readBigUInt64LE(field));
      field += 8;
    }
  }
  return read;
}

/** Files that share their bytes, or unpack to more than a site could hold. */
function refuseBombs(entries: readonly ZipEntry[], archiveSize: number, most: number): void {
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    packed += entry.packed;
    unpacked += entry.size;
    if (entry.offset + entry.packed > archiveSize) throw faults.notZip();
  }
  if (packed > archiveSize || unpacked > most) throw faults.bomb();
}
