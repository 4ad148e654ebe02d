import { and, eq, inArray, sql } from 'drizzle-orm';
import { displayName } from '#src/features/accounts/named.ts';
import type { GivingList } from '#src/features/lists/giving.server.ts';
import { defaultTitle } from '#src/features/lists/list.fr.ts';
import type { Pot } from '#src/features/money/pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { preparedFor, preparedRead } from '#src/server/db/prepared.ts';
import {
  addon,
  contribution,
  contributionAddon,
  contributionIntent,
  list,
  person,
  pot,
  quarantine,
} from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { toAddon } from './addon.server.ts';
import { refusals } from './cagnotte.fr.ts';
import type { Addon, Contribution, ReceivedGift } from './cagnotte.ts';
import type { Status } from './contribution.state.ts';

export type ContributionRow = typeof contribution.$inferSelect & { status: Status };
/** As it was locked: whether it has options, and whether a word about its intent was set aside, for who would ask in vain. */
export type LockedRow = ContributionRow & { hasAddons: boolean; isSetAside: boolean };

/** A contribution with what is needed to show it or to have it paid. */
export interface Gift {
  row: ContributionRow;
  pot: Pot;
  /** Under the title that its visitors read: a list that was given none has that of its owner. */
  list: GivingList;
  addons: Addon[];
}

type Locator = { hash: string } | { id: number };

export async function findGift(db: Db, locator: Locator): Promise<Gift | null> {
  const [found] = await ('hash' in locator ? giftByHash(db).execute(locator) : giftById(db).execute(locator));
  if (!found) return null;
  const { row, pot: of, list: given, owner } = found;
  const title = given.title || defaultTitle(displayName(owner ?? NOBODY));
  // Most gifts have none: nothing is asked for them.
  const addons = found.hasAddons ? await addonsOf(db, [row.id]) : null;
  return {
    row: row as ContributionRow,
    pot: of,
    list: { ...given, title },
    addons: addons?.get(row.id) ?? [],
  };
}

const NOBODY = { firstname: '', lastname: '', partnerFirstname: null };

const hasAddons = sql<boolean>`exists (
  select 1 from ${contributionAddon} where ${eq(contributionAddon.contributionId, contribution.id)})`;

const isSetAside = sql<boolean>`exists (
  select 1 from ${quarantine}
  where ${eq(quarantine.provider, contribution.provider)} and ${eq(quarantine.intentId, contribution.intentId)}
    and ${eq(quarantine.status, 'open')})`;

const selectGift = (db: Db) =>
  db
    .select({
      row: contribution,
      pot,
      list,
      hasAddons,
      owner: {
        firstname: person.firstname,
        lastname: person.lastname,
        partnerFirstname: person.partnerFirstname,
      },
    })
    .from(contribution)
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .innerJoin(list, eq(list.id, pot.listId))
    .leftJoin(person, eq(person.id, list.ownerId));

const giftByHash = preparedRead((db) =>
  selectGift(db)
    .where(eq(contribution.hash, sql.placeholder('hash')))
    .prepare('gift_by_hash'),
);

const giftById = preparedRead((db) =>
  selectGift(db)
    .where(eq(contribution.id, sql.placeholder('id')))
    .prepare('gift_by_id'),
);

/** Throws not_found. */
export async function getGift(db: Db, locator: Locator): Promise<Gift> {
  const gift = await findGift(db, locator);
  if (!gift) throw refusals.giftNotFound();
  return gift;
}

/** The row, held until the transaction ends. The contribution is always locked before ledger accounts. */
export async function lockContribution(tx: Db, id: number): Promise<LockedRow> {
  const { row, ...about } = oneOf(await lockedById(tx).execute({ id }), id);
  return { ...(row as ContributionRow), ...about };
}

const byId = eq(contribution.id, sql.placeholder('id'));
const lockedById = preparedFor((tx) =>
  tx
    .select({ row: contribution, hasAddons, isSetAside })
    .from(contribution)
    .where(byId)
    .for('no key update')
    .prepare('contribution_locked'),
);
const aloneById = preparedFor((db) =>
  db.select({ row: contribution, hasAddons }).from(contribution).where(byId).prepare('contribution_alone'),
);

function oneOf<T>([found]: T[], id: number): T {
  if (!found) throw new Error(`Contribution ${id} is gone`);
  return found;
}

/** The row and its add-ons, without its list and pot: reading all of it takes three times as long. */
export type Alone = Pick<Gift, 'row' | 'addons'>;

export const readAlone = async (db: Db, id: number): Promise<Alone> =>
  withAddons(db, oneOf(await aloneById(db).execute({ id }), id));

