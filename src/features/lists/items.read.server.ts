import { and, asc, count, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { type ShownProductRow, shownColumns, toProduct } from '#src/features/catalogue/catalogue.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { brand, listItem, product } from '#src/server/db/schema/index.ts';
import type { Seen } from './access.server.ts';
import { NOTHING_TAKEN, type Taken } from './gifts/gift.ts';
import { type ItemRow, takenBeside, takenOf } from './gifts/taken.server.ts';
import type { ListItem } from './list.ts';

/** A wish outlives what was sold: out of the shop, with its seller or alone, it is not to be ordered here. */
const onLists = {
  ...shownColumns,
  product: {
    ...shownColumns.product,
    soldHere: sql<boolean>`(${product.soldHere} and ${product.enabled} and ${product.deletedAt} is null)`.as(
      'sold_here',
    ),
  },
};

/** Reads the items of a list, in its order. */
export async function itemsOf(ctx: Ctx, { row, hidden }: Seen): Promise<ListItem[]> {
  if (hidden) {
    const rows = await itemsOfList(ctx.db).execute({ listId: row.id });
    return rows.map((found) => toListItem(found, NOTHING_TAKEN, true));
  }
  const rows = await itemsWithTaken(ctx.db).execute({ listId: row.id, now: ctx.now.toISOString() });
  return rows.map((found) => toListItem(found, found.taken, false));
}

/** One product of a list as its caller sees it; null when it is not there. */
export async function itemOf(ctx: Ctx, { row, hidden }: Seen, productId: number): Promise<ListItem | null> {
  const [found] = await selectItems(ctx.db, row.id, productId);
  if (!found) return null;
  const taken = (await takenOf(ctx.db, [found.item.id], ctx.now)).get(found.item.id) ?? NOTHING_TAKEN;
  return toListItem(found, taken, hidden);
}

export async function countItems(db: Db, listId: number): Promise<number> {
  const [row] = await db.select({ items: count() }).from(listItem).where(isOnList(listId));
  return Number(row?.items ?? 0);
}

const itemsOfList = preparedRead((db) =>
  selectItems(db, sql.placeholder('listId'))
    .orderBy(asc(listItem.position), asc(listItem.id))
    .prepare('items_of_list'),
);

const itemsWithTaken = preparedRead((db) => {
  const taken = takenBeside(db);
  return db
    .select({
      item: listItem,
      ...onLists,
      taken: { reserved: taken.reserved, bought: taken.bought },
    })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .innerJoinLateral(taken, sql`true`)
    .where(isOnList(sql.placeholder('listId')))
    .orderBy(asc(listItem.position), asc(listItem.id))
    .prepare('items_with_taken');
});

const isOnList = (listId: number | Placeholder) =>
  and(eq(listItem.listId, listId), isNull(listItem.removedAt));

function selectItems(db: Db, listId: number | Placeholder, productId?: number) {
  return db
    .select({ item: listItem, ...onLists })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(isOnList(listId), productId === undefined ? undefined : eq(listItem.productId, productId)))
    .$dynamic();
}

/** docs/spec/calls.md §Types, ListItem: to an owner under surprise nothing shows, whatever the truth. */
export function toListItem(
  found: { item: ItemRow } & ShownProductRow,
  taken: Taken,
  hidden: boolean,
): ListItem {
  const { item } = found;
  const state = hidden ? NO_STATE : stateOf(item, taken);
  return {
    item: toProduct(found),
    description: item.description,
    classification: item.classification,
    priority: item.priority,
    position: item.position,
    quantity: item.quantity,
    ...state,
    added_at: item.addedAt.toISOString(),
  };
}

type State = Pick<ListItem, 'quantity_bought' | 'quantity_reserved' | 'bought' | 'bought_at'>;
const NO_STATE: State = { quantity_bought: 0, quantity_reserved: 0, bought: false, bought_at: null };

function stateOf(item: ItemRow, taken: Taken): State {
  const quantityBought = item.quantityBought + taken.bought;
  const bought = quantityBought >= item.quantity;
  return {
    quantity_bought: quantityBought,
    quantity_reserved: taken.reserved,
    bought,
    bought_at: bought ? (item.boughtAt?.toISOString() ?? null) : null,
  };
}
