import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import {
  CENTRAL,
  CENTRAL_BYTES,
  DEFLATED,
  END,
  END_BYTES,
  END64,
  END64_BYTES,
  EXTRA64,
  FULL16,
  FULL32,
  LOCAL,
  LOCAL_BYTES,
  LOCATOR64,
  LOCATOR64_BYTES,
  STORED,
  UTF8,
} from './zip-format.ts';

const deflate = promisify(deflateRaw);
const VERSION = 20;
const VERSION64 = 45;

export interface ZipFile {
  path: string;
  bytes: Buffer;
  at: Date;
  /** Pictures are packed already. */
  packed?: boolean;
}

interface Written {
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  size: number;
  time: number;
  date: number;
  offset: number;
}

/** An archive, piece by piece: one file is held at a time, and there may be more of them than 65,535. */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const file of files) {
    const packed = file.packed ? file.bytes : ((await deflate(file.bytes)) as Buffer);
    const entry = {
      name: Buffer.from(file.path),
      method: file.packed ? STORED : DEFLATED,
      crc: crc32(file.bytes),
      packed: packed.length,
      size: file.bytes.length,
      ...stampOf(file.at),
      offset,
    };
    const header = Buffer.concat([localHeader(entry), entry.name]);
    yield header;
    yield packed;
    written.push(entry);
    offset += header.length + packed.length;
  }
  const start = offset;
  for (const entry of written) {
    const line = centralLine(entry);
    offset += line.length;
    yield line;
  }
  yield end({ count: written.length, start, size: offset - start });
}

/** Date and time as the format keeps them: from 1980, every other second. */
function stampOf(at: Date): { time: number; date: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

/** From the needed version to the sizes: the same in both headers. */
function common(into: Buffer, at: number, entry: Written): void {
  into.writeUInt16LE(UTF8, at);
  into.writeUInt16LE(entry.method, at + 2);
  into.writeUInt16LE(entry.time, at + 4);
  into.writeUInt16LE(entry.date, at + 6);
  into.writeUInt32LE(entry.crc, at + 8);
  into.writeUInt32LE(entry.packed, at + 12);
  into.writeUInt32LE(entry.size, at + 16);
  into.writeUInt16LE(entry.name.length, at + 20);
}

function localHeader(entry: Written): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL, 0);
  header.writeUInt16LE(VERSION, 4);
  common(header, 6, entry);
  return header;
}

function centralLine(entry: Written): Buffer {
  const far = entry.offset >= FULL32;
  const extra = Buffer.alloc(far ? 12 : 0);
  if (far) {
    extra.writeUInt16LE(EXTRA64, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  const line = Buffer.alloc(CENTRAL_BYTES);
  line.writeUInt32LE(CENTRAL, 0);
  line.writeUInt16LE(far ? VERSION64 : VERSION, 4);
  line.writeUInt16LE(far ? VERSION64 : VERSION, 6);
  common(line, 8, entry);
  line.writeUInt16LE(extra.length, 30);
  line.writeUInt32LE(far ? FULL32 : entry.offset, 42);
  return Buffer.concat([line, entry.name, extra]);
}

function end({ count, start, size }: { count: number; start: number; size: number }): Buffer {
  const full = count >= FULL16 || start >= FULL32 || size >= FULL32;
  const last = Buffer.alloc(END_BYTES);
  last.writeUInt32LE(END, 0);
  last.writeUInt16LE(Math.min(count, FULL16), 8);
  last.writeUInt16LE(Math.min(count, FULL16), 10);
  last.writeUInt32LE(Math.min(size, FULL32), 12);
  last.writeUInt32LE(Math.min(start, FULL32), 16);
  return full ? Buffer.concat([end64({ count, start, size }), last]) : last;
}

function end64({ count, start, size }: { count: number; start: number; size: number }): Buffer {
  const record = Buffer.alloc(END64_BYTES + LOCATOR64_BYTES);
  record.writeUInt32LE(END64, 0);
  record.writeBigUInt64LE(BigInt(END64_BYTES - 12), 4);
  record.writeUInt16LE(VERSION64, 12);
  record.writeUInt16LE(VERSION64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  record.writeUInt32LE(LOCATOR64, END64_BYTES);
  record.writeBigUInt64LE(BigInt(start + size), END64_BYTES + 8);
  record.writeUInt32LE(1, END64_BYTES + 16);
  return record;
}
