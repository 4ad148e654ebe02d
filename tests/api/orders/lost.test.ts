// What a bank took for good stands for the refund that it made impossible, and never for more.
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { returnCalls, returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { ledgerAccount, orderReturn, refund } from '#src/server/db/schema/index.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { type ContestedShop, openContestedShop } from '#tests/support/contested-shop.ts';
import { openDispute } from '#tests/support/stripe-double/disputes.ts';

let site: ContestedShop;
beforeAll(async () => {
  site = await openContestedShop();
});
afterAll(() => site.close());

const rowOf = (hash: string) => site.shop.rowOf(hash);
const subjectsTo = async (email: string) =>
  (await mailsTo(site.shop.app, email)).map(({ subject }) => subject);
const booksAgree = async () => {
  await site.booksAgree();
  await site.taxesAgree();
};
/** Refunds that wait for their job are carried out. */
async function carriedOut(): Promise<void> {
  await site.shop.app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
  await executeOrdered(site.shop.app.services);
}

/** Cents that wait for the seller. */
async function earned(): Promise<number> {
  const [row] = await site.shop.app.services.database.db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(like(ledgerAccount.code, 'merchant:%:pending:test'));
  return row?.balance ?? 0;
}

/** Delivered, and a return of its lamp asked for. */
async function comingBack(options = {}) {
  const order = await site.bought(options);
  await site.advance(order.reference, 'prepare', 'send', 'deliver');
  const { hash } = order;
  const line_id = (await calls.get({ hash })).lines[0]?.id ?? 0;
  const { returns } = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: 'own' });
  return { ...order, back: returns[0]?.id ?? '' };
}
const receive = (id: string) => site.asRose(() => returnDeskCalls.receive({ id }));
const statusOf = async (hash: string) => (await calls.get({ hash })).returns.map(({ status }) => status);

describe('an order that its buyer’s bank took back for good', () => {
  it('and that the desk then cancels has its credit, gives vouchers back, and leaves no loss', async () => {
    const losses = await site.balance('losses:test');
    const order = await site.bought({ voucher: 1000 });
    await site.closed(await site.contest(order.intent.id), false);
    await site.cancelled(order.reference);
    await site.cancelled(order.reference);
    expect(await rowOf(order.hash)).toMatchObject({ status: 'cancelled', vouchedBack: 1000, bankBack: 3040 });
    expect(await site.papersOf(order.id)).toEqual({ credits: 1, total: 0, vat: 0 });
    expect(await site.balance('losses:test')).toBe(losses);
    const subjects = await subjectsTo(order.email);
    expect(subjects.filter((one) => one.includes('remboursés'))).toHaveLength(1);
    await booksAgree();
  });

  it('takes back what its sellers were to earn, where none of it was sent', async () => {
    const losses = await site.balance('losses:test');
    const fees = await site.balance('fees:platform:test');
    const order = await site.bought({ mobiles: 2 });
    await site.closed(await site.contest(order.intent.id), false);
    expect(await site.balance('losses:test')).toBeGreaterThan(losses);
    await site.cancelled(order.reference);
    expect(await site.balance('losses:test')).toBe(losses);
    expect(await site.balance('fees:platform:test')).toBe(fees);
    expect(await site.papersOf(order.id)).toEqual({ credits: 2, total: 0, vat: 0 });
    await booksAgree();
  });

  it('while it was cancelled by its buyer, or by the desk, before the bank decided', async () => {
    const mine = await site.bought();
    const made = openDispute(site.stripe.books, mine.intent.id);
    await calls.cancel({ hash: mine.hash });
    await site.hear(made);
    await site.closed(made, false);
    const theirs = await site.bought({ voucher: 500 });
    const other = await site.contest(theirs.intent.id);
    await site.cancelled(theirs.reference);
    await site.closed(other, false);
    await site.hear(other);
    for (const { hash, id } of [mine, theirs]) {
      expect(await site.papersOf(id)).toEqual({ credits: 1, total: 0, vat: 0 });
      expect(await rowOf(hash)).toMatchObject({ status: 'cancelled' });
    }
    expect(await rowOf(theirs.hash)).toMatchObject({ vouchedBack: 500 });
    await booksAgree();
  });

  it('and that is won after all owes its buyer the sum again, without another credit', async () => {
    const order = await site.bought();
    const made = await site.contest(order.intent.id);
    await site.closed(made, false);
    await site.cancelled(order.reference);
    await site.closed(made, true);
    expect(await rowOf(order.hash)).toMatchObject({ bankBack: 0, disputed: 0 });
    await carriedOut();
    expect(await rowOf(order.hash)).toMatchObject({ status: 'refunded', refunded: 4040 });
    expect(await site.papersOf(order.id)).toEqual({ credits: 1, total: 0, vat: 0 });
    await booksAgree();
  });

  it('a seller’s line that was refused meanwhile, or is refused after it, earns them nothing', async () => {
    const before = await site.bought({ mobiles: 1 });
    const after = await site.bought({ mobiles: 1, voucher: 300 });
    const refuse = async ({ hash, reference }: { hash: string; reference: string }) => {
      const { lines } = await calls.get({ hash });
      const line_id = lines.find(({ product: { id } }) => id === site.mobile)?.id ?? 0;
      await site.asSeller(() => sellerOrderCalls.refuse({ reference, line_id, reason: 'Épuisé' }));
    };
    const made = openDispute(site.stripe.books, before.intent.id);
    await refuse(before);
    await site.hear(made);
    await site.closed(made, false);
    const other = await site.contest(after.intent.id);
    await expect(refuse(after)).rejects.toMatchObject({ code: 'conflict' });
    await site.closed(other, false);
    await refuse(after);
    expect(await earned()).toBe(0);
    for (const { hash } of [before, after]) expect((await rowOf(hash)).bankBack).toBeGreaterThan(0);
    expect((await mailsTo(site.shop.app, after.email)).at(-1)?.text).not.toContain('30,00');
    expect((await rowOf(after.hash)).vouchedBack).toBe(300);
    await booksAgree();
  });
});

