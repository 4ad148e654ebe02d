import { and, eq, like } from 'drizzle-orm';
import { daysAgo } from '#src/features/cagnotte/demo-seed.server.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { saveDetails } from '#src/features/orders/details.server.ts';
import { onLinesDelivered } from '#src/features/orders/effects.server.ts';
import { followLines } from '#src/features/orders/follow-lines.server.ts';
import { prepareOrderPayment, syncOrder } from '#src/features/orders/intent.server.ts';
import { addLine } from '#src/features/orders/line-edit.server.ts';
import { changeLines, linesOf } from '#src/features/orders/lines.server.ts';
import { getOrder, lockOrder } from '#src/features/orders/order.server.ts';
import { prepareOrder } from '#src/features/orders/prepare.server.ts';
import { receiveReturn } from '#src/features/orders/returns/answer.server.ts';
import { askReturn } from '#src/features/orders/returns/ask.server.ts';
import { returnsOf } from '#src/features/orders/returns/returns.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, mailOutbox, merchant, product, shopOrder } from '#src/server/db/schema/index.ts';
import { confirmDemoCard } from '#src/server/gateways/payments/demo.ts';
import type { Services } from '#src/server/services.ts';
import {
  DEMO_BUYERS,
  DEMO_DOMAIN,
  DEMO_SELLERS,
  DEMO_SELLERS_LIST,
  demoItemOf,
  demoSellersFr,
} from './demo-seed.fr.ts';
import { advanceLines } from './merchants.jobs.server.ts';
import { sendParcel } from './orders.server.ts';

/** Of the demo bank: any payment goes through. */
const CARD = '4242424242424242';
const OF_NOBODY = `%@${DEMO_DOMAIN}`;

type End = 'paid' | 'part_sent' | 'sent' | 'delivered' | 'return_asked' | 'refunded';

