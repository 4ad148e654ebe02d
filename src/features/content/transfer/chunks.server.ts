import { and, asc, eq, sql } from 'drizzle-orm';
import { asBase64, asBytes } from '#src/server/db/bytes.ts';
import type { Db } from '#src/server/db/connect.ts';
import { contentImportChunk } from '#src/server/db/schema/index.ts';
import { CHUNK_BYTES, ROW_BYTES, ROWS_OF_CHUNK } from './transfer.ts';
import type { ByteSource } from './zip/bytes.ts';

/** Keeps a piece of an archive, in rows; the same again takes their place. Call it in a transaction: whole, or not at all. */
export async function keepChunk(
  db: Db,
  { importId, position }: { importId: string; position: number },
  bytes: Buffer,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const row = position * ROWS_OF_CHUNK + at / ROW_BYTES;
    await db
      .insert(contentImportChunk)
      .values({ importId, position: row, bytes: asBytes(bytes.subarray(at, at + ROW_BYTES)) })
      .onConflictDoUpdate({
        target: [contentImportChunk.importId, contentImportChunk.position],
        set: { bytes: sql`excluded.bytes` },
      });
  }
}

/** An uploaded archive where it lies, in rows: the last one read is kept, files are read one after the other. */
export function uploadedBytes(db: Db, importId: string, size: number): ByteSource {
  let kept: { position: number; bytes: Buffer } | null = null;
  async function rowAt(position: number): Promise<Buffer> {
    if (kept?.position === position) return kept.bytes;
    const [row] = await db
      .select({ base64: asBase64(contentImportChunk.bytes) })
      .from(contentImportChunk)
      .where(and(eq(contentImportChunk.importId, importId), eq(contentImportChunk.position, position)));
    const bytes = Buffer.from(row?.base64 ?? '', 'base64');
    kept = { position, bytes };
    return bytes;
  }
  return {
    size,
    async read(offset, length) {
      const parts: Buffer[] = [];
      const end = Math.min(offset + length, size);
      for (let at = offset; at < end; ) {
        const position = Math.floor(at / ROW_BYTES);
        const from = at - position * ROW_BYTES;
        const part = (await rowAt(position)).subarray(from, from + end - at);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

/** The pieces that arrived, in order. Each came whole (`keepChunk`): its first row says so. */
export async function piecesOf(db: Db, importId: string): Promise<number[]> {
  const rows = await db
    .select({ position: contentImportChunk.position })
    .from(contentImportChunk)
    .where(
      and(
        eq(contentImportChunk.importId, importId),
        eq(sql`${contentImportChunk.position} % ${ROWS_OF_CHUNK}`, 0),
      ),
    )
    .orderBy(asc(contentImportChunk.position));
  return rows.map(({ position }) => position / ROWS_OF_CHUNK);
}

/** Pieces that an archive of so many bytes is sent in. */
export const piecesDue = (size: number) => Math.ceil(size / CHUNK_BYTES);
