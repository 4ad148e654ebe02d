import { asc, desc, eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contribution, quarantine } from '#src/server/db/schema/index.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { deskPage } from '../paid.server.ts';
import { hearAgain, payableOfIntent } from '../payables.server.ts';
import { iso, nameIn, namesOf } from '../people.server.ts';
import type { Quarantined } from './quarantined.ts';

type Row = typeof quarantine.$inferSelect;
type State = Quarantined['status'];

export async function listQuarantine(ctx: Ctx, { status, page }: { status: State; page: number }) {
  const where = eq(quarantine.status, status);
  return deskPage(page, {
    async items({ limit, offset }) {
      const rows = await ctx.db
        .select()
        .from(quarantine)
        .where(where)
        .orderBy(status === 'open' ? asc(quarantine.id) : desc(quarantine.closedAt))
        .limit(limit)
        .offset(offset);
      return Promise.all(rows.map((row) => view(ctx, row)));
    },
    total: () => ctx.db.$count(quarantine, where),
  });
}

async function view(ctx: Ctx, row: Row): Promise<Quarantined> {
  const [gift] = await ctx.db
    .select({ uuid: contribution.uuid })
    .from(contribution)
    .where(eq(contribution.id, row.contributionId ?? 0));
  return {
    uuid: row.uuid,
    intent_id: row.intentId,
    why: row.why,
    reference: gift?.uuid ?? null,
    facts: row.facts,
    status: row.status as State,
    tries: row.tries,
    found_at: row.createdAt.toISOString(),
    closed_at: iso(row.closedAt),
    closed_by: nameIn(await namesOf(ctx.db, [row.closedBy]), row.closedBy),
    reason: row.reason,
  };
}

async function openRow(ctx: Ctx, uuid: string): Promise<Row> {
  const [row] = await ctx.db.select().from(quarantine).where(eq(quarantine.uuid, uuid)).for('no key update');
  if (!row) throw deskRefusals.quarantineNotFound();
  if (row.status !== 'open') throw deskRefusals.alreadyClosed();
  return row;
}

async function close(ctx: Ctx, row: Row, change: { status: State; reason: string }): Promise<Row> {
  const [closed] = await ctx.db
    .update(quarantine)
    .set({
      ...change,
      closedBy: requirePerson(ctx.actor).personId,
      closedAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(eq(quarantine.id, row.id))
    .returning();
  return closed ?? row;
}

/** Nothing is done with it: the reason says what was done elsewhere. Throws not_found, already_closed. */
export async function setAside(ctx: Ctx, { uuid, reason }: { uuid: string; reason: string }) {
  return inTransaction(ctx, async (inner) => {
    const row = await openRow(inner, uuid);
    await audit(inner, {
      action: 'quarantine.set_aside',
      target: targetOf(row),
      detail: { intent: row.intentId, why: row.why, reason },
    });
    return view(inner, await close(inner, row, { status: 'set_aside', reason }));
  });
}

const targetOf = ({ contributionId, uuid }: Row) =>
  contributionId === null ? `quarantine:${uuid}` : `contribution:${contributionId}`;

/**
 * Asks the provider again and applies its word as if it had just come; what still does not match stays. Throws
 * not_found, already_closed, unavailable.
 */
export async function retryQuarantine(ctx: Ctx, { uuid }: { uuid: string }) {
  const row = await inTransaction(ctx, (inner) => openRow(inner, uuid));
  const outcome = await outcomeOf(ctx, row);
  return inTransaction(ctx, async (inner) => {
    await audit(inner, {
      action: 'quarantine.retry',
      target: targetOf(row),
      detail: { intent: row.intentId, outcome },
    });
    const [now] = await inner.db.select().from(quarantine).where(eq(quarantine.id, row.id));
    const still = outcome.startsWith('quarantined:') || outcome === 'unknown_intent';
    const after =
      now?.status === 'open' && !still ? await close(inner, now, { status: 'settled', reason: '' }) : now;
    return { item: await view(inner, after ?? row), outcome };
  });
}

/** Asks the provider again about what the intent pays, as if its word had just come. */
async function outcomeOf(ctx: Ctx, { intentId }: Row): Promise<string> {
  const about = await payableOfIntent(ctx.db, intentId);
  return about ? hearAgain(ctx, about, intentId) : 'unknown_intent';
}
