import type { Db } from '#src/server/db/connect.ts';
import { media } from '#src/server/db/schema/index.ts';
import { keyOf } from './pictures.ts';
import { referencedFolders } from './references.server.ts';
import { usesOf } from './uses.server.ts';

/** The pictures that show somewhere. One pass over what is written, not one a picture. */
export async function usedIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: media.id, url: media.url, name: media.name, keys: media.keys })
    .from(media);
  const referenced = await referencedFolders(db);
  const used: number[] = [];
  for (const row of rows) {
    if (row.keys.some((key) => referenced.has(key))) used.push(row.id);
    // Names and the addresses of our own drawings are looked for one by one: there are few.
    else if ((row.name || !keyOf(row.url)) && (await usesOf(db, row)).count > 0) used.push(row.id);
  }
  return used;
}
