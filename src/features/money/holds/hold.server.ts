import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { displayName } from '#src/features/accounts/named.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, listOwner, listWords, person, personWords, pot } from '#src/server/db/schema/index.ts';
import { foundByWords } from '#src/server/db/words.ts';
import { accountsOf } from '../accounts.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { DESK_PER_PAGE } from '../desk.ts';
import { balanceOf } from '../ledger.server.ts';
import { iso } from '../people.server.ts';
import { collectedOf, openPot } from '../pot.server.ts';
import { moneyModeOf } from '../provider.server.ts';
import type { PotRow } from './pot-row.ts';
import { tellHeld } from './told.server.ts';

interface Search {
  query: string;
  held: boolean;
  page: number;
}

/** By the list's slug or title, or its owner's name or address. */
function matching(query: string): SQL | undefined {
  return foundByWords(list.id, query, {
    asked: [
      [listWords(list), (held) => sql`select ${list.id} from ${list} where ${held}`],
      [
        personWords(person),
        (held) => sql`select ${listOwner.listId} from ${listOwner}
          join ${person} on ${person.id} = ${listOwner.personId} where ${listOwner.role} = 'owner' and ${held}`,
      ],
    ],
  });
}

/** Pots of the money this site takes, those on hold first. */
export async function searchPots(ctx: Ctx, { query, held, page }: Search) {
  const mode = moneyModeOf(ctx.services);
  const where = and(
    ...[eq(pot.provider, mode.provider), eq(pot.livemode, mode.livemode), matching(query)],
    held ? isNotNull(pot.heldAt) : undefined,
  );
  const [counted] = await potsFrom(ctx, where, { total: sql<number>`count(*)::int` });
  const rows = await potsFrom(ctx, where, { pot, list, person })
    .orderBy(sql`${pot.heldAt} desc nulls last`, desc(pot.id))
    .limit(DESK_PER_PAGE)
    .offset((page - 1) * DESK_PER_PAGE);
  const items = await Promise.all(rows.map((row) => view(ctx, row)));
  return { items, page, per_page: DESK_PER_PAGE, total: counted?.total ?? 0 };
}

function potsFrom<T extends Parameters<Ctx['db']['select']>[0]>(ctx: Ctx, where: SQL | undefined, fields: T) {
  return ctx.db
    .select(fields as NonNullable<T>)
    .from(pot)
    .innerJoin(list, eq(list.id, pot.listId))
    .innerJoin(listOwner, and(eq(listOwner.listId, list.id), eq(listOwner.role, 'owner')))
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(where);
}

interface Found {
  pot: typeof pot.$inferSelect;
  list: typeof list.$inferSelect;
  person: typeof person.$inferSelect;
}

async function view(ctx: Ctx, found: Found): Promise<PotRow> {
  const { pot: one, list: own } = found;
  const part = accountsOf(moneyModeOf(ctx.services)).pot;
  return {
    list_uuid: own.uuid,
    title: own.title || own.slug,
    slug: own.slug,
    owner: displayName(found.person),
    collected: (await collectedOf(ctx.db, own.id)).collected,
    pending: await balanceOf(ctx.db, part(one.id, 'pending')),
    available: await balanceOf(ctx.db, part(one.id, 'available')),
    withdrawing: await balanceOf(ctx.db, part(one.id, 'withdrawing')),
    held_at: iso(one.heldAt),
    held_reason: one.heldReason,
  };
}

interface Asked {
  list_uuid: string;
  reason: string;
}

/** Stops withdrawals and gifts until somebody releases the pot. Throws not_found, already_held. */
export const holdPot = (ctx: Ctx, asked: Asked) => turn(ctx, asked, { held: true });

/** Throws not_found, not_held. */
export const releasePot = (ctx: Ctx, asked: Asked) => turn(ctx, asked, { held: false });

async function turn(ctx: Ctx, asked: Asked, { held }: { held: boolean }): Promise<PotRow> {
  return inTransaction(ctx, async (inner) => {
    const [own] = await inner.db.select({ id: list.id }).from(list).where(eq(list.uuid, asked.list_uuid));
    if (!own) throw deskRefusals.listNotFound();
    const { id } = await openPot(inner.db, own.id, moneyModeOf(inner.services));
    const [row] = await inner.db.select().from(pot).where(eq(pot.id, id)).for('no key update');
    if (held && row?.heldAt) throw deskRefusals.alreadyHeld();
    if (!held && !row?.heldAt) throw deskRefusals.notHeld();
    await inner.db
      .update(pot)
      .set(held ? { heldAt: inner.now, heldReason: asked.reason } : { heldAt: null, heldReason: '' })
      .where(eq(pot.id, id));
    await audit(inner, {
      action: held ? 'pot.hold' : 'pot.release',
      target: `pot:${id}`,
      detail: { reason: asked.reason },
    });
    const [found] = await potsFrom(inner, eq(pot.id, id), { pot, list, person });
    if (!found) throw deskRefusals.listNotFound();
    await tellHeld(inner, found, held ? asked.reason : null);
    return view(inner, found);
  });
}
