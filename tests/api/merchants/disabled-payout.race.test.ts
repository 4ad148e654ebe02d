// A business that is disabled at the moment its money leaves. A race that one connection cannot have: with
// TEST_DATABASE_URL.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceWithdrawal } from '#src/features/withdrawals/payout.server.ts';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { merchant, withdrawal } from '#src/server/db/schema/index.ts';
import { untilWaiting } from '#tests/support/locks.ts';
import { type PaidSeller, startPaidSeller } from '#tests/support/paid-seller.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('money that leaves while its seller is disabled', () => {
  let site: PaidSeller;
  let other: Database;
  beforeAll(async () => {
    site = await startPaidSeller(100_000);
    other = await connectDatabase({ url: site.app.services.config.databaseUrl, dataDir: '' });
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });
  const db = () => site.app.services.database.db;
  const statusOf = async (of: { uuid: string }) => (await site.rowOf(of)).status;

  /** Set aside and no more, as a process leaves it that stopped there. */
  async function setAside(amount: number) {
    const asked = await site.withdrawWithout('transfer', amount);
    await db().update(withdrawal).set({ status: 'reserved' }).where(eq(withdrawal.uuid, asked.uuid));
    return asked;
  }

  it('waits for whoever disables it, and then stays', async () => {
    const asked = await setAside(1000);
    const { id } = await site.rowOf(asked);
    const { advancing } = await other.db.transaction(async (tx) => {
      await tx.update(merchant).set({ status: 'disabled' }).where(eq(merchant.id, site.id));
      const advancing = advanceWithdrawal(site.app.services, id);
      await untilWaiting(db(), 1);
      return { advancing };
    });
    expect(await advancing).toBe('reserved');
    expect(site.ordersOf(asked)).toEqual([]);
    await site.approve();
    await site.arrived();
    await site.arrived();
    expect(await statusOf(asked)).toBe('paid');
  });

  it('of thirty, leaves once or waits whole, and leaves once in the end', async () => {
    const asked = [];
    for (let n = 0; n < 30; n += 1) asked.push(await setAside(1000 + n));
    const all = asked.reduce((sum, { amount }) => sum + amount, 0);
    const before = await site.balance('available');
    expect(await site.balance('withdrawing')).toBe(all);
    await Promise.all([site.advance(), site.advance(), site.disable(), site.advance()]);
    // Nothing is ordered after it.
    const ordered = asked.map((one) => site.ordersOf(one).length);
    await Promise.all([site.advance(), site.advance()]);
    expect(asked.map((one) => site.ordersOf(one).length)).toEqual(ordered);
    const rows = await db()
      .select({ status: withdrawal.status })
      .from(withdrawal)
      .where(
        inArray(
          withdrawal.uuid,
          asked.map(({ uuid }) => uuid),
        ),
      );
    expect(rows.every(({ status }) => ['reserved', 'transferring', 'paying_out'].includes(status))).toBe(
      true,
    );
    expect(await site.balance('withdrawing')).toBe(all);
    expect(await site.problems()).toEqual([]);
    await Promise.all([site.approve(), site.advance(), site.advance()]);
    await site.arrived();
    await site.arrived();
    for (const one of asked) {
      expect(await statusOf(one)).toBe('paid');
      expect(site.ordersOf(one).toSorted()).toEqual(['payout', 'transfer']);
    }
    expect(await site.balance('withdrawing')).toBe(0);
    expect(await site.balance('available')).toBe(before);
    expect(await site.problems()).toEqual([]);
  }, 60_000);

  it('is asked for by its seller and disabled at once: refused, or set aside, never lost', async () => {
    for (let n = 0; n < 10; n += 1) {
      const before = await site.balance('available');
      const [asked] = await Promise.allSettled([site.withdraw(500), site.disable()]);
      const taken = asked.status === 'fulfilled' ? 500 : 0;
      expect((await site.balance('available')) + taken).toBe(before);
      await site.approve();
      await site.arrived();
      await site.arrived();
      expect(await site.balance('available')).toBe(before - taken);
      expect(await site.balance('withdrawing')).toBe(0);
    }
    expect(await site.problems()).toEqual([]);
  }, 60_000);
});
