import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { collectedOf } from '#src/features/money/pot.server.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, GRANDMA, givenList, mailsTo, pay } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;
let rose: Member;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app, { email: 'delphine@exemple.fr' });
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const today = () => dayInFrance(app.services.clock());
const advance = (days: number) => app.as(rose.token, () => demoCalls.advanceClock({ days }));

/** A gift for a later day, its card saved. */
async function scheduled(card: string, days = 10, email = GRANDMA.email) {
  const { contribution, payment } = await calls.add({
    list_uuid: list.uuid,
    contribution: { amount: 4000, contributor: { ...GRANDMA, email } },
    delayed: addDays(today(), days),
  });
  expect(payment?.intent).toBe('setup');
  const answer = await pay(app, payment?.client_secret ?? '', card);
  if (answer.next_action) {
    const token = answer.next_action.url.slice('/p/demo-3ds/'.length);
    await demoCalls.answer3ds({ token, authorize: true });
  }
  await calls.checkStatus({ hash: contribution.hash });
  return contribution.hash;
}

const statusOf = async (hash: string) => (await calls.get({ hash })).status;
const cancelToken = async (email: string) => {
  const last = (await mailsTo(app, email)).findLast(({ text }) => text.includes('/p/annuler-participation/'));
  return /annuler-participation\/([\w-]+)/.exec(last?.text ?? '')?.[1] ?? '';
};

