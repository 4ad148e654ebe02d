import { eq, sql } from 'drizzle-orm';
import { HOLD_MINUTES } from '#src/features/cagnotte/pooling/pool.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { appState } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import type { Services } from '#src/server/services.ts';
import { EVERY_LIST, listTag, PARIS_DAY } from './list-tags.ts';

const KEY = 'lists:published_until';
/** Beyond so many lists at once, all of them are published. */
const MANY = 1000;
const HOLD_MS = HOLD_MINUTES * 60_000;

/**
 * Publishes the lists that changed by themselves since `since` (since any process last did this, when null): a promise
 * lapsed, the money that somebody was about to give is free again, a day began. Where business time went back, what it
 * undid counts too. Each process does it by its own clock, by which it renders. Answers when the next of them changes,
 * but for the days; null when nothing is to come.
 */
export function publishMoments(services: Services, since: Date | null = null): Promise<Moments> {
  return services.database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const now = services.clock();
    const last = since ?? (await lastMoment(tx)) ?? now;
    const [from, to] = last <= now ? [last, now] : [now, last];
    const lists = from.getTime() === to.getTime() ? [] : await changedBetween(tx, from, to);
    const tags = lists.length > MANY ? [EVERY_LIST] : lists.map(listTag);
    if (parisDay(from) !== parisDay(to)) tags.push(PARIS_DAY);
    await publishAtCommit(querierOf(tx), tags);
    const value = now.toISOString();
    await tx
      .insert(appState)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: appState.key, set: { value } });
    return { at: now, next: await nextMoment(tx, now) };
  });
}

interface Moments {
  /** Business time up to which all is published. */
  at: Date;
  next: Date | null;
}

async function lastMoment(tx: Db): Promise<Date | null> {
  const [row] = await tx.select().from(appState).where(eq(appState.key, KEY));
  return row ? new Date(row.value) : null;
}

/** Of open shares, by when they are no longer held for their giver. */
const held = sql`c.pool_id is not null and c.status in ('draft', 'awaiting_payment', 'requires_action')`;

async function changedBetween(tx: Db, from: Date, to: Date): Promise<number[]> {
  const since = (at: Date) => new Date(at.getTime() - HOLD_MS).toISOString();
  const { rows } = (await tx.execute(sql`
    select distinct list_id::text as id from (
      (select i.list_id from reservation r join list_item i on i.id = r.item_id
       where r.step = 'reserved' and r.released_at is null
         and r.reserved_until > ${from.toISOString()} and r.reserved_until <= ${to.toISOString()} limit ${10 * MANY})
      union all
      (select p.list_id from contribution c join pot p on p.id = c.pot_id
       where ${held} and c.updated_at > ${since(from)} and c.updated_at <= ${since(to)} limit ${10 * MANY})
    ) as changed limit ${MANY + 1}`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => Number(id));
}

async function nextMoment(db: Db, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - HOLD_MS).toISOString();
  const { rows } = (await db.execute(sql`
    select (extract(epoch from least(
      (select min(r.reserved_until) from reservation r
       where r.step = 'reserved' and r.released_at is null and r.reserved_until > ${now.toISOString()}),
      (select min(c.updated_at) + make_interval(mins => ${HOLD_MINUTES}) from contribution c
       where ${held} and c.updated_at > ${since})
    )) * 1000)::float8 as at`)) as unknown as { rows: { at: number | null }[] };
  const at = rows[0]?.at;
  return at === undefined || at === null ? null : new Date(Number(at));
}

interface Known extends Moments {
  askedAt: number;
  publishedAt: number;
}

/** The longest, beside the tick, until a moment that came nearer meanwhile is seen: a promise that was cut short. */
const ASK_AGAIN_MS = 5000;
/** The mark of what is published, from which a process begins that was away, is never older. */
const PUBLISH_AGAIN_MS = 60_000;
const TICK_MS = 1000;

/** Looks at the clock every second, and asks the database when something is due. Answers the way to stop. */
export function watchMoments(services: Services, tickMs = TICK_MS): { close(): Promise<void> } {
  let known: Known | null = null;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    const now = performance.now();
    if (known && !isDue(known, services.clock())) {
      if (now - known.askedAt < ASK_AGAIN_MS) return;
      known = { ...known, next: await nextMoment(services.database.db, known.at), askedAt: now };
      if (!isDue(known, services.clock())) return;
    }
    known = { ...(await publishMoments(services, known?.at ?? null)), askedAt: now, publishedAt: now };
  };
  let busy = false;
  const tick = () => {
    if (busy) return;
    busy = true;
    running = look()
      .catch((err: unknown) => services.log.warn({ err }, 'what changes by the hour was not published'))
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(tick, tickMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

function isDue({ at, next, publishedAt }: Known, now: Date): boolean {
  if (now < at || performance.now() - publishedAt > PUBLISH_AGAIN_MS) return true;
  return (next !== null && now >= next) || parisDay(now) !== parisDay(at);
}
