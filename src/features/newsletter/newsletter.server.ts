import { and, eq, gt } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { checkStamp } from '#src/features/contact/stamp.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { askToConfirm } from './ask-to-confirm.server.ts';
import { NOT_STOPPED, NOTHING_PENDING, withdraw } from './came-back.server.ts';
import { deadLink, holderOf, type SubscriberRow } from './link.server.ts';
import type { newsletterCalls } from './newsletter.calls.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import { BOUNCES_MAX, TERM_AFTER_DAYS, TERM_BEFORE_DAYS, TOPICS, type Topic } from './newsletter.ts';
import { takeBackUnwanted } from './taken-back.server.ts';
import { dueAfterChange } from './week-due.ts';

/** A person subscribes once or twice; a machine from one network is stopped here. */
const SUBSCRIBING: LimitPolicy = { name: 'newsletter', points: 10, seconds: 3600 };
/** Links that are none: a good one is never counted, for a mail provider's one machine posts those of all its readers. */
const LINKS: LimitPolicy = { name: 'newsletter-links', points: 60, seconds: 600 };

export const orderedTopics = (topics: readonly string[]): Topic[] =>
  TOPICS.filter((topic) => topics.includes(topic));

type Chosen = OutputOf<typeof newsletterCalls.confirm>;

const toChosen = ({ topics, term }: Pick<SubscriberRow, 'topics' | 'term'>): Chosen => ({
  topics: orderedTopics(topics),
  term,
});

/** Throws date_out_of_range. */
function checkTerm({ now }: Ctx, term: string | null): void {
  const today = parisDay(now);
  if (term === null) return;
  if (term >= addDays(today, -TERM_BEFORE_DAYS) && term <= addDays(today, TERM_AFTER_DAYS)) return;
  throw new DomainError('date_out_of_range', fr.refusals.term, { fields: { term: fr.refusals.term } });
}

/** Keeps what was asked for beside what stands, and mails the link that makes it count. */
async function subscribe(
  ctx: Ctx,
  { email, term, topics, stamp }: InputOf<typeof newsletterCalls.subscribe>,
): Promise<{ sent: true }> {
  await checkStamp(ctx, stamp);
  await ctx.services.limits.take(SUBSCRIBING, ctx.ip);
  checkTerm(ctx, term);
  await inTransaction(ctx, (tx) => askToConfirm(tx, { email, term, topics: orderedTopics(topics) }));
  return { sent: true };
}

/** The address whose confirmation this link is; null once it served or is too old. */
export async function awaitedBy(ctx: Ctx, token: string): Promise<SubscriberRow | null> {
  const open = and(eq(subscriber.confirmHash, tokenHash(token)), gt(subscriber.confirmUntil, ctx.now));
  const [row] = await ctx.db.select().from(subscriber).where(open);
  return row ?? null;
}

/** The holder of a link. One that leads nowhere counts: it throws token_invalid, and rate_limited once they are many. */
async function known<T>(ctx: Ctx, look: () => Promise<T | null>): Promise<T> {
  const found = await look();
  if (found !== null) return found;
  await ctx.services.limits.take(LINKS, ctx.ip);
  throw deadLink();
}

async function confirm(ctx: Ctx, { action_token }: InputOf<typeof newsletterCalls.confirm>): Promise<Chosen> {
  await known(ctx, () => awaitedBy(ctx, action_token));
  return inTransaction(ctx, async (tx) => {
    const awaited = await awaitedBy(tx, action_token);
    if (!awaited) throw deadLink();
    const topics = orderedTopics([...awaited.topics, ...awaited.pendingTopics]);
    const term = awaited.pendingTerm ?? awaited.term;
    const [row] = await tx.db
      .update(subscriber)
      .set({
        topics,
        term,
        pendingTopics: [],
        pendingTerm: null,
        confirmHash: null,
        confirmUntil: null,
        confirmedAt: awaited.confirmedAt ?? tx.now,
        withdrawnAt: null,
        // A date that is given anew is about another time.
        ...(awaited.pendingTerm ? { endedAt: null, weekDueOn: dueAfterChange(awaited) } : {}),
        bounces: 0,
        ...NOT_STOPPED,
        updatedAt: tx.now,
      })
      .where(and(eq(subscriber.id, awaited.id), eq(subscriber.confirmHash, tokenHash(action_token))))
      .returning();
    if (!row) throw deadLink();
    await tellWebhooks(tx, 'newsletter.confirmed', { id: row.id });
    return toChosen(row);
  });
}

async function unsubscribe(
  ctx: Ctx,
  { action_token }: InputOf<typeof newsletterCalls.unsubscribe>,
): Promise<Record<string, never>> {
  const { row, campaignId } = await known(ctx, () => holderOf(ctx.db, action_token));
  await withdraw(ctx, { subscriberId: row.id, campaignId });
  return {};
}

async function preferences(ctx: Ctx, input: InputOf<typeof newsletterCalls.preferences>): Promise<Chosen> {
  const { row } = await known(ctx, () => holderOf(ctx.db, input.action_token));
  if (!input.ended) checkTerm(ctx, input.term);
  const topics = orderedTopics(input.topics).filter((topic) => !input.ended || topic !== 'semaine');
  const none = topics.length === 0;
  const [saved] = await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(subscriber)
      .set({
        topics,
        term: input.ended || none ? null : input.term,
        withdrawnAt: none ? (row.withdrawnAt ?? ctx.now) : null,
        confirmedAt: row.confirmedAt ?? ctx.now,
        ...stopAfter(row, none ? ctx.now : null),
        ...(input.ended ? { endedAt: ctx.now } : input.term && { endedAt: null }),
        ...(input.ended
          ? NOTHING_PENDING
          : { weekDueOn: input.term === row.term ? row.weekDueOn : dueAfterChange(row) }),
        // Leaving ends a link that still waits, too.
        ...(none ? NOTHING_PENDING : {}),
        updatedAt: ctx.now,
      })
      .where(eq(subscriber.id, row.id))
      .returning();
    await takeBackUnwanted(tx, row.id);
    return rows;
  });
  if (!saved) throw deadLink();
  return toChosen(saved);
}

/** Choosing by one's own link ends what stopped the letters, but a mailbox that refuses them. */
function stopAfter(row: SubscriberRow, leftAt: Date | null): Partial<SubscriberRow> {
  if (!leftAt)
    return row.bounces >= BOUNCES_MAX
      ? { ...NOT_STOPPED, stop: 'bounced', stoppedAt: row.stoppedAt }
      : NOT_STOPPED;
  return row.stop && row.stop !== 'bounced' ? {} : { stop: 'unsubscribed', stoppedAt: leftAt };
}

export const newsletterVerbs = { subscribe, confirm, unsubscribe, preferences };
