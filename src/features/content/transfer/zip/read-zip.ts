import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { ArchiveFile } from '../archive.ts';
import { type ByteSource, SourceFailure, SourceReader } from './bytes.ts';
import { faults, ZipFault } from './zip-fault.ts';

export interface ZipLimits {
  files: number;
  /** Bytes once unpacked, all files together. */
  unpacked: number;
}

/** One line of an archive's table of contents. Nothing of it is believed before it is checked. */
interface Listed {
  path: string;
  symlink: boolean;
  entry: Entry;
}

/** Names and sizes are checked here, file by file: one odd file does not refuse the whole archive. */
const OPTIONS = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
const DIRECTORY_MOST = 64 * 1024 * 1024;
const LINE_BYTES = 46;
/** Lines of the table of contents between two turns of the event loop. */
const LINES_A_TURN = 256;
const DEFLATED = 8;
const UTF8 = 0x800;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;

/**
 * The files of an archive as its table of contents names them, each unpacked only when it is read. Throws ZipFault for
 * what no honest tool writes.
 */
export async function readZip(source: ByteSource, limits: ZipLimits): Promise<ArchiveFile[]> {
  try {
    const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, OPTIONS);
    if (zip.entryCount > limits.files) throw faults.tooMany(limits.files);
    const lines = await linesOf(zip);
    refuseBombs(lines, source.size, limits.unpacked);
    return lines
      .filter(({ path }) => !path.endsWith('/'))
      .map(({ path, symlink, entry }) => ({ path, symlink, read: (limit) => unpack(zip, entry, limit) }));
  } catch (error) {
    throw faultOf(error, faults.notZip());
  }
}

async function linesOf(zip: ZipFile): Promise<Listed[]> {
  const lines: Listed[] = [];
  let directory = 0;
  for await (const entry of zip.eachEntry()) {
    directory += LINE_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directory > DIRECTORY_MOST) throw faults.notZip();
    const mode = entry.externalFileAttributes >>> 16;
    lines.push({
      path: nameOf(entry.fileNameRaw, (entry.generalPurposeBitFlag & UTF8) !== 0),
      symlink: entry.versionMadeBy >>> 8 === UNIX && (mode & FILE_TYPE) === SYMLINK,
      entry: slim(entry),
    });
    if (lines.length % LINES_A_TURN === 0) await nextTurn();
  }
  return lines;
}

/** The little that reading a file takes: there may be a hundred thousand of them. */
function slim(entry: Entry): Entry {
  return Object.assign(new Entry(), {
    generalPurposeBitFlag: entry.generalPurposeBitFlag,
    compressionMethod: entry.compressionMethod,
    crc32: entry.crc32,
    compressedSize: entry.compressedSize,
    uncompressedSize: entry.uncompressedSize,
    relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
  });
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

/** Files that share their bytes, or unpack to more than a site could hold. */
function refuseBombs(lines: readonly Listed[], archiveSize: number, most: number): void {
  let packed = 0;
  let unpacked = 0;
  for (const { entry } of lines) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > archiveSize) throw faults.notZip();
  }
  if (packed > archiveSize || unpacked > most) throw faults.bomb();
}

/** One file's bytes, never more than `limit`, whatever the archive announces. Throws ZipFault. */
async function unpack(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw faults.encrypted();
  if (!entry.canDecodeFileData()) throw faults.method();
  if (entry.uncompressedSize > limit || entry.compressedSize > limit * 2) throw faults.tooLarge(limit);
  try {
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    // A failure of the first stream comes out of the second, where it is read.
    const bytes =
      entry.compressionMethod === DEFLATED ? pipeline(packed, createInflateRaw(), () => undefined) : packed;
    return await gathered(bytes, entry, limit);
  } catch (error) {
    throw faultOf(error, faults.damaged());
  }
}

async function gathered(bytes: AsyncIterable<Buffer>, entry: Entry, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let [size, crc] = [0, 0];
  for await (const part of bytes) {
    size += part.length;
    if (size > limit) throw faults.tooLarge(limit);
    crc = crc32(part, crc);
    parts.push(part);
  }
  if (size !== entry.uncompressedSize || crc !== entry.crc32) throw faults.damaged();
  return Buffer.concat(parts, size);
}

/** Faults of the archive are told to the person who sent it; those of the source go on as they are. */
function faultOf(error: unknown, otherwise: ZipFault): unknown {
  if (error instanceof SourceFailure) return error.cause;
  if (error instanceof ZipFault) return error;
  return /strong encryption/.test(String(error)) ? faults.encrypted() : otherwise;
}
