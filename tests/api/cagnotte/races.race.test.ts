import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { runDueCharges } from '#src/features/cagnotte/due.server.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { addon } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, givenList, mailsTo, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => work(n)));

async function expectRightLedger() {
  expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
}

// On the embedded database statements take turns: the races are real ones with TEST_DATABASE_URL.
describe('at the same moment', () => {
  it('many first gifts open one pot', async () => {
    const made = await times(12, () => calls.prepareWithAmount({ list_uuid: list.uuid, amount: 1000 }));
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    const { rows } = await app.services.database.query('select count(*)::int as pots from pot');
    expect(rows).toEqual([{ pots: 1 }]);
  });

  it('ten confirmations charge once', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 2500);
    const card_number = CARDS.good;
    const answers = await times(10, () => demoCalls.confirm({ client_secret: secret, card_number }));
    for (const answer of answers) expect(answer).toMatchObject({ value: { status: 'succeeded' } });
    const checks = await times(6, () => calls.checkStatus({ hash }));
    await Promise.all([app.runJobs(), app.runJobs()]);
    for (const check of checks) expect(check).toMatchObject({ value: { status: 'succeeded' } });
    await expectRightLedger();
  });

  it('payments of one pot by many givers are all there', async () => {
    const gifts = await Promise.all(Array.from({ length: 12 }, (_, n) => preparedGift(list.uuid, 1000 + n)));
    const before = await potBalance();
    await times(12, async (n) => {
      const gift = gifts[n];
      if (!gift) return;
      await demoCalls.confirm({ client_secret: gift.secret, card_number: CARDS.good });
      await calls.checkStatus({ hash: gift.hash });
    });
    await app.runJobs();
    expect((await potBalance()) - before).toBe(12 * 1000 + 66);
    await expectRightLedger();
  });

  it('an amount changed while paying is the amount that was charged', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { hash, secret } = await preparedGift(list.uuid, 1000);
      await Promise.allSettled([
        calls.updateAmount({ hash, amount: 4000 }),
        calls.updateAmount({ hash, amount: 3000 }),
        demoCalls.confirm({ client_secret: secret, card_number: CARDS.good }),
        calls.updateAmount({ hash, amount: 2000 }),
      ]);
      await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
      const { contribution } = await calls.checkStatus({ hash });
      const { rows } = await app.services.database.query(
        'select i.amount::int as charged from demo_intent i where i.client_secret = $1',
        [secret],
      );
      expect(contribution.status).toBe('succeeded');
      expect(rows).toEqual([{ charged: contribution.total }]);
    }
    await app.runJobs();
    await expectRightLedger();
  });

  it('the last of several amounts is the one that is charged', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 1000);
    const changed = await times(24, (n) => calls.updateAmount({ hash, amount: 1000 + 100 * n }));
    expect(changed.filter(({ status }) => status === 'rejected')).toEqual([]);
    const shown = await calls.get({ hash });
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
    expect((await calls.checkStatus({ hash })).contribution.total).toBe(shown.total);
    await expectRightLedger();
  });

  it('one intent is made for a draft that two browsers open', async () => {
    const { contribution } = await calls.prepareWithAmount({
      list_uuid: list.uuid,
      amount: 1000,
      dontGenerateStripePaymentIntent: true,
    });
    const opened = await times(8, () =>
      calls.getDetail({ hash: contribution.hash, gen_stripe_payment: true }),
    );
    const secrets = opened.map((one) =>
      one.status === 'fulfilled' ? one.value.payment?.client_secret : one.reason,
    );
    expect(new Set(secrets).size).toBe(1);
  });

  it('an add-on taken twice is charged once', async () => {
    const [card] = await app.services.database.db
      .insert(addon)
      .values({ name: 'Carte', price: 200 })
      .returning();
    const { hash, secret } = await preparedGift(list.uuid, 1000);
    await times(5, () => calls.addAddon({ hash, addon_id: card?.id ?? 0 }));
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
    expect((await calls.checkStatus({ hash })).contribution.total).toBe(1200);
    await expectRightLedger();
  });
});

describe('a cancel against a payment', () => {
  it('ends either canceled with nothing charged, or paid and given back, never in between', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `hesite-${round}@exemple.fr`;
      const { contribution } = await calls.add({
        list_uuid: list.uuid,
        contribution: { amount: 4000, contributor: { email, publicname: 'Zoé' } },
        delayed: true,
      });
      const { hash } = contribution;
      const setup = await calls.getDetail({ hash, gen_stripe_payment: true });
      await demoCalls.confirm({
        client_secret: setup.payment?.client_secret ?? '',
        card_number: CARDS.challenged,
      });
      const begun = (await mailsTo(app, email))[0]?.text ?? '';
      const action_token = /annuler-participation\/([\w-]+)/.exec(begun)?.[1] ?? '';
      await saveCard(hash);
      app.services.moveClock(400 * 86_400_000 * (round + 1));
      await runDueCharges(app.services);
      const { payment, contribution: asked } = await calls.getDetail({ hash, gen_stripe_payment: true });
      expect(asked.status).toBe('needs_action');
      await Promise.allSettled([
        demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good }),
        calls.cancel({ action_token }),
        calls.checkStatus({ hash }),
      ]);
      await app.runJobs();
      const { rows } = await app.services.database.query(
        'select i.status, i.refunded from demo_intent i join contribution c on c.intent_id = i.id where c.hash = $1',
        [hash],
      );
      const { status } = await calls.get({ hash });
      const bank = rows[0]?.status === 'canceled' ? 'canceled' : rows[0]?.refunded ? 'refunded' : 'succeeded';
      expect(status).toBe(bank);
      await expectRightLedger();
    }
    app.services.moveClock(0);
  });
});

/** Answers the bank's question about a card that is being saved. */
async function saveCard(hash: string) {
  const { rows } = await app.services.database.query(
    'select i.challenge_token as token from demo_intent i join contribution c on c.intent_id = i.id where c.hash = $1',
    [hash],
  );
  await demoCalls.answer3ds({ token: String(rows[0]?.token), authorize: true });
  await calls.checkStatus({ hash });
}

async function potBalance(): Promise<number> {
  const { accounts } = await checkLedger(app.services.database.db);
  return accounts
    .filter(({ code }) => code.startsWith('pot:'))
    .reduce((sum, { balance }) => sum + balance, 0);
}
