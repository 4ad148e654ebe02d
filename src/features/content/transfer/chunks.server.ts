import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { contentImportChunk } from '#src/server/db/schema/index.ts';
import { CHUNK_BYTES } from './transfer.ts';
import type { ByteSource } from './zip/bytes.ts';

/** An uploaded archive where it lies, in pieces: the last piece read is kept, files are read one after the other. */
export function uploadedBytes(db: Db, importId: string, size: number): ByteSource {
  let kept: { position: number; bytes: Buffer } | null = null;
  async function piece(position: number): Promise<Buffer> {
    if (kept?.position === position) return kept.bytes;
    const [row] = await db
      .select({ bytes: contentImportChunk.bytes })
      .from(contentImportChunk)
      .where(and(eq(contentImportChunk.importId, importId), eq(contentImportChunk.position, position)));
    const bytes = Buffer.from(row?.bytes ?? []);
    kept = { position, bytes };
    return bytes;
  }
  return {
    size,
    async read(offset, length) {
      const parts: Buffer[] = [];
      const end = Math.min(offset + length, size);
      for (let at = offset; at < end; ) {
        const position = Math.floor(at / CHUNK_BYTES);
        const from = at - position * CHUNK_BYTES;
        const part = (await piece(position)).subarray(from, from + end - at);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

/** The positions that arrived, in order. */
export async function piecesOf(db: Db, importId: string): Promise<number[]> {
  const rows = await db
    .select({ position: contentImportChunk.position })
    .from(contentImportChunk)
    .where(eq(contentImportChunk.importId, importId))
    .orderBy(asc(contentImportChunk.position));
  return rows.map(({ position }) => position);
}
