import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { and, asc, eq, sql } from 'drizzle-orm';
import { asBase64, asBytes } from '#src/server/db/bytes.ts';
import type { Db } from '#src/server/db/connect.ts';
import { feedPiece } from '#src/server/db/schema/index.ts';
import { feedFr as fr } from './feed.fr.ts';
import { FeedFault, PIECE_BYTES, PIECE_ROW_BYTES, ROWS_OF_PIECE, UNPACKED_MOST } from './feed.ts';

/** A run's file where it lies, a piece at a time, unpacked when it is compressed. Throws FeedFault. */
export async function* bytesOf(db: Db, runId: string): AsyncGenerator<Uint8Array> {
  const pieces = stored(db, runId);
  const first = await pieces.next();
  if (first.done) throw new FeedFault(fr.empty);
  const whole = (async function* () {
    yield first.value;
    yield* pieces;
  })();
  const packed = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* packed ? unpacked(whole) : whole;
}

async function* stored(db: Db, runId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [row] = await db
      .select({ base64: asBase64(feedPiece.bytes) })
      .from(feedPiece)
      .where(and(eq(feedPiece.runId, runId), eq(feedPiece.position, position)));
    if (!row) return;
    yield Buffer.from(row.base64, 'base64');
  }
}

/** Keeps bytes that begin at a row of the file; the same again take their place. */
export async function keepBytes(
  db: Db,
  { runId, row: first }: { runId: string; row: number },
  bytes: Buffer,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_ROW_BYTES) {
    const row = bytes.subarray(at, at + PIECE_ROW_BYTES);
    await db
      .insert(feedPiece)
      .values({ runId, position: first + at / PIECE_ROW_BYTES, bytes: asBytes(row) })
      .onConflictDoUpdate({
        target: [feedPiece.runId, feedPiece.position],
        set: { bytes: sql`excluded.bytes` },
      });
  }
}

async function* unpacked(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = Readable.from(pieces);
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  let size = 0;
  try {
    for await (const piece of gunzip) {
      size += (piece as Buffer).length;
      if (size > UNPACKED_MOST) throw new FeedFault(fr.unpackedTooBig);
      yield piece as Buffer;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new FeedFault(fr.badGzip);
    throw error;
  } finally {
    source.destroy();
  }
}

/** The rows of a file that arrived, in order. */
export async function rowsKept(db: Db, runId: string): Promise<number[]> {
  const rows = await db
    .select({ position: feedPiece.position })
    .from(feedPiece)
    .where(eq(feedPiece.runId, runId))
    .orderBy(asc(feedPiece.position));
  return rows.map(({ position }) => position);
}

/** The pieces of a file of so many bytes that are there whole, in order. */
export async function piecesOf(db: Db, { id, size }: { id: string; size: number }): Promise<number[]> {
  const kept = Map.groupBy(await rowsKept(db, id), (row) => Math.floor(row / ROWS_OF_PIECE));
  const due = (piece: number) =>
    Math.min(ROWS_OF_PIECE, Math.ceil((size - piece * PIECE_BYTES) / PIECE_ROW_BYTES));
  return [...kept].flatMap(([piece, rows]) => (rows.length === due(piece) ? piece : []));
}
