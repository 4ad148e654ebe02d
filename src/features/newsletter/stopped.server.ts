import { and, count, desc, eq, ilike, isNotNull, notLike, or, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person, subscriber } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { newHash } from '#src/server/tokens.ts';
import { askToConfirm } from './ask-to-confirm.server.ts';
import { NOT_STOPPED, NOTHING_PENDING } from './came-back.server.ts';
import { conflict } from './campaign-rows.server.ts';
import { erasedMark, isErased, isErasedAndStopped } from './erased.server.ts';
import type { SubscriberRow } from './link.server.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import { STOPPED_PER_PAGE } from './newsletter.ts';
import type { Stopped, stoppedCalls } from './stopped.calls.ts';
import { takeBackUnwanted } from './taken-back.server.ts';

type Names = Pick<typeof person.$inferSelect, 'firstname' | 'lastname' | 'partnerFirstname'>;

function toStopped(row: SubscriberRow, by: Names | null): Stopped {
  if (!row.stop) throw new Error('The address is not stopped');
  return {
    id: row.id,
    email: isErased(row.email) ? fr.erased : row.email,
    stop: row.stop,
    since: (row.stoppedAt ?? row.updatedAt).toISOString(),
    words: row.stopWords,
    by: by && displayName(by),
    bounces: row.bounces,
    back: backOf(row),
  };
}

/** An address that never confirmed anything has nothing to come back to; who left confirms anew. */
function backOf({ confirmedAt, withdrawnAt, topics }: SubscriberRow): Stopped['back'] {
  if (!confirmedAt) return 'free';
  return withdrawnAt || topics.length === 0 ? 'asked' : 'letters';
}

/** A part of an address; of one that was erased, nothing but the whole is known again. */
const named = (query: string) =>
  and(ilike(subscriber.email, holding(query)), notLike(subscriber.email, 'erased:%'));

async function list(
  { db }: Ctx,
  { query, stop, page }: InputOf<typeof stoppedCalls.list>,
): Promise<OutputOf<typeof stoppedCalls.list>> {
  const wanted = and(
    stop ? eq(subscriber.stop, stop) : isNotNull(subscriber.stop),
    query ? or(named(query), eq(subscriber.email, await erasedMark(db, query.toLowerCase()))) : undefined,
  );
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(subscriber).where(wanted);
  const names = {
    firstname: person.firstname,
    lastname: person.lastname,
    partnerFirstname: person.partnerFirstname,
  };
  const rows = await db
    .select({ row: subscriber, by: names })
    .from(subscriber)
    .leftJoin(person, eq(person.id, subscriber.stoppedBy))
    .where(wanted)
    .orderBy(desc(subscriber.stoppedAt), desc(subscriber.id))
    .limit(STOPPED_PER_PAGE)
    .offset((page - 1) * STOPPED_PER_PAGE);
  const items = rows.map(({ row, by }) => toStopped(row, by));
  return { items, page, per_page: STOPPED_PER_PAGE, total: Number(total) };
}

async function add(ctx: Ctx, { email, words }: InputOf<typeof stoppedCalls.add>): Promise<Stopped> {
  return inTransaction(ctx, async (tx) => {
    const address = email.toLowerCase();
    if (await isErasedAndStopped(tx.db, address)) throw conflict(fr.refusals.stopped);
    const by = isPerson(tx.actor) ? tx.actor.personId : null;
    const stopped = {
      stop: 'hand' as const,
      stoppedAt: tx.now,
      stopWords: words,
      stoppedBy: by,
      updatedAt: tx.now,
      ...NOTHING_PENDING,
    };
    const [row] = await tx.db
      .insert(subscriber)
      .values({ email: address, nonce: newHash(), createdAt: tx.now, ...stopped })
      .onConflictDoUpdate({
        target: subscriber.email,
        set: stopped,
        setWhere: sql`${subscriber.stop} is distinct from 'hand'`,
      })
      .returning();
    // Also where a colleague was quicker by a moment: the words of the first stay.
    if (!row) throw conflict(fr.refusals.stopped);
    await takeBackUnwanted(tx, row.id);
    await audit(tx, { action: 'letters.stop', target: `subscriber:${row.id}`, detail: { words } });
    const [who] = by === null ? [] : await tx.db.select().from(person).where(eq(person.id, by));
    return toStopped(row, who ?? null);
  });
}

async function lift(
  ctx: Ctx,
  { id, reason }: InputOf<typeof stoppedCalls.lift>,
): Promise<OutputOf<typeof stoppedCalls.lift>> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(subscriber).where(eq(subscriber.id, id)).for('update');
    if (!row) throw notFound(fr.refusals.notStopped);
    if (!row.stop) throw conflict(fr.refusals.notStopped);
    const back = backOf(row);
    await audit(tx, {
      action: 'letters.lift',
      target: `subscriber:${id}`,
      detail: { reason, was: row.stop, since: row.stoppedAt?.toISOString() },
    });
    if (back === 'free') await tx.db.delete(subscriber).where(eq(subscriber.id, id));
    else
      await tx.db
        .update(subscriber)
        .set({ ...NOT_STOPPED, bounces: 0, updatedAt: tx.now, ...(back === 'asked' ? NOTHING_PENDING : {}) })
        .where(eq(subscriber.id, id));
    if (back === 'asked') await askToConfirm(tx, { email: row.email, topics: ['magazine'], term: null });
    return { back };
  });
}

export const stoppedVerbs = { list, add, lift };
