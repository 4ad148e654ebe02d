import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { favorite, listOwner, product } from '#src/server/db/schema/index.ts';
import { listRefusalFr } from './refusals.fr.ts';

type ProductInput = { product_id: number };
type Answer = { favorite: boolean };

export async function addFavorite(ctx: Ctx, { product_id }: ProductInput): Promise<Answer> {
  const { personId } = requirePerson(ctx.actor);
  const [found] = await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, product_id), isNull(product.deletedAt), or(inCatalogue, onOwnList(personId))));
  if (!found) throw notFound(listRefusalFr.productUnknown);
  await ctx.db.insert(favorite).values({ personId, productId: product_id }).onConflictDoNothing();
  return { favorite: true };
}

function onOwnList(personId: number) {
  return sql`${product.ownListId} in (select ${listOwner.listId} from ${listOwner} where ${listOwner.personId} = ${personId})`;
}

export async function removeFavorite(ctx: Ctx, input: ProductInput): Promise<Answer> {
  await take(ctx, input);
  return { favorite: false };
}

export async function toggleFavorite(ctx: Ctx, input: ProductInput): Promise<Answer> {
  return inTransaction(ctx, async (tx) =>
    (await take(tx, input)) ? { favorite: false } : addFavorite(tx, input),
  );
}

async function take(ctx: Ctx, { product_id }: ProductInput): Promise<boolean> {
  const taken = await ctx.db
    .delete(favorite)
    .where(and(eq(favorite.personId, requirePerson(ctx.actor).personId), eq(favorite.productId, product_id)))
    .returning({ id: favorite.productId });
  return taken.length > 0;
}

/** The last one first. What is of a list alone goes with the list: who no longer holds it reads it no more. */
export async function getFavorites(ctx: Ctx) {
  const { personId } = requirePerson(ctx.actor);
  const rows = await ctx.db
    .select({ id: favorite.productId })
    .from(favorite)
    .innerJoin(product, eq(product.id, favorite.productId))
    .where(and(eq(favorite.personId, personId), or(isNull(product.ownListId), onOwnList(personId))))
    .orderBy(desc(favorite.createdAt), desc(favorite.productId));
  return {
    items: await findProducts(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  };
}