/** The oldest first, so that invoices are numbered in the order of their days. */
const ORDERS: readonly { ago: number; end: End; goods: [seller: number, product: number][] }[] = [
  {
    ago: 40,
    end: 'delivered',
    goods: [
      [0, 0],
      [1, 1],
    ],
  },
  { ago: 24, end: 'refunded', goods: [[2, 1]] },
  {
    ago: 16,
    end: 'return_asked',
    goods: [
      [0, 1],
      [2, 0],
    ],
  },
  { ago: 5, end: 'sent', goods: [[1, 0]] },
  {
    ago: 3,
    end: 'part_sent',
    goods: [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  },
  {
    ago: 1,
    end: 'paid',
    goods: [
      [2, 3],
      [0, 3],
    ],
  },
];

interface Bought {
  id: number;
  hash: string;
  ago: number;
}

/** Bought, sent and sent back by the verbs that buyers and sellers use, so that ledger and pages tell one story. */
export async function seedDemoOrders(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const { db } = services.database;
  const [made] = await db.select({ uuid: list.uuid }).from(list).where(eq(list.slug, DEMO_SELLERS_LIST));
  // Stopped half-way at an earlier start: what is missing is only an example.
  if (!made || (await db.$count(shopOrder, like(shopOrder.email, OF_NOBODY))) > 0) return;
  const known = await db
    .select({ id: product.id, item: product.merchantItemId })
    .from(product)
    .innerJoin(merchant, and(eq(merchant.id, product.merchantId), eq(merchant.demo, true)));
  const ids = new Map(known.map(({ id, item }) => [item, id]));
  for (const [n, { ago, end, goods }] of ORDERS.entries()) {
    const products = goods.flatMap(
      ([seller, one]) => ids.get(demoItemOf(DEMO_SELLERS[seller]?.slug ?? '', one)) ?? [],
    );
    try {
      await bringTo(services, await buy(services, made.uuid, { ago, products, buyer: n }), end);
    } catch (err) {
      // A job of the site was faster: the order is where that left it, and the site starts.
      services.log.warn({ err, order: n }, 'an order of the demonstration is not as it was meant');
    }
    await forgetMails(db);
  }
  await advanceLines(services);
  await forgetMails(db);
  // The bank's statement was read before these payments: the desk would be shown them as differences for an hour.
  await reconcileBalance(services);
}

/** They are nobody: what would have told them is not sent. */
const forgetMails = (db: Db) => db.delete(mailOutbox).where(like(mailOutbox.to, OF_NOBODY));

async function buy(
  services: Services,
  list_uuid: string,
  { ago, products, buyer }: { ago: number; products: readonly number[]; buyer: number },
): Promise<Bought> {
  // Begun now and paid then: what was begun so long ago would have ended unpaid.
  const ctx = systemCtx(services);
  const then = systemCtx(daysAgo(services, ago));
  const name = DEMO_BUYERS[buyer % DEMO_BUYERS.length] ?? '';
  const email = `acheteur${buyer + 1}@${DEMO_DOMAIN}`;
  const [first, ...others] = products;
  const { hash } = await prepareOrder(ctx, {
    list_uuid,
    product_id: first ?? 0,
    quantity: 1,
    contributor_email: email,
    contributor_name: name,
  });
  for (const product_id of others) await addLine(ctx, { hash, list_uuid, product_id, quantity: 1 });
  await saveDetails(ctx, {
    hash,
    email,
    name,
    address: {
      recipient: demoSellersFr.family,
      line1: demoSellersFr.street,
      line2: '',
      postal_code: '44000',
      city: 'Nantes',
      phone: '',
    },
    delivery: 'standard',
    accept_terms: true,
    to_parents: false,
    words: '',
  });
  const payment = await prepareOrderPayment(ctx, hash);
  await confirmDemoCard(demoBank(then.services), payment?.client_secret ?? '', CARD);
  const { id } = await getOrder(ctx.db, { hash });
  await syncOrder(then, id);
  // When it was paid stays as it is: the bank's own word may have come first, with today's date.
  await ctx.db.update(shopOrder).set({ createdAt: then.now, termsAt: then.now }).where(eq(shopOrder.id, id));
  return { id, hash, ago };
}

async function bringTo(services: Services, bought: Bought, end: End): Promise<void> {
  if (end === 'paid') return;
  const at = (days: number) => systemCtx(daysAgo(services, Math.max(0, bought.ago - days)));
  await sendAll(at(1), bought.id, end === 'part_sent' ? 1 : Infinity);
  if (end === 'sent' || end === 'part_sent') return;
  await deliver(at(4), bought.id);
  if (end === 'delivered') return;
  const { id, hash } = bought;
  const [line] = await linesOf(at(6).db, id);
  await askReturn(at(6), {
    hash,
    lines: [{ line_id: line?.id ?? 0, quantity: 1 }],
    way: 'own',
    reason: demoSellersFr.returned,
  });
  if (end === 'return_asked') return;
  const [asked] = await returnsOf(at(9).db, id);
  if (asked)
    await receiveReturn(
      at(9),
      { merchantId: asked.row.merchantId },
      { id: asked.row.uuid, lines: [], answer: '' },
    );
}

async function sendAll(ctx: Ctx, orderId: number, most: number): Promise<void> {
  const lines = await linesOf(ctx.db, orderId);
  for (const [n, line] of lines.slice(0, most).entries())
    await sendParcel(
      ctx,
      { orderId, merchantId: line.merchantId ?? 0 },
      { line_ids: [line.id], carrier: demoSellersFr.carrier, tracking_number: `DEMO${orderId}${n + 1}` },
    );
}

const deliver = (ctx: Ctx, orderId: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, orderId);
    const lines = await linesOf(tx.db, orderId);
    await changeLines(tx, lines, { state: 'delivered', deliveredAt: tx.now });
    await onLinesDelivered(tx, await followLines(tx, row), lines);
  });
