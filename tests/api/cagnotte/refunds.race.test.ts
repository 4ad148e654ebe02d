import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDesk } from '#tests/support/payments-desk.ts';
import { openDispute } from '#tests/support/stripe-double/disputes.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const refundsAt = (secret: string) =>
  [...desk.stripe.books.objects.values()].filter(
    (one) => one.object === 'refund' && one.payment_intent === desk.intentOf(secret).id,
  );
const sum = (amounts: unknown[]) => amounts.reduce<number>((so, one) => so + Number(one), 0);

async function paidOf(amount: number) {
  const gift = await desk.paid('pm_card_visa', amount);
  return { ...gift, reference: await desk.referenceOf(gift.hash) };
}

// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
describe('many refunds of parts at once, of different sums by two admins', () => {
  it('never give back more than was paid, and the ledger, the provider and our orders say the same', async () => {
    const gift = await paidOf(9000);
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => {
        const by = n % 2 === 0 ? desk.rose : desk.ines;
        return by(() => desk.refund(gift.reference, 300 + 17 * n));
      }),
    );
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused.filter((code) => !['refund_too_large', 'not_refundable'].includes(code))).toEqual([]);
    const given = sum(refundsAt(gift.secret).map(({ amount }) => amount));
    expect(made.every(({ status }) => status === 'done')).toBe(true);
    expect(given).toBe(sum(made.map(({ amount }) => amount)));
    expect(given).toBeLessThanOrEqual(9000);
    // Nothing that fitted was refused: less is left than the smallest of them.
    expect(9000 - given).toBeLessThan(300 + 17 * 29);
    expect((await desk.rowOf(gift.hash)).refunded).toBe(given);
    expect(await desk.books()).toEqual([]);
  });

  it('while its giver’s bank contests the payment: either way, no cent leaves twice', async () => {
    const gift = await paidOf(5000);
    const intent = desk.intentOf(gift.secret).id;
    await Promise.allSettled([
      ...[700, 800, 900].map((amount) => desk.rose(() => desk.refund(gift.reference, amount))),
      (async () => {
        openDispute(desk.stripe.books, intent);
        for (const event of desk.eventsOf(gift.secret).slice(-2)) await desk.deliver(event);
      })(),
    ]);
    for (const event of desk.eventsOf(gift.secret)) await desk.deliver(event);
    const charge = desk.stripe.books.objects.get(String(desk.intentOf(gift.secret).latest_charge));
    const [dispute] = [...desk.stripe.books.objects.values()].filter(
      (one) => one.object === 'dispute' && one.payment_intent === intent,
    );
    expect(Number(charge?.amount_refunded) + Number(dispute?.amount)).toBeLessThanOrEqual(5000);
    expect((await desk.rowOf(gift.hash)).refunded).toBe(Number(charge?.amount_refunded));
    expect(await desk.books()).toEqual([]);
  });
});
