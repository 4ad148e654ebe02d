import { desc, eq, lt, sql } from 'drizzle-orm';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { ledgerExport } from '#src/server/db/schema/index.ts';
import { getExports } from '#src/server/gateways/storage.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { postingsBetween, rowsOf } from './read.server.ts';
import { exportKey, NO_HEAD, signDay } from './signed.server.ts';

/** Days written in one run: a site that was long off catches up night by night. */
const DAYS_A_RUN = 40;

export const exportName = (day: string) => `ledger/${day}.jsonl`;

/** Writes out and signs every whole day that was not; a day without entries is signed too. Answers the days. */
export async function exportDays(services: Services, now = new Date()): Promise<string[]> {
  const { db } = services.database;
  const done: string[] = [];
  for (let n = 0; n < DAYS_A_RUN; n += 1) {
    const [last] = await db.select().from(ledgerExport).orderBy(desc(ledgerExport.day)).limit(1);
    const day = last ? addDays(last.day, 1) : await firstDay(services);
    if (day === null || day >= parisDay(now)) return done;
    await exportDay(services, day);
    done.push(day);
  }
  return done;
}

/** The day of the first posting, in France; null when there is none. */
async function firstDay({ database }: Services): Promise<string | null> {
  const [row] = await rowsOf<{ day: string | null }>(
    database.db,
    sql`select to_char(min(created_at) at time zone 'Europe/Paris', 'YYYY-MM-DD') as day from ledger_tx`,
  );
  return row?.day ?? null;
}

/** The file first, then the row that says it is there: a process that stops between them does it again. */
async function exportDay(services: Services, day: string): Promise<void> {
  const { db } = services.database;
  const [before] = await db
    .select({ head: ledgerExport.head })
    .from(ledgerExport)
    .where(lt(ledgerExport.day, day))
    .orderBy(desc(ledgerExport.day))
    .limit(1);
  const key = await exportKey(db);
  const postings = postingsBetween(db, { from: day, to: day });
  const signed = await signDay(key, { day, previous: before?.head ?? NO_HEAD }, postings);
  const storage = await getExports(services.config);
  await storage.put(exportName(day), Buffer.from(signed.text), 'application/jsonl');
  const { head, signature, entries, debits } = signed;
  await db.insert(ledgerExport).values({ day, head, signature, entries, debits }).onConflictDoNothing();
  services.log.info({ day, entries, head }, 'ledger exported');
}

/** A signed day as it was written; null when there is none. */
export async function readExport(services: Services, day: string): Promise<string | null> {
  const [row] = await services.database.db.select().from(ledgerExport).where(eq(ledgerExport.day, day));
  if (!row) return null;
  const storage = await getExports(services.config);
  return (await storage.get(exportName(day)))?.toString('utf8') ?? null;
}

/** Every night, once the day is over in France, summer and winter, and no posting of it can still be under way. */
export const ledgerExportJob: JobKind = {
  name: 'ledger-export',
  cron: '10 1 * * *',
  run: async (services) => void (await exportDays(services)),
};
