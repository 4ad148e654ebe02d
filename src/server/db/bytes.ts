import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Bytes on their way to the database and back, as base64: as bytes, the embedded one's driver takes 200 ms a MiB to write
 * them out, and holds the loop for it. A row holds a quarter of a MiB at most, for the same reason.
 */
export const asBytes = (bytes: Buffer): SQL<Uint8Array> => sql`decode(${bytes.toString('base64')}, 'base64')`;

export const asBase64 = (column: AnyColumn): SQL<string> => sql<string>`encode(${column}, 'base64')`;
