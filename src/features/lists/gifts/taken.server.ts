import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { itemPool, listItem, product, reservation } from '#src/server/db/schema/index.ts';
import { leftFor, NOTHING_TAKEN, type Taken } from './gift.ts';

export type ItemRow = typeof listItem.$inferSelect;

/** The SQL of `holds` in gift.ts: a promise that is neither released nor lapsed. */
const promised = sql`${reservation.step} = 'reserved' and ${reservation.reservedUntil} > ${sql.placeholder('now')}::timestamptz`;

/** The ids of items, as one value however many there are (db/ids-in.ts). */
const itemIds = sql`array(select jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::bigint)`;

/** Counts what givers hold of each item now; items nobody reserved are not in the map. */
export async function takenOf(db: Db, items: number[], now: Date): Promise<Map<number, Taken>> {
  if (items.length === 0) return new Map();
  const ids = JSON.stringify(items);
  const rows = await heldOf(db).execute({ ids, now: now.toISOString() });
  const taken = new Map(rows.map(({ itemId, reserved, bought }) => [itemId, { reserved, bought }]));
  for (const { itemId, quantity } of await fundedOf(db).execute({ ids })) {
    const { reserved, bought } = taken.get(itemId) ?? NOTHING_TAKEN;
    taken.set(itemId, { reserved, bought: bought + quantity });
  }
  return taken;
}

const sumOf = (when: SQL) =>
  sql<number>`coalesce(sum(${reservation.quantity}) filter (where ${when}), 0)::int`;

/**
 * The same beside each row of `listItem` that a statement reads, as `taken.reserved` and `taken.bought`: to be joined
 * laterally, in a statement that is given `now`.
 */
export const takenBeside = (db: Db) =>
  db
    .select({
      reserved: sumOf(promised).as('reserved'),
      bought: sql<number>`(${sumOf(sql`${reservation.step} <> 'reserved'`)} + ${fundedBeside})::int`.as(
        'bought',
      ),
    })
    .from(reservation)
    .where(and(eq(reservation.itemId, listItem.id), isNull(reservation.releasedAt)))
    .as('taken');

const fundedBeside = sql`coalesce((select sum(${itemPool.quantity}) from ${itemPool}
  where ${itemPool.itemId} = ${listItem.id} and ${itemPool.status} = 'funded'), 0)`;

const heldOf = preparedRead((db) =>
  db
    .select({
      itemId: reservation.itemId,
      reserved: sumOf(promised),
      bought: sumOf(sql`${reservation.step} <> 'reserved'`),
    })
    .from(reservation)
    .where(and(sql`${reservation.itemId} = any(${itemIds})`, isNull(reservation.releasedAt)))
    .groupBy(reservation.itemId)
    .prepare('held_of_items'),
);

/** Gifts that several paid together: given once the sum is there. */
const fundedOf = preparedRead((db) =>
  db
    .select({ itemId: itemPool.itemId, quantity: itemPool.quantity })
    .from(itemPool)
    .where(and(sql`${itemPool.itemId} = any(${itemIds})`, eq(itemPool.status, 'funded')))
    .prepare('funded_of_items'),
);

export interface LockedItem {
  row: ItemRow;
  taken: Taken;
  left: number;
}

/**
 * The one place where what is left is decided (docs/spec/decisions.md §8): the item's row stays locked until
 * the end of the transaction, and reservations are counted after the lock was granted. Null when the item is
 * gone.
 */
export async function lockItem(tx: Db, which: SQL, now: Date): Promise<LockedItem | null> {
  const [row] = await tx
    .select()
    .from(listItem)
    .where(and(which, isNull(listItem.removedAt)))
    .for('no key update');
  if (!row) return null;
  const taken = (await takenOf(tx, [row.id], now)).get(row.id) ?? NOTHING_TAKEN;
  return { row, taken, left: leftFor(row, taken) };
}

export function itemOfProduct(listId: number, productId: number): SQL {
  return and(eq(listItem.listId, listId), eq(listItem.productId, productId)) as SQL;
}

export function itemOfMerchant(db: Db, listId: number, merchantItemId: string): SQL {
  const ids = db.select({ id: product.id }).from(product).where(eq(product.merchantItemId, merchantItemId));
  return and(eq(listItem.listId, listId), inArray(listItem.productId, ids)) as SQL;
}
