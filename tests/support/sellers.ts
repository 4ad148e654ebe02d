import { itemCalls } from '#src/features/lists/list.calls.ts';
import { merchant, product } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';
import type { Shop } from './orders.ts';

export interface Seller {
  id: number;
  uuid: string;
  name: string;
  product: number;
}

const SIRETS = ['73282932000074', '55208131766522', '40483304800022'];

/** Sellers that may sell, each with one product at its own price, wished for on Camille's list. */
export async function openSellers(shop: Shop, prices: readonly number[], stock = 5): Promise<Seller[]> {
  const made: Seller[] = [];
  for (const [n, price] of prices.entries()) made.push(await openSeller(shop.app, n, { price, stock }));
  await shop.app.as(shop.camille.token, async () => {
    for (const one of made) {
      await itemCalls.addItemToMain({ product_id: one.product });
      await itemCalls.updateProduct({ product_id: one.product, quantity: 20 });
    }
  });
  return made;
}

async function openSeller(
  app: TestApp,
  n: number,
  { price, stock }: { price: number; stock: number },
): Promise<Seller> {
  const { db } = app.services.database;
  const name = `Atelier ${n + 1}`;
  const [row] = await db
    .insert(merchant)
    .values({
      name,
      slug: `atelier-${n + 1}`,
      email: `atelier${n + 1}@exemple.fr`,
      legalName: `${name} SARL`,
      siret: SIRETS[n] ?? '',
      shopUrl: 'https://atelier.exemple',
      status: 'active',
      commissionPercent: 10,
      termsAt: new Date(),
    })
    .returning();
  if (!row) throw new Error('no seller');
  const [thing] = await db
    .insert(product)
    .values({
      kind: 'catalogue',
      name: `Mobile ${n + 1}`,
      slug: `mobile-${n + 1}`,
      priceCents: price,
      soldHere: true,
      stock,
      availability: 'in_stock',
      merchantId: row.id,
    })
    .returning({ id: product.id });
  if (!thing) throw new Error('no product');
  return { id: row.id, uuid: row.uuid, name, product: thing.id };
}