describe('a gift for a later day', () => {
  it('refuses a day out of range, beside its field', async () => {
    for (const days of [-1, 0, 366])
      await expect(
        calls.add({ list_uuid: list.uuid, contribution: { amount: 4000 }, delayed: addDays(today(), days) }),
      ).rejects.toMatchObject({ code: 'date_out_of_range', fields: { delayed: expect.any(String) } });
    const { contribution } = await calls.add({
      list_uuid: list.uuid,
      contribution: { amount: 4000 },
      delayed: true,
    });
    expect(contribution).toMatchObject({ delayed: true, charge_on: addDays(today(), 30) });
  });

  it('saves the card, counts for nothing, then is charged on its day', async () => {
    const before = (await collectedOf(app.services.database.db, list.id)).collected;
    const hash = await scheduled(CARDS.good);
    expect(await statusOf(hash)).toBe('scheduled');
    expect((await collectedOf(app.services.database.db, list.id)).collected).toBe(before);
    expect(await advance(9)).toMatchObject({ charged: 0 });
    expect(await statusOf(hash)).toBe('scheduled');
    expect(await advance(1)).toMatchObject({ charged: 1 });
    expect(await statusOf(hash)).toBe('succeeded');
    expect((await collectedOf(app.services.database.db, list.id)).collected).toBe(before + 4000);
    const report = await checkLedger(app.services.database.db);
    expect(report.problems).toEqual([]);
  });

  it('reminds its giver three days before, once', async () => {
    const email = 'tonton@exemple.fr';
    await scheduled(CARDS.good, 10, email);
    const reminders = async () =>
      (await mailsTo(app, email)).filter(({ key }) => key.endsWith(':reminder')).length;
    await advance(6);
    expect(await reminders()).toBe(0);
    await advance(1);
    await advance(0);
    expect(await reminders()).toBe(1);
    await advance(3);
    expect(await reminders()).toBe(1);
  });

  it('asks its giver when the bank wants to, once or at each charge', async () => {
    const once = await scheduled(CARDS.challengedOnce, 5);
    const always = await scheduled(CARDS.challenged, 5, 'marraine@exemple.fr');
    await advance(5);
    expect(await statusOf(once)).toBe('succeeded');
    expect(await statusOf(always)).toBe('needs_action');
    const mails = await mailsTo(app, 'marraine@exemple.fr');
    expect(mails.at(-1)?.text).toContain(`/p/participation-cagnotte-paiement/${always}`);
    const { payment } = await calls.getDetail({ hash: always, gen_stripe_payment: true });
    await pay(app, payment?.client_secret ?? '', CARDS.good);
    expect(await statusOf(always)).toBe('succeeded');
  });

  it('gives up what needed its giver after 72 hours', async () => {
    const hash = await scheduled(CARDS.challenged, 2);
    await advance(2);
    expect(await statusOf(hash)).toBe('needs_action');
    await advance(4);
    expect(await statusOf(hash)).toBe('expired');
  });

  it('tries a refused charge again after 1, 3 and 7 days, then says that it failed', async () => {
    const email = 'parrain@exemple.fr';
    const hash = await scheduled(CARDS.failsLater, 2, email);
    await advance(2);
    const seen: string[] = [await statusOf(hash)];
    for (const days of [1, 2, 3]) {
      await advance(days);
      seen.push(await statusOf(hash));
    }
    expect(seen).toEqual(['scheduled', 'scheduled', 'scheduled', 'scheduled']);
    await advance(1);
    expect(await statusOf(hash)).toBe('failed');
    expect((await mailsTo(app, email)).at(-1)?.key).toContain(':failed');
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
  });

  it('goes through each of its moments when the clock is moved by a month at once', async () => {
    const refused = await scheduled(CARDS.failsLater, 2, 'oncle@exemple.fr');
    const challenged = await scheduled(CARDS.challenged, 5, 'grand-oncle@exemple.fr');
    const paid = await scheduled(CARDS.good, 20, 'petite-tante@exemple.fr');
    const before = app.services.clock().getTime();
    const { now, charged } = await advance(30);
    expect(await Promise.all([refused, challenged, paid].map(statusOf))).toEqual([
      'failed',
      'expired',
      'succeeded',
    ]);
    expect(charged).toBe(1);
    const told = async (email: string) => (await mailsTo(app, email)).map(({ key }) => key.split(':').at(-1));
    expect(await told('petite-tante@exemple.fr')).toEqual(['begun', 'scheduled', 'reminder', 'receipt']);
    expect((await told('oncle@exemple.fr')).at(-1)).toBe('failed');
    const moved = Date.parse(now) - before - 30 * 86_400_000;
    expect(Math.abs(moved)).toBeLessThan(60_000);
  });

  it('is not moved in time by anyone but an admin', async () => {
    await expect(demoCalls.advanceClock({ days: 1 })).rejects.toMatchObject({ status: 401 });
    const ines = await join(app, 'ines');
    await expect(app.as(ines.token, () => demoCalls.advanceClock({ days: 1 }))).rejects.toMatchObject({
      status: 403,
    });
    await expect(app.as(rose.token, () => demoCalls.advanceClock({ days: -1 }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('the mail’s link', () => {
  it('is sent at once, and cancels until the charge; again answers the same', async () => {
    const email = 'tata@exemple.fr';
    const hash = await scheduled(CARDS.good, 20, email);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ key }) => key.split(':').at(-1))).toEqual(['begun', 'scheduled']);
    const action_token = await cancelToken(email);
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    await advance(21);
    expect(await statusOf(hash)).toBe('canceled');
  });

  it('cancels before the card was saved, at the bank too', async () => {
    const email = 'cousin@exemple.fr';
    const { payment } = await calls.add({
      list_uuid: list.uuid,
      contribution: { amount: 4000, contributor: { ...GRANDMA, email } },
      delayed: true,
    });
    expect((await calls.cancel({ action_token: await cancelToken(email) })).status).toBe('canceled');
    await expect(pay(app, payment?.client_secret ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('does not undo a gift that was paid', async () => {
    const email = 'voisine@exemple.fr';
    const hash = await scheduled(CARDS.good, 2, email);
    await advance(2);
    await expect(calls.cancel({ action_token: await cancelToken(email) })).rejects.toMatchObject({
      code: 'not_cancelable',
    });
    expect(await statusOf(hash)).toBe('succeeded');
  });
});
