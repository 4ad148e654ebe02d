import { and, arrayContains, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Week, weekOf } from '#src/features/weeks/weeks.server.ts';
import { spanOf, WEEK_RANGE, weekAt } from '#src/features/weeks/weeks.ts';
import { addDays, type Day, laterOf, parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { mailJob, queueBulk } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { LASTING_REFUSAL } from './bounce.ts';
import { bouncedMore } from './came-back.server.ts';
import { personal } from './campaign-mail.server.ts';
import { LETTER_PATHS, manageToken, type SubscriberRow } from './link.server.ts';
import { reachable } from './segment.server.ts';
import { WAITING_MAX, waitingLetters } from './send.jobs.server.ts';
import { composeWeek } from './week-mail.server.ts';

/** No letter before that hour in Paris. */
const FIRST_HOUR = 7;

const hourInParis = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hour12: false,
  timeZone: 'Europe/Paris',
});

/**
 * "Ma semaine" (docs/spec/calls.md §Mailing): each reader's week, once, from the first of its days. The letter and the
 * note that it was given are one transaction: whatever stops in between, nobody gets two.
 */
export const weekLetterJob: JobKind = {
  name: 'week-letters',
  cron: '*/5 * * * *',
  async run(services) {
    const { db } = services.database;
    await settleWeeks(db);
    const today = parisDay(services.clock());
    await endOver(services, today);
    if (Number(hourInParis.format(services.clock())) < FIRST_HOUR) return;
    const round = { today, weeks: new Map<string, Week | null>(), secret: await siteSecret(db) };
    const room = Math.min(services.config.mailingPerSecond * 60, WAITING_MAX - (await waitingLetters(db)));
    for (let left = room; left > 0; ) {
      const gave = await giveSome(services, round, Math.min(left, 100));
      if (gave === 0) break;
      left -= gave;
    }
  },
};

const about = and(
  arrayContains(subscriber.topics, ['semaine']),
  isNotNull(subscriber.term),
  isNull(subscriber.endedAt),
);

/** After the last week it stops by itself, and the term that it was kept for goes with it. */
async function endOver({ database: { db }, clock }: Services, today: Day): Promise<void> {
  const over = addDays(today, -7 * (WEEK_RANGE.bebe[1] + 1));
  const rest = sql`array_remove(${subscriber.topics}, 'semaine')`;
  await db
    .update(subscriber)
    .set({
      topics: rest,
      term: null,
      withdrawnAt: sql`case when cardinality(${rest}) = 0 then now() else ${subscriber.withdrawnAt} end`,
      weekDueOn: null,
      updatedAt: clock(),
    })
    .where(and(about, lte(subscriber.term, over)));
}

/** Notes the letters that left, and counts those whose address was refused for good: after three an address is left alone (segment.server.ts). */
async function settleWeeks(db: Db): Promise<void> {
  const times = sql`(case when m.failed_at is not null and m.error ~ ${LASTING_REFUSAL} then 1 else 0 end)`;
  await db.execute(sql`
    update subscriber s set ${bouncedMore(times)}, week_mail_id = null
    from mail_outbox m
    where s.week_mail_id = m.id and (m.failed_at is not null or m.sent_at is not null)`);
}

interface Round {
  today: Day;
  /** Read once a run. */
  weeks: Map<string, Week | null>;
  /** Signs the links; read before any transaction, which holds the embedded database's one connection. */
  secret: string;
}

/** Gives some of those who are owed a letter theirs, or puts them off to the day they are. Answers how many rows. */
function giveSome(services: Services, round: Round, size: number): Promise<number> {
  return inTransaction(systemCtx(services), async (tx) => {
    const rows = await tx.db
      .select()
      .from(subscriber)
      .where(
        and(
          reachable(),
          about,
          or(isNull(subscriber.weekDueOn), lte(subscriber.weekDueOn, round.today)),
          lt(subscriber.term, addDays(round.today, 7 * WEEK_RANGE.grossesse[1])),
        ),
      )
      .orderBy(asc(subscriber.id))
      .limit(size)
      .for('update', { skipLocked: true });
    if (rows.length > 0) await give(tx, rows, round);
    return rows.length;
  });
}

async function give(tx: Ctx, rows: SubscriberRow[], { today, weeks, secret }: Round): Promise<void> {
  const mails = [];
  for (const row of rows) {
    const due = row.term ?? today;
    const ref = weekAt(due, today);
    const week = ref && (await kept(weeks, `${ref.period}:${ref.week}`, () => weekOf(tx.db, ref)));
    const next = ref ? addDays(spanOf(due, ref).to, 1) : addDays(today, 7);
    await tx.db
      .update(subscriber)
      .set({ weekDueOn: laterOf(next, addDays(today, 1)), ...(week ? { weekSentOn: today } : {}) })
      .where(eq(subscriber.id, row.id));
    if (!week) continue;
    const token = manageToken(row, 0, secret);
    const composed = await composeWeek(tx.services.config, week, due);
    mails.push({
      ...personal(composed, { email: row.email, token }),
      subject: composed.subject,
      to: row.email,
      key: `week:${row.id}:${due}:${week.slug}`,
      unsubscribe: tx.services.config.publicUrl + LETTER_PATHS.unsubscribe(token),
    });
  }
  await queue(tx, mails);
}

/** Each mail is noted beside its reader, whose number its key bears. */
async function queue(tx: Ctx, mails: Parameters<typeof queueBulk>[1]): Promise<void> {
  const queued = await queueBulk(tx.db, mails);
  for (const [key, weekMailId] of queued)
    await tx.db
      .update(subscriber)
      .set({ weekMailId })
      .where(eq(subscriber.id, Number(key.split(':')[1])));
  if (queued.size > 0) tx.afterCommit(() => tx.services.jobs.wake(mailJob.name));
}

async function kept<T>(known: Map<string, T>, key: string, read: () => Promise<T>): Promise<T> {
  const had = known.get(key);
  if (had !== undefined) return had;
  const found = await read();
  known.set(key, found);
  return found;
}
