import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { demoEvent, mailOutbox, paymentEvent } from '#src/server/db/schema/index.ts';
import { demoSecret } from '#src/server/gateways/payments/demo.ts';
import { deliverDemoEvents } from '#src/server/gateways/payments/demo-delivery.ts';
import { signBody } from '#src/server/gateways/payments/signature.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, givenList, preparedGift } from '#tests/support/cagnotte.ts';
import { deliverAndApply } from '#tests/support/deliver.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

const now = () => Math.floor(Date.now() / 1000);
const eventsSoFar = () =>
  app.services.database.db.select().from(demoEvent).orderBy(asc(demoEvent.createdAt), asc(demoEvent.id));

/** Brings one event to the webhook, as the bank's machine would. */
async function deliver(payload: string, options: { secret?: string; at?: number; provider?: string } = {}) {
  const { db } = app.services.database;
  const secret = options.secret ?? (await demoSecret({ db }));
  const body = Buffer.from(payload);
  const headers = { 'demo-signature': signBody(secret, body, options.at ?? now()) };
  return deliverAndApply(app.services, options.provider ?? 'demo', { body, headers });
}

async function paidUnheard(amount = 5000) {
  const gift = await preparedGift(list.uuid, amount);
  await demoCalls.confirm({ client_secret: gift.secret, card_number: CARDS.good });
  const event = (await eventsSoFar()).at(-1);
  if (!event) throw new Error('no event');
  return { ...gift, payload: event.payload };
}

describe('the webhook', () => {
  it('refuses what the bank did not sign, or signed long ago, and changes nothing', async () => {
    const { hash, payload } = await paidUnheard();
    for (const forged of [
      await deliver(payload, { secret: 'guessed' }),
      await deliver(payload, { at: now() - 301 }),
      await deliver(payload, { at: now() + 301 }),
      await handleWebhook(app.services, 'demo', { body: Buffer.from(payload), headers: {} }),
    ])
      expect(forged).toMatchObject({ status: 400, json: { code: 'bad_signature' } });
    expect((await calls.get({ hash })).status).toBe('awaiting_payment');
    expect(await deliver(payload)).toMatchObject({ status: 200, json: { outcome: 'paid' } });
    expect((await calls.get({ hash })).status).toBe('succeeded');
  });

  it('does not exist for a provider we do not use', async () => {
    expect(await deliver('{}', { provider: 'stripe' })).toMatchObject({ status: 404 });
  });

  it('applies an event once, even when it comes twenty times at once', async () => {
    const { hash, payload } = await paidUnheard(1234);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload)));
    const outcomes = answers.map(({ status, json }) => `${status} ${(json as { outcome: string }).outcome}`);
    expect(outcomes.filter((outcome) => outcome === '200 paid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '200 duplicate')).toHaveLength(19);
    expect((await calls.get({ hash })).status).toBe('succeeded');
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
    const receipts = await app.services.database.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} like '%12,34%' and ${mailOutbox.key} like '%:receipt'`);
    expect(receipts).toHaveLength(1);
  });

  it('keeps a late event and ignores it', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 1000);
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.declined }).catch(() => {});
    const declined = (await eventsSoFar()).at(-1)?.payload ?? '';
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
    await app.runJobs();
    expect((await calls.get({ hash })).status).toBe('succeeded');
    const id = JSON.parse(declined).id as string;
    const [kept] = await app.services.database.db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.eventId, id));
    expect(kept).toMatchObject({ provider: 'demo', livemode: false });
    expect(kept?.appliedAt).not.toBeNull();
    expect(await deliver(declined)).toMatchObject({ json: { outcome: 'duplicate' } });
    expect((await calls.get({ hash })).status).toBe('succeeded');
  });

  it('keeps an event about nothing of ours', async () => {
    const payload = JSON.stringify({
      id: 'evt_elsewhere',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id: 'pi_elsewhere' } },
    });
    expect(await deliver(payload)).toMatchObject({ json: { outcome: 'unknown_intent' } });
    expect(await deliver(payload)).toMatchObject({ json: { outcome: 'duplicate' } });
  });

  it('is tried again, later each time, while it fails', async () => {
    const { hash } = await paidUnheard(800);
    const bank = { db: app.services.database.db, now: app.services.clock, posted() {} };
    await deliverDemoEvents(bank, async () => 500);
    const waiting = (await eventsSoFar()).filter(({ deliveredAt }) => deliveredAt === null);
    expect(waiting.at(-1)).toMatchObject({ attempts: 1 });
    expect(waiting.at(-1)?.nextAt.getTime()).toBeGreaterThan(Date.now());
    await app.services.database.query('update demo_event set next_at = now() where delivered_at is null');
    await app.runJobs();
    expect((await calls.get({ hash })).status).toBe('succeeded');
  });
});

/** Small, and the same at each run: a failure can be looked at again by its number. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('whatever happens in whatever order', () => {
  for (const seed of [1, 2, 3, 4, 5])
    it(`sequence ${seed}: the ledger agrees with the bank`, async () => {
      const pick = sequence(seed);
      const gifts = await Promise.all(
        Array.from({ length: 5 }, (_, n) => preparedGift(list.uuid, 500 + 100 * n)),
      );
      const cards = Object.values(CARDS);
      const challenges: string[] = [];
      for (let step = 0; step < 60; step += 1) {
        const gift = gifts[pick(gifts.length)];
        if (!gift) continue;
        const action = pick(6);
        if (action === 0) {
          const card_number = cards[pick(cards.length)] ?? CARDS.good;
          const answer = await demoCalls
            .confirm({ client_secret: gift.secret, card_number })
            .catch(() => null);
          if (answer?.next_action) challenges.push(answer.next_action.url.slice('/p/demo-3ds/'.length));
        } else if (action === 1 && challenges.length > 0) {
          const token = challenges[pick(challenges.length)] ?? '';
          await demoCalls.answer3ds({ token, authorize: pick(2) === 0 }).catch(() => null);
        } else if (action === 2) {
          await calls.updateAmount({ hash: gift.hash, amount: 300 + 100 * pick(20) }).catch(() => null);
        } else if (action === 3) {
          await calls.checkStatus({ hash: gift.hash });
        } else {
          const events = await eventsSoFar();
          const event = events[pick(events.length)];
          if (event) expect((await deliver(event.payload)).status).toBe(200);
        }
      }
      await app.runJobs();
      await expectAgreement();
    });
});

/** Every intent the bank charged is one succeeded contribution of that amount, posted once; and no other. */
async function expectAgreement() {
  const { db, query } = app.services.database;
  const { rows } = await query(
    `select i.id, i.status as bank, i.amount::int as charged, c.status as ours, (c.amount + c.fee)::int as given
     from demo_intent i join contribution c on c.intent_id = i.id where i.kind = 'payment'`,
  );
  for (const row of rows) {
    expect(row.ours === 'succeeded', JSON.stringify(row)).toBe(row.bank === 'succeeded');
    if (row.ours === 'succeeded') expect(row.given).toBe(row.charged);
  }
  const report = await checkLedger(db);
  expect(report.problems).toEqual([]);
  const charged = rows
    .filter((row) => row.bank === 'succeeded')
    .reduce((sum, row) => sum + Number(row.charged), 0);
  expect(report.accounts).toContainEqual({ code: 'psp:demo', balance: charged });
}
