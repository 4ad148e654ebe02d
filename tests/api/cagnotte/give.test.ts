import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { DEMO_NOTICE } from '#src/features/money/money.fr.ts';
import { collectedOf } from '#src/features/money/pot.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, givenList, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

describe('giving once, by card', () => {
  it('turns a draft into a paid contribution, posted once and announced to both sides', async () => {
    const { hash, secret, contribution } = await preparedGift(list.uuid);
    expect(contribution).toMatchObject({ status: 'awaiting_payment', amount: 5000, total: 5000, fee: 0 });
    const before = await collectedOf(app.services.database.db, list.id);
    expect(await pay(app, secret)).toEqual({ status: 'succeeded', next_action: null });
    const paid = await contributionCalls.get({ hash });
    expect(paid.status).toBe('succeeded');
    expect(paid.paid_at).not.toBeNull();
    const after = await collectedOf(app.services.database.db, list.id);
    expect(after.collected - before.collected).toBe(5000);
    const report = await checkLedger(app.services.database.db);
    expect(report.problems).toEqual([]);
    expect(report.accounts).toContainEqual({ code: 'psp:demo', balance: after.collected });
    const receipts = await mailsTo(app, 'mamie@exemple.fr');
    expect(receipts.at(-1)?.text).toContain(DEMO_NOTICE);
    expect((await mailsTo(app, 'camille@exemple.fr')).at(-1)?.subject).toContain('Mamie Odile');
  });

  it('takes another card on the same intent after a decline, and counts the attempt', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 2000);
    await expect(pay(app, secret, CARDS.declined)).rejects.toMatchObject({
      code: 'card_declined',
      fields: { card_number: expect.stringContaining('refusé') },
    });
    expect((await contributionCalls.checkStatus({ hash })).status).toBe('awaiting_payment');
    const again = await contributionCalls.getDetail({ hash, gen_stripe_payment: true });
    expect(again.payment?.client_secret).toBe(secret);
    await expect(pay(app, secret, CARDS.poor)).rejects.toMatchObject({
      body: { decline_code: 'insufficient_funds' },
    });
    await pay(app, secret);
    expect((await contributionCalls.get({ hash })).status).toBe('succeeded');
  });

  it('asks for a 3-D Secure answer, and takes either', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 3000);
    const first = await pay(app, secret, CARDS.challenged);
    expect(first.status).toBe('requires_action');
    expect((await contributionCalls.get({ hash })).status).toBe('requires_action');
    const token = first.next_action?.url.replace('/p/demo-3ds/', '') ?? '';
    await demoCalls.answer3ds({ token, authorize: false });
    expect((await contributionCalls.checkStatus({ hash })).status).toBe('awaiting_payment');
    const second = await pay(app, secret, CARDS.challenged);
    const again = second.next_action?.url.replace('/p/demo-3ds/', '') ?? '';
    expect(await demoCalls.answer3ds({ token: again, authorize: true })).toEqual({ status: 'succeeded' });
    expect(await demoCalls.answer3ds({ token: again, authorize: false })).toEqual({ status: 'succeeded' });
    expect((await contributionCalls.checkStatus({ hash })).status).toBe('succeeded');
  });

  it('keeps the address of the bank’s question, so that going back to it after another card leads on', async () => {
    const { secret } = await preparedGift(list.uuid, 3000);
    const first = await pay(app, secret, CARDS.challenged);
    const second = await pay(app, secret, CARDS.challenged);
    expect(second.next_action?.url).toBe(first.next_action?.url);
    await pay(app, secret);
    const token = first.next_action?.url.replace('/p/demo-3ds/', '') ?? '';
    expect(await demoCalls.answer3ds({ token, authorize: false })).toEqual({ status: 'succeeded' });
  });

  it('learns of a payment from the bank when no event came', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 1500);
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
    expect((await contributionCalls.get({ hash })).status).toBe('awaiting_payment');
    expect((await contributionCalls.checkStatus({ hash })).status).toBe('succeeded');
    await app.runJobs();
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
  });

  it('refuses any card that is not a test card', async () => {
    const { secret } = await preparedGift(list.uuid);
    for (const card_number of ['5555555555554444', '4242424242424241', 'toString', '1'])
      await expect(demoCalls.confirm({ client_secret: secret, card_number })).rejects.toMatchObject({
        code: 'card_not_demo',
      });
  });

  it('makes no intent until asked, and then only one', async () => {
    const { contribution, payment } = await contributionCalls.prepareWithAmount({
      list_uuid: list.uuid,
      amount: 1000,
      dontGenerateStripePaymentIntent: true,
    });
    expect(payment).toBeNull();
    expect(contribution.status).toBe('draft');
    const ask = () => contributionCalls.getDetail({ hash: contribution.hash, gen_stripe_payment: true });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.payment).toEqual(two.payment);
    expect(one.contribution.status).toBe('awaiting_payment');
  });
});
