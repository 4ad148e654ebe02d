import { type PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile as Archive } from 'yazl';

export interface ZipFile {
  path: string;
  bytes: Buffer;
  at: Date;
  /** Pictures are packed already. */
  packed?: boolean;
}

/** Small enough that its checksum, which yazl computes itself, keeps nobody waiting. */
const SLICE = 64 * 1024;

/**
 * An archive, to be piped: two files are held at a time, and there may be more of them than 65,535. (Iterated over, a
 * stream joins its pieces in memory that yazl's names then keep from being given back.)
 */
export function writeZip(files: AsyncIterable<ZipFile>): Readable {
  const archive = new Archive();
  const pieces = archive.outputStream as PassThrough;
  const giveUp = (error: Error) => pieces.destroy(error);
  archive.on('error', giveUp);
  fill(archive, files, () => pieces.destroyed).catch(giveUp);
  return pieces;
}

/** `isOver` is true once nobody reads any more: a download that was closed. */
async function fill(archive: Archive, files: AsyncIterable<ZipFile>, isOver: () => boolean): Promise<void> {
  // yazl keeps what it is given for each file until the end: bytes among it would hold the archive whole.
  const waiting: Waiting = { bytes: Buffer.alloc(0) };
  for await (const { bytes, ...file } of files) {
    if (isOver()) return;
    waiting.bytes = bytes;
    await taken(archive, file, waiting);
  }
  if (!isOver()) archive.end();
}

/** The one file that was read and not begun yet. */
type Waiting = Pick<ZipFile, 'bytes'>;

/** Resolves once those before it are written and this file's turn has come, or nobody reads any more. */
function taken(
  archive: Archive,
  { path, at, packed = false }: Omit<ZipFile, 'bytes'>,
  waiting: Waiting,
): Promise<void> {
  return new Promise((resolve) => {
    archive.outputStream.once('close', resolve);
    archive.addReadStreamLazy(path, { mtime: at, compress: !packed }, (give) => {
      archive.outputStream.off('close', resolve);
      give(null, Readable.from(slices(waiting.bytes)));
      resolve();
    });
  });
}

/** The event loop is left to others before each slice: a picture is large, and an archive holds thousands. */
async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    await nextTurn();
    yield bytes.subarray(at, at + SLICE);
  }
}