describe('a cancellation by the desk while a bank looks at the payment', () => {
  it('gives its buyer all of it back once the dispute is won', async () => {
    const order = await site.bought({ voucher: 700 });
    const made = await site.contest(order.intent.id);
    await site.cancelled(order.reference);
    await site.closed(made, true);
    await carriedOut();
    expect(await rowOf(order.hash)).toMatchObject({ status: 'refunded', vouchedBack: 700 });
    await booksAgree();
  });
});

describe('a return whose payment a bank took for good', () => {
  it('ends where its refund was refused, and its sale is taken back', async () => {
    const losses = await site.balance('losses:test');
    const order = await comingBack();
    const made = openDispute(site.stripe.books, order.intent.id);
    await receive(order.back);
    await site.hear(made);
    expect(await statusOf(order.hash)).toEqual(['refunding']);
    await site.closed(made, false);
    expect(await statusOf(order.hash)).toEqual(['settled']);
    expect(await site.balance('losses:test')).toBe(losses);
    expect(await site.papersOf(order.id)).toEqual({ credits: 1, total: 0, vat: 0 });
    const subjects = await subjectsTo(order.email);
    expect(subjects.filter((one) => one.includes('est terminé'))).toHaveLength(1);
    await booksAgree();
  });

  it('is received after it too: its piece is for sale again, vouchers have theirs, the card nothing twice', async () => {
    const order = await comingBack({ voucher: 1500 });
    const stock = (await site.shop.stock()) ?? 0;
    const made = await site.contest(order.intent.id);
    await expect(receive(order.back)).rejects.toMatchObject({ code: 'conflict' });
    await site.closed(made, false);
    expect(await receive(order.back)).toMatchObject({ status: 'settled', stuck: false });
    expect(await receive(order.back)).toMatchObject({ status: 'settled' });
    expect(await site.shop.stock()).toBe(stock + 1);
    expect(await rowOf(order.hash)).toMatchObject({ vouchedBack: 1500, bankBack: 2540 });
    await booksAgree();
  });

  it('of which a part alone was taken is ended by the desk, which says how the rest went back', async () => {
    const order = await comingBack();
    await site.closed(await site.contest(order.intent.id, { amount: 1000 }), false);
    expect(await receive(order.back)).toMatchObject({ status: 'refunding', stuck: true });
    const input = { id: order.back, answer: 'Par virement, le 3 décembre.' };
    await expect(returnDeskCalls.settle(input)).rejects.toMatchObject({ status: 401 });
    const program = await site.asRose(() =>
      apiTokenCalls.create({ label: 'Logiciel', rights: ['orders', 'payments'], expires_on: null }),
    );
    const byProgram = site.shop.app.as(program.token, () => returnDeskCalls.settle(input));
    await expect(byProgram).rejects.toMatchObject({ status: 403 });
    const done = await site.asRose(() => returnDeskCalls.settle(input));
    expect(done).toMatchObject({ status: 'settled', stuck: false, answer: input.answer });
    expect(await site.asRose(() => returnDeskCalls.settle(input))).toMatchObject({ status: 'settled' });
    expect((await mailsTo(site.shop.app, order.email)).at(-1)?.text).toContain(input.answer);
    expect(await rowOf(order.hash)).toMatchObject({ bankBack: 1000, transferredBack: 3040 });
    await booksAgree();
  });

  it('a return that goes its way cannot be ended by words', async () => {
    const order = await comingBack();
    const input = { id: order.back, answer: 'Déjà rendu.' };
    await expect(site.asRose(() => returnDeskCalls.settle(input))).rejects.toMatchObject({
      code: 'conflict',
    });
    await receive(order.back);
    await expect(site.asRose(() => returnDeskCalls.settle(input))).rejects.toMatchObject({
      code: 'conflict',
    });
    const { db } = site.shop.app.services.database;
    const own = and(eq(orderReturn.uuid, order.back), eq(orderReturn.status, 'refunded'));
    expect(await db.$count(orderReturn, own)).toBe(1);
    await booksAgree();
  });
});
