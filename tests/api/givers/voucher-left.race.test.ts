// Somebody leaves while money comes back to a voucher of theirs. A race that one connection cannot have: with TEST_DATABASE_URL.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { voucher } from '#src/server/db/schema/index.ts';
import { PASSWORD } from '#tests/cast.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { untilWaiting } from '#tests/support/locks.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, codeIn, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 5 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

it.runIf(process.env.TEST_DATABASE_URL)('who leaves while money comes back gets its new code', async () => {
  const email = 'part-pendant@exemple.fr';
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  const code = await counter.given(4040);
  const { voucher: mine } = await shop.app.as(token, () => voucherCalls.claim({ code }));
  await prove(shop.app, token);
  const { db } = shop.app.services.database;
  await db.update(voucher).set({ balance: 0 }).where(eq(voucher.id, mine.id));
  const other = await connectDatabase({ url: shop.app.services.config.databaseUrl, dataDir: '' });
  const left = await other.db.transaction(async (tx) => {
    await tx.update(voucher).set({ balance: 4040 }).where(eq(voucher.id, mine.id));
    const leaving = shop.app.as(token, () => profileCalls.deleteMyAccount());
    await untilWaiting(db, 1);
    return { leaving };
  });
  await left.leaving;
  await other.close();
  const [row] = await db.select().from(voucher).where(eq(voucher.id, mine.id));
  expect(row).toMatchObject({ personId: null, claimedAt: null, balance: 4040 });
  await shop.app.runJobs();
  expect(codeIn(await mailsTo(shop.app, email))).toMatch(/^[0-9A-Z-]{19}$/);
});
