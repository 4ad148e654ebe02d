import { arrayOverlaps, inArray, or } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { media } from '#src/server/db/schema/index.ts';
import { mediaRoot } from '#src/server/gateways/storage.ts';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';
import { mediaTag } from './media.jobs.server.ts';
import type { MediaRow } from './media-rows.server.ts';
import { addressesIn, keyOf, showPicturesIn } from './pictures.ts';

/**
 * Rows whose `html` shows today's files of the library's pictures (a replaced picture keeps its address in the
 * text). Tags the page being made. Done twice, it changes nothing more.
 */
export async function showPictures<T extends { html: string }>(db: Db, rows: T[]): Promise<T[]> {
  const addresses = rows.flatMap((row) => addressesIn(row.html));
  if (addresses.length === 0) return rows;
  const found = await findPictures(db, addresses);
  const root = mediaRoot(getServices().config);
  return rows.map((row) => ({ ...row, html: showPicturesIn(row.html, found, root) }));
}

/** The library's rows behind some names: an address, or the short name that front matter gives. */
export async function findPictures(db: Db, names: string[]): Promise<MediaRow[]> {
  if (names.length === 0) return [];
  const byName = await picturesNamed(db, names);
  const found = new Set(names.flatMap((name) => byName.get(name) ?? []));
  for (const row of found) pageTag(mediaTag(row.id));
  return [...found];
}

const picturesNamed = gatheredRead(async (db: Db, names: string[]) => {
  const keys = names.flatMap((name) => keyOf(name) ?? []);
  const rows = await db
    .select()
    .from(media)
    .where(
      or(
        inArray(media.name, names),
        inArray(media.url, names),
        keys.length > 0 ? arrayOverlaps(media.keys, keys) : undefined,
      ),
    );
  return new Map(names.map((name) => [name, rows.filter((row) => isNamed(row, name))]));
});

/** True when a name leads to a row: its short name, its address, or any file it ever had. */
export function isNamed(row: Pick<MediaRow, 'name' | 'url' | 'keys'>, name: string): boolean {
  const key = keyOf(name);
  return row.name === name || row.url === name || (key !== null && row.keys.includes(key));
}
