import { eq, sql } from 'drizzle-orm';
import { appState } from '../db/schema/index.ts';
import { openCdn } from '../gateways/cdn.ts';
import type { JobKind } from '../jobs.ts';
import { everyPage } from '../page-store/generations.ts';
import type { Services } from '../services.ts';
import { purgedTags } from './purger.ts';

const KEY = 'cdn:swept';
const BATCH = 500;
/** By then every process serves what was published, or has died and will not serve it old. */
const SETTLED_SECONDS = 20;

/**
 * Each process purges what it has just made anew (purger.ts). Should it die in between, or the CDN be away for
 * long, this purges every published change once more: the outbox is its queue, the job queue its retries.
 */
export const cdnSweep: JobKind = {
  name: 'cdn-sweep',
  cron: '* * * * *',
  run: sweepCdn,
};

/** Throws while the CDN refuses; what it accepted is not sent again. */
export async function sweepCdn(services: Services): Promise<void> {
  const { config, database } = services;
  if (!config.cdn) return;
  const cdn = openCdn(config.cdn);
  const [kept] = await database.db.select().from(appState).where(eq(appState.key, KEY));
  let swept = kept ? Number(kept.value) : await newestRow(services);
  for (let rows = await settledRows(services, swept); rows.length > 0; ) {
    const pruned = swept > 0 && (rows[0]?.id ?? 0) > swept + 1 && !(await rowExists(services, swept));
    await cdn.purge(purgedTags(pruned ? [everyPage] : rows.flatMap(({ tags }) => tags)));
    swept = rows.at(-1)?.id ?? swept;
    await remember(services, swept);
    rows = rows.length === BATCH ? await settledRows(services, swept) : [];
  }
  if (!kept) await remember(services, swept);
}

/** Up to the first that is not settled: a transaction begun late may have the smaller id. */
async function settledRows({ database }: Services, after: number): Promise<{ id: number; tags: string[] }[]> {
  const { rows } = await database.query(
    `select id::text as id, array_to_json(tags)::text as tags from page_outbox
     where id > $1::bigint and not exists (
       select 1 from page_outbox as unsettled where unsettled.id > $1::bigint and unsettled.id <= page_outbox.id
         and unsettled.created_at >= now() - make_interval(secs => $2::int))
     order by id limit $3::int`,
    [after, SETTLED_SECONDS, BATCH],
  );
  return rows.map((row) => ({ id: Number(row.id), tags: JSON.parse(String(row.tags)) as string[] }));
}

/** Before the first sweep nothing was tagged, so nothing was kept. */
async function newestRow({ database }: Services): Promise<number> {
  const { rows } = await database.query('select max(id)::text as id from page_outbox', []);
  return Number(rows[0]?.id ?? 0);
}

async function rowExists({ database }: Services, id: number): Promise<boolean> {
  const { rows } = await database.query('select 1 from page_outbox where id = $1::bigint', [id]);
  return rows.length > 0;
}

async function remember({ database }: Services, id: number): Promise<void> {
  const value = String(id);
  await database.db
    .insert(appState)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: appState.key, set: { value: sql`excluded.value` } });
}
