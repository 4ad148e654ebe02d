import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';

const KEY = 'demo_clock_offset_ms';
/** Said to every process when the clock was moved. */
export const CLOCK_CHANNEL = 'demo_clock';

/** Reads how far business time is ahead, ms; an admin's changes stay through restarts. */
export async function clockOffsetMs(database: Pick<Database, 'db'>): Promise<number> {
  const [row] = await database.db.select().from(appState).where(eq(appState.key, KEY));
  return Number(row?.value ?? 0);
}

/** By so many milliseconds; answers the new business time. */
export async function advanceDemoClock(services: Services, added: number): Promise<Date> {
  await services.database.db
    .insert(appState)
    .values({ key: KEY, value: String(added) })
    .onConflictDoUpdate({
      target: appState.key,
      set: { value: sql`(${appState.value}::bigint + ${added})::text` },
    });
  await services.database.db.execute(sql`select pg_notify(${CLOCK_CHANNEL}, '')`);
  services.moveClock(await clockOffsetMs(services.database));
  return services.clock();
}
