import { eq } from 'drizzle-orm';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { product, shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { HOME } from './buyer-home.ts';
import { CARDS } from './cagnotte.ts';
import { type Shelf, stockShelf } from './shop.ts';

export const BUYER = { contributor_email: 'mamie@exemple.fr', contributor_name: 'Mamie Odile' };

export const DETAILS = {
  email: BUYER.contributor_email,
  name: BUYER.contributor_name,
  address: HOME,
  delivery: 'standard' as const,
  accept_terms: true as const,
};

export interface Shop {
  app: TestApp;
  camille: Member;
  shelf: Shelf;
  stock(): Promise<number | null>;
  prepare(more?: Partial<Parameters<typeof orderCalls.prepare>[0]>): Promise<string>;
  /** Prepared, filled in and paid by card. */
  paid(more?: Partial<Parameters<typeof orderCalls.prepare>[0]>): Promise<string>;
  rowOf(hash: string): Promise<typeof shopOrder.$inferSelect>;
  problems(): Promise<string[]>;
}

/** Camille wishes for several lamps at 35,50 €, sold here, of which some are in stock. */
export async function openShop(options: TestAppOptions & { stock?: number } = {}): Promise<Shop> {
  const app = await startTestApp(options);
  const camille = await join(app, 'camille');
  const shelf = await stockShelf(app);
  const { db } = app.services.database;
  const id = shelf.lamp.id;
  await db
    .update(product)
    .set({ soldHere: true, stock: options.stock ?? 10, availability: 'in_stock' })
    .where(eq(product.id, id));
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: id });
    await itemCalls.updateProduct({ product_id: id, quantity: 60 });
    await itemCalls.addItemToMain({ product_id: shelf.pram.id });
  });
  const prepare: Shop['prepare'] = async (more = {}) =>
    (await orderCalls.prepare({ list_uuid: camille.listUuid, product_id: id, ...BUYER, ...more })).hash;
  return {
    app,
    camille,
    shelf,
    prepare,
    async stock() {
      const [row] = await db.select({ stock: product.stock }).from(product).where(eq(product.id, id));
      return row?.stock ?? null;
    },
    async paid(more) {
      const hash = await prepare(more);
      await orderCalls.saveDetails({ hash, ...DETAILS });
      await payFor(app, hash);
      return hash;
    },
    async rowOf(hash) {
      const [row] = await db.select().from(shopOrder).where(eq(shopOrder.hash, hash));
      if (!row) throw new Error('no such order');
      return row;
    },
    problems: async () => (await checkLedger(db)).problems,
  };
}

/** Pays by card and lets the bank's events arrive. */
export async function payFor(app: TestApp, hash: string, card: string = CARDS.good): Promise<void> {
  const { payment } = await orderCalls.pay({ hash });
  await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: card });
  await app.runJobs();
}

/** The token of the newest tracking link among mails, the newest first. */
export function followTokenIn(mails: readonly { text: string }[]): string {
  return /\/suivre-ma-commande\/([\w-]{40,})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}
