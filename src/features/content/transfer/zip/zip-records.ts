// The records of a ZIP archive (the chapter 4.3 of PKWARE’s APPNOTE 6.3.10), of the few kinds that we write.

export interface Entry {
  name: Buffer;
  at: Date;
  deflated: boolean;
  crc: number;
  packedSize: number;
  /** Before it was packed; none of ours comes near 4 GiB. */
  size: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
const VERSION = 20;
const VERSION_64 = 45;
/** Made on Unix: a plain file that its owner may change and others read. */
const MADE_BY = (3 << 8) | VERSION_64;
const MODE = 0o100644 * 0x10000;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;
const PAGE = 64 * 1024;

/** Writes the part that both headers share, from `at` on: 22 bytes. */
function writeShared(record: Buffer, entry: Entry, at: number): void {
  const { date, time } = dosTime(entry.at);
  record.writeUInt16LE(FLAGS, at);
  record.writeUInt16LE(entry.deflated ? DEFLATE : 0, at + 2);
  record.writeUInt16LE(time, at + 4);
  record.writeUInt16LE(date, at + 6);
  record.writeUInt32LE(entry.crc, at + 8);
  record.writeUInt32LE(entry.packedSize, at + 12);
  record.writeUInt32LE(entry.size, at + 16);
  record.writeUInt16LE(entry.name.length, at + 20);
}

/** Every second one, from 1980 to 2107, in local time: the exact one stands in a field of its own. */
function dosTime(at: Date): { date: number; time: number } {
  const year = Math.min(127, Math.max(0, at.getFullYear() - 1980));
  return {
    date: (year << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  };
}

/** Seconds since 1970 (Info-ZIP's extended timestamp). */
function exactTime({ at }: Entry): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x5455, 0);
  field.writeUInt16LE(5, 2);
  field.writeUInt8(1, 4);
  field.writeInt32LE(Math.min(0x7fffffff, Math.max(0, Math.floor(at.getTime() / 1000))), 5);
  return field;
}

/** The header before a file's bytes. */
export function localHeader(entry: Entry): Buffer {
  const exact = exactTime(entry);
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(LOCAL, 0);
  fixed.writeUInt16LE(VERSION, 4);
  writeShared(fixed, entry, 6);
  fixed.writeUInt16LE(exact.length, 28);
  return Buffer.concat([fixed, entry.name, exact]);
}

function centralRecord(entry: Entry, offset: number): Buffer {
  const far = offset >= MOST_32;
  const extra = far ? Buffer.concat([exactTime(entry), farOffset(offset)]) : exactTime(entry);
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(CENTRAL, 0);
  fixed.writeUInt16LE(MADE_BY, 4);
  fixed.writeUInt16LE(far ? VERSION_64 : VERSION, 6);
  writeShared(fixed, entry, 8);
  fixed.writeUInt16LE(extra.length, 30);
  fixed.writeUInt32LE(MODE, 38);
  fixed.writeUInt32LE(far ? MOST_32 : offset, 42);
  return Buffer.concat([fixed, entry.name, extra]);
}

function farOffset(offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

/** The table of contents, in pages: a hundred thousand small pieces of memory would weigh more than their bytes. */
export class Records {
  count = 0;
  size = 0;
  readonly #full: Buffer[] = [];
  #page = Buffer.alloc(PAGE);
  #used = 0;

  add(entry: Entry, offset: number): void {
    const record = centralRecord(entry, offset);
    if (this.#used + record.length > this.#page.length) {
      this.#full.push(this.#page.subarray(0, this.#used));
      this.#page = Buffer.alloc(Math.max(PAGE, record.length));
      this.#used = 0;
    }
    record.copy(this.#page, this.#used);
    this.#used += record.length;
    this.size += record.length;
    this.count += 1;
  }

  pages(): Buffer[] {
    return [...this.#full, this.#page.subarray(0, this.#used)].filter(({ length }) => length > 0);
  }
}

/** The end: how many files, and where their table begins; with its long form where the short one cannot count so far. */
export function endOfArchive(table: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = table;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  const isLong = count >= MOST_16 || size >= MOST_32 || offset >= MOST_32;
  return isLong ? Buffer.concat([longEnd(table), end]) : end;
}

function longEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY, 12);
  end.writeUInt16LE(VERSION_64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(LOCATOR_64, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}
