// An owner who is none any more by the time that the business is theirs to change, or whose business was just disabled.
// A race that one connection cannot have: with TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { demoBank, moneyModeOf } from '#src/features/money/provider.server.ts';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { merchant, merchantMember, withdrawal } from '#src/server/db/schema/index.ts';
import { findDemoRecipient, giveDemoIdentity } from '#src/server/gateways/payments/demo-payouts.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { untilWaiting } from '#tests/support/locks.ts';
import { prove } from '#tests/support/prove.ts';
import { IBANS } from '#tests/support/withdrawals.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('whoever lost their right a moment ago', () => {
  let app: TestApp;
  let other: Database;
  let shop = '';
  let uuid = '';
  let id = 0;

  beforeAll(async () => {
    app = await startTestApp();
    other = await connectDatabase({ url: app.services.config.databaseUrl, dataDir: '' });
    const ines = await join(app, 'ines');
    uuid = (await app.as(ines.token, () => businessCalls.create(BUSINESS))).merchant.uuid;
    shop = (await app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
    id = (await rowOf()).id;
    await prove(app, shop);
    await known();
    await earned(5000);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });
  const db = () => app.services.database.db;
  async function rowOf() {
    const [row] = await db().select().from(merchant).where(eq(merchant.uuid, uuid));
    if (!row) throw new Error('Expected a business');
    return row;
  }
  /** Its owner went through the bank's page. */
  async function known() {
    const { url } = await app.as(shop, () => sellerMoneyCalls.startIdentity());
    const bank = demoBank(app.services);
    const row = await findDemoRecipient(bank, url.split('/').at(-1)?.split('?')[0] ?? '');
    if (!row) throw new Error('Expected a page of the bank');
    await giveDemoIdentity(bank, row, { surname: 'Benali', iban: IBANS.good, papers: false });
    await app.as(shop, () => sellerMoneyCalls.checkIdentity());
  }
  function earned(amount: number) {
    const { psp, merchant: account } = accountsOf(moneyModeOf(app.services));
    const lines = [
      { account: psp, direction: 'debit' as const, amount },
      { account: account(id, 'available'), direction: 'credit' as const, amount },
    ];
    return db().transaction((tx) => postLedger(tx as never, { key: 'test:earned', ref: 'test', lines }));
  }

  /** The call is let in, waits for the business that somebody holds, and goes on once they changed it. */
  async function held(
    change: (tx: Database['db']) => Promise<unknown>,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    await db().update(merchantMember).set({ role: 'owner' }).where(eq(merchantMember.merchantId, id));
    await db().update(merchant).set({ status: 'active' }).where(eq(merchant.id, id));
    const { asked } = await other.db.transaction(async (tx) => {
      await tx.select().from(merchant).where(eq(merchant.id, id)).for('no key update');
      const waiting = app.as(shop, work).catch((error: unknown) => error);
      await untilWaiting(db(), 1);
      await change(tx as unknown as Database['db']);
      return { asked: waiting };
    });
    return asked;
  }
  const lessened = (tx: Database['db']) =>
    tx.update(merchantMember).set({ role: 'member' }).where(eq(merchantMember.merchantId, id));
  const disabled = (tx: Database['db']) =>
    tx.update(merchant).set({ status: 'disabled' }).where(eq(merchant.id, id));
  const withdraw = () => sellerMoneyCalls.withdraw({ amount: 1000, key: randomUUID() });

  it('takes no money, of a business that is theirs no more or that is closed', async () => {
    expect(await held(lessened, withdraw)).toMatchObject({ code: 'forbidden' });
    expect(await held(disabled, withdraw)).toMatchObject({ status: 401 });
    expect(await db().select().from(withdrawal)).toEqual([]);
    expect(await held(async () => {}, withdraw)).toMatchObject({ amount: 1000 });
  });

  it('changes neither its rate of VAT, nor who it is, nor who is a member', async () => {
    const asks: (() => Promise<unknown>)[] = [
      () => businessCalls.update({ vat_percent: 10 }),
      () => businessCalls.complete({ legal_name: 'Autre SARL', siret: '55208131766522', vat_number: '' }),
      () => businessCalls.inviteMember({ email: 'complice@exemple.fr' }),
    ];
    for (const ask of asks) expect(await held(lessened, ask)).toMatchObject({ code: 'forbidden' });
    expect((await rowOf()).vatRate).toBe(null);
  });
});
