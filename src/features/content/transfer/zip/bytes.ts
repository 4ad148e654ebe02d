import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RandomAccessReader } from 'yauzl';

/** Bytes read where they are needed: an archive is never held whole. */
export interface ByteSource {
  size: number;
  /** Exactly `length` bytes, or fewer at the end. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** The source itself could not be read, for its `cause`: no fault of the archive. */
export class SourceFailure extends Error {
  override name = 'SourceFailure';
}

const SLICE = 256 * 1024;

/** A source, as yauzl asks for its bytes. */
export class SourceReader extends RandomAccessReader {
  private readonly source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.source = source;
  }

  override read(
    ...[into, at, length, position, done]: Parameters<RandomAccessReader['read']>
  ): ReturnType<RandomAccessReader['read']> {
    exactly(this.source, position, length).then((bytes) => {
      bytes.copy(into, at);
      done(null);
    }, done);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(slices(this.source, start, end));
  }
}

async function exactly(source: ByteSource, position: number, length: number): Promise<Buffer> {
  const bytes = await source.read(position, length).catch((cause: unknown) => {
    throw new SourceFailure('The bytes of an archive could not be read', { cause });
  });
  if (bytes.length < length) throw new Error('The archive ends too early');
  return bytes;
}

/** A large file leaves the event loop to others between its slices. */
async function* slices(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += SLICE) {
    if (at > start) await nextTurn();
    yield await exactly(source, at, Math.min(SLICE, end - at));
  }
}
