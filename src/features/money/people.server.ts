import { inArray } from 'drizzle-orm';
import { ANONYMOUS, displayName } from '#src/features/accounts/named.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person } from '#src/server/db/schema/index.ts';

/** Reads the names shown for operators beside what they did: their address while they have no name. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.select().from(person).where(inArray(person.id, known));
  return new Map(
    rows.map((who) => {
      const name = displayName(who);
      return [who.id, name === ANONYMOUS ? who.email : name];
    }),
  );
}

export const nameIn = (names: Map<number, string>, id: number | null) =>
  id === null ? null : (names.get(id) ?? null);

export const iso = (at: Date | null) => at?.toISOString() ?? null;