/** The same, held until the transaction ends. */
export const lockWithAddons = async (tx: Db, id: number): Promise<Alone> =>
  withAddons(tx, oneOf(await lockedById(tx).execute({ id }), id));

async function withAddons(db: Db, found: { row: { id: number }; hasAddons: boolean }): Promise<Alone> {
  const row = found.row as ContributionRow;
  const addons = found.hasAddons ? await addonsOf(db, [row.id]) : null;
  return { row, addons: addons?.get(row.id) ?? [] };
}

/**
 * Gives the contribution its intent, at the version that was read, in one statement. Null when it has changed since.
 */
export async function attachIntent(
  ctx: Ctx,
  { id, version }: Pick<ContributionRow, 'id' | 'version'>,
  intent: Pick<Intent, 'id' | 'kind' | 'clientSecret'>,
): Promise<ContributionRow | null> {
  const { id: intentId, kind, clientSecret } = intent;
  const [row] = await attach(ctx.db).execute({
    id,
    version,
    now: ctx.now.toISOString(),
    intentId,
    kind,
    clientSecret,
  });
  return (row as ContributionRow | undefined) ?? null;
}

const attach = preparedFor((db) => {
  const intentId = sql.placeholder('intentId');
  const changed = db.$with('changed').as(
    db
      .update(contribution)
      .set({
        status: 'awaiting_payment',
        intentId: sql`${intentId}::text`,
        version: sql`${contribution.version} + 1`,
        updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
      })
      .where(
        and(eq(contribution.id, sql.placeholder('id')), eq(contribution.version, sql.placeholder('version'))),
      )
      .returning(),
  );
  const kept = db.$with('kept', { id: contributionIntent.id }).as(sql`
    insert into ${contributionIntent} (id, contribution_id, kind, client_secret)
    select ${intentId}::text, ${changed.id}, ${sql.placeholder('kind')}::text,
      ${sql.placeholder('clientSecret')}::text from ${changed}
    on conflict do nothing returning id`);
  return db.with(changed, kept).select().from(changed).prepare('attach_intent');
});

/** Writes a locked contribution and its new version. */
export async function changeContribution(
  ctx: Ctx,
  row: ContributionRow,
  change: Partial<Omit<ContributionRow, 'id' | 'version'>>,
): Promise<ContributionRow> {
  const [changed] = await ctx.db
    .update(contribution)
    .set({ ...change, version: sql`${contribution.version} + 1`, updatedAt: ctx.now })
    .where(eq(contribution.id, row.id))
    .returning();
  return changed as ContributionRow;
}

/** Add-ons of many contributions, by contribution id, at the price each was added for. */
export async function addonsOf(db: Db, contributionIds: number[]): Promise<Map<number, Addon[]>> {
  const byContribution = new Map<number, Addon[]>();
  if (contributionIds.length === 0) return byContribution;
  const rows = await db
    .select({ id: contributionAddon.contributionId, price: contributionAddon.price, addon })
    .from(contributionAddon)
    .innerJoin(addon, eq(addon.id, contributionAddon.addonId))
    .where(inArray(contributionAddon.contributionId, contributionIds))
    .orderBy(addon.id);
  for (const row of rows) {
    const known = byContribution.get(row.id) ?? [];
    known.push({ ...toAddon(row.addon), price: row.price });
    byContribution.set(row.id, known);
  }
  return byContribution;
}

export function totalOf(row: { amount: number; fee: number }, addons: readonly { price: number }[]): number {
  return row.amount + row.fee + addons.reduce((sum, { price }) => sum + price, 0);
}

/**
 * docs/spec/calls.md §Types, Contribution: the name is hidden from everyone, owners too, whenever it is
 * anonymous.
 */
export function toContribution(gift: Shown): Contribution {
  return { hash: gift.row.hash, ...factsOf(gift) };
}

/** The same for the owners of the list, who never hold the giver's key. */
export function toReceivedGift(gift: Shown): ReceivedGift {
  return { gift_id: `c-${gift.row.uuid}`, ...factsOf(gift) };
}

type Shown = Pick<Gift, 'row' | 'addons'> & { list: { uuid: string } };

function factsOf(gift: Shown): Omit<Contribution, 'hash'> {
  const { row, addons } = gift;
  return {
    list_uuid: gift.list.uuid,
    amount: row.amount,
    anonymous: row.anonymous,
    kindwords: row.kindwords,
    contributor: row.anonymous || row.publicname === null ? null : { publicname: row.publicname },
    delayed: row.delayed,
    charge_on: row.chargeOn,
    addons,
    fee: row.fee,
    total: totalOf(row, addons),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

export const isOfPot = (potId: number, statuses: Status[]) =>
  and(eq(contribution.potId, potId), inArray(contribution.status, statuses));
