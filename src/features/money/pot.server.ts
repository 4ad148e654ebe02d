import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { contribution, listOwner, pot } from '#src/server/db/schema/index.ts';
import type { MoneyMode } from './accounts.ts';

export type Pot = typeof pot.$inferSelect;

export interface Collected {
  /** Cents really received: neither scheduled nor refunded money counts. */
  collected: number;
  contributions_count: number;
  goal: number | null;
  /** As much of each gift as the list lets its visitors see; newest first. */
  publicContributions: { publicname: string | null; amount: number | null }[];
}

/** In the pot: a share of a gift that several pay is not, until that gift is settled and told. */
export const inPot = sql`(${contribution.poolId} is null or ${contribution.joinedAt} is not null)`;

/** The most names that a public list shows. */
const SHOWN = 100;

/** A dispute of a part leaves the rest. */
export const RECEIVED: (typeof contribution.$inferSelect)['status'][] = ['succeeded', 'disputed'];

/** The amount of a gift that the pot still has: `keptOf` (shares.ts), in the database. */
const kept =
  sql<number>`(${contribution.amount} - least(${contribution.refunded}, ${contribution.amount}) - ${contribution.disputed})::bigint`.mapWith(
    Number,
  );
/** The sum of it over rows whose status is one of RECEIVED, cents. */
export const keptSum =
  sql<number>`coalesce(sum(${kept}) filter (where ${contribution.status} in ('succeeded', 'disputed')), 0)::bigint`.mapWith(
    Number,
  );

const REAL_FIRST = [desc(pot.livemode), desc(pot.id)];

/** Nothing of each gift, the giver's name alone, or the name and the amount. */
export type Shown = 'none' | 'names' | 'names_and_amounts';

/** The content of a list's cagnotte, as its public page may show it. A pot of real money hides one of demo money. */
export async function collectedOf(db: Db, listId: number, shown: Shown = 'none'): Promise<Collected> {
  const [found] = await totalsOf(db).execute({ listId });
  if (!found) return { collected: 0, contributions_count: 0, goal: null, publicContributions: [] };
  const rows = shown === 'none' ? [] : await shownOf(db).execute({ potId: found.id });
  return {
    collected: found.collected,
    contributions_count: found.count,
    goal: found.goal,
    publicContributions: rows.map((row) => ({
      publicname: row.anonymous ? null : row.publicname || null,
      amount: shown === 'names' ? null : row.amount,
    })),
  };
}

const totalsOf = preparedRead((db) =>
  db
    .select({
      id: pot.id,
      goal: pot.goal,
      collected: keptSum,
      count: sql<number>`(count(*) filter (where ${contribution.status} = 'succeeded'))::int`,
    })
    .from(pot)
    .leftJoin(
      contribution,
      and(eq(contribution.potId, pot.id), inArray(contribution.status, RECEIVED), inPot),
    )
    .where(eq(pot.listId, sql.placeholder('listId')))
    .groupBy(pot.id)
    .orderBy(...REAL_FIRST)
    .limit(1)
    .prepare('pot_totals'),
);

const shownOf = preparedRead((db) =>
  db
    .select({
      publicname: contribution.publicname,
      amount: kept,
      anonymous: contribution.anonymous,
    })
    .from(contribution)
    .where(and(eq(contribution.potId, sql.placeholder('potId')), eq(contribution.status, 'succeeded'), inPot))
    .orderBy(desc(contribution.paidAt), desc(contribution.id))
    .limit(SHOWN)
    .prepare('gifts_shown'),
);

export async function findPot(db: Db, listId: number, mode?: MoneyMode): Promise<Pot | null> {
  if (!mode) return (await potOf(db).execute({ listId }))[0] ?? null;
  const [found] = await potOfMode(db).execute({ listId, ...mode });
  return found ?? null;
}

/** A list has one of each kind (openPot). */
const potOfMode = preparedRead((db) =>
  db
    .select()
    .from(pot)
    .where(
      and(
        eq(pot.listId, sql.placeholder('listId')),
        eq(pot.provider, sql.placeholder('provider')),
        eq(pot.livemode, sql.placeholder('livemode')),
      ),
    )
    .prepare('pot_of_mode'),
);

const potOf = preparedRead((db) =>
  db
    .select()
    .from(pot)
    .where(eq(pot.listId, sql.placeholder('listId')))
    .orderBy(desc(pot.livemode), desc(pot.id))
    .limit(1)
    .prepare('pot_of_list'),
);

/** The list's pot for this money, opened when it has none yet (docs/spec/decisions.md §14). */
export async function openPot(db: Db, listId: number, mode: MoneyMode): Promise<Pot> {
  const known = await findPot(db, listId, mode);
  if (known) return known;
  await db
    .insert(pot)
    .values({ listId, provider: mode.provider, livemode: mode.livemode })
    .onConflictDoNothing({ target: [pot.listId, pot.provider, pot.livemode] });
  const opened = await findPot(db, listId, mode);
  if (!opened) throw new Error(`No pot for list ${listId}`);
  return opened;
}

/** Cents collected on every list the person owns (User.totalCollectedCagnotte); co-owners hold no money. */
export async function totalCollectedOf(db: Db, personId: number): Promise<number> {
  const owned = await db
    .select({ listId: listOwner.listId })
    .from(listOwner)
    .where(and(eq(listOwner.personId, personId), eq(listOwner.role, 'owner')));
  const pots = await Promise.all(owned.map(({ listId }) => findPot(db, listId)));
  const ids = pots.flatMap((found) => (found ? [found.id] : []));
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ total: keptSum })
    .from(contribution)
    .where(and(inArray(contribution.potId, ids), inArray(contribution.status, RECEIVED), inPot));
  return row?.total ?? 0;
}

/** True when the person set up a pot (User.cagnotteCreated): one that opened by itself doesn't count. */
export async function hasCreatedCagnotte(db: Db, personId: number): Promise<boolean> {
  const rows = await db
    .select({ id: pot.id })
    .from(pot)
    .innerJoin(listOwner, eq(listOwner.listId, pot.listId))
    .where(
      and(
        eq(listOwner.personId, personId),
        eq(listOwner.role, 'owner'),
        sql`${pot.createdByOwnerAt} is not null`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
