import type { Db } from '#src/server/db/connect.ts';
import { commune, department } from '#src/server/db/schema/index.ts';
import { loadPlaceTables } from './table.ts';

const CHUNK = 500;

/** Fills departments and communes from the shipped tables; what is there already is left as it is. */
export async function seedPlaces(db: Db): Promise<number> {
  const { communes, departments } = await loadPlaceTables();
  await db.insert(department).values(departments).onConflictDoNothing();
  for (let start = 0; start < communes.length; start += CHUNK) {
    const rows = communes
      .slice(start, start + CHUNK)
      .map((row) => ({ ...row, postalCodes: [...row.postalCodes] }));
    await db.insert(commune).values(rows).onConflictDoNothing();
  }
  return communes.length;
}
