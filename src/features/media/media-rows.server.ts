import { eq } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { media } from '#src/server/db/schema/index.ts';
import type { Cover } from './cover.ts';
import type { MediaItem } from './media.ts';
import { focusOf } from './pictures.ts';
import { mediaRefusalFr } from './refusals.fr.ts';

export type MediaRow = typeof media.$inferSelect;

export function toItem(row: MediaRow): MediaItem {
  return {
    id: row.id,
    cdn_url: row.url,
    name: row.name,
    alt: row.alt,
    filename: row.filename,
    weight: row.weight,
    folder: row.shelf,
    labels: row.labels,
    focus: focusOf(row),
    cover: row.cover as Cover,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export async function getMedia(db: Db, id: number): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  if (!row) throw notFound(mediaRefusalFr.gone);
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockMedia(db: Db, id: number): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(eq(media.id, id)).for('no key update');
  if (!row) throw notFound(mediaRefusalFr.gone);
  return row;
}

export async function findByHash(db: Db, hash: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row ?? null;
}
