import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { runDueCharges } from '#src/features/cagnotte/due.server.ts';
import { reportCalls } from '#src/features/money/reconciliation/report.calls.ts';
import {
  addonCalls,
  paymentCalls,
  potCalls,
  quarantineCalls,
} from '#src/journeys/payments-desk/desk.calls.ts';
import { auditLog, mailOutbox } from '#src/server/db/schema/index.ts';
import { GRANDMA, mailsTo } from '#tests/support/cagnotte.ts';
import { startDesk } from '#tests/support/payments-desk.ts';
import { refund as refundAtStripe } from '#tests/support/stripe-double/intents.ts';
import { DAY } from '#tests/support/stripe-site.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);
const month = { from: day(-30), to: day(1) };

describe('finding a payment', () => {
  it('by giver, address, hash, intent, reference or list; its history without hash, secret or card', async () => {
    const gift = await desk.paid('pm_card_visa', 3700);
    const reference = await desk.referenceOf(gift.hash);
    const intent = desk.intentOf(gift.secret).id;
    for (const query of ['mamie odile', 'MAMIE@exemple', gift.hash, intent, reference, 'camille-et-hugo']) {
      const { items } = await desk.rose(() => paymentCalls.search({ query }));
      expect(
        items.map((one) => one.reference),
        query,
      ).toContain(reference);
    }
    for (const query of [gift.hash.slice(0, 10), intent.slice(0, 8), 'personne', '%', '_'])
      expect((await desk.rose(() => paymentCalls.search({ query }))).total, query).toBe(0);
    const detail = await desk.rose(() => paymentCalls.get({ reference }));
    expect(detail).toMatchObject({ status: 'succeeded', total: 3700, left: 3700, intents: [intent] });
    expect(detail.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['created', 'payment_intent.succeeded', 'succeeded', 'psp-fee']),
    );
    const text = JSON.stringify(detail);
    expect(text).not.toContain(gift.hash);
    expect(text).not.toContain(gift.secret);
    expect(text).not.toMatch(/pm_|4242|last4|card/);
  });

  it('sends the receipt again, once a press, and only for what is paid', async () => {
    const gift = await desk.paid('pm_card_visa', 3900);
    const reference = await desk.referenceOf(gift.hash);
    const before = (await mailsTo(desk.app, GRANDMA.email)).length;
    const key = randomUUID();
    await desk.rose(() => paymentCalls.resendReceipt({ reference, key }));
    await desk.rose(() => paymentCalls.resendReceipt({ reference, key }));
    expect(await mailsTo(desk.app, GRANDMA.email)).toHaveLength(before + 1);
    const unpaid = await desk.referenceOf((await desk.prepared()).hash);
    await expect(
      desk.rose(() => paymentCalls.resendReceipt({ reference: unpaid, key: randomUUID() })),
    ).rejects.toMatchObject({ code: 'no_receipt' });
  });

  it('is nobody’s but an admin’s', async () => {
    for (const call of [paymentCalls.search, quarantineCalls.list, potCalls.search, addonCalls.list])
      await expect((call as () => Promise<unknown>)()).rejects.toMatchObject({ status: 401 });
  });
});

describe('the quarantine', () => {
  it('keeps what does not match with its facts, asks again, and lets go of what matches by then', async () => {
    const gift = await desk.prepared(5000);
    desk.stripe.pay(gift.secret, 'pm_card_visa');
    const intent = desk.intentOf(gift.secret);
    Object.assign(intent, { amount: 1 });
    for (const event of desk.eventsOf(gift.secret)) await desk.deliver(event);
    const { items } = await desk.rose(() => quarantineCalls.list({}));
    const found = items.find(({ intent_id }) => intent_id === intent.id);
    expect(found).toMatchObject({
      why: 'amount',
      status: 'open',
      facts: { ours: { amount: 5000 }, theirs: { amount: 1 } },
    });
    expect(JSON.stringify(found)).not.toMatch(/Odile|mamie|secret|pm_/);
    const uuid = found?.uuid ?? '';
    expect(await desk.rose(() => quarantineCalls.retry({ uuid }))).toMatchObject({
      outcome: 'quarantined:amount',
      item: { status: 'open', tries: 2 },
    });
    Object.assign(intent, { amount: 5000 });
    expect(await desk.rose(() => quarantineCalls.retry({ uuid }))).toMatchObject({
      outcome: 'paid',
      item: { status: 'settled' },
    });
    expect((await contributionCalls.get({ hash: gift.hash })).status).toBe('succeeded');
    await expect(desk.rose(() => quarantineCalls.retry({ uuid }))).rejects.toMatchObject({
      code: 'already_closed',
    });
    expect(await desk.books()).toEqual([]);
  });

  it('holds a payment of nobody’s, until somebody says why it may be left', async () => {
    const gift = await desk.prepared(1800);
    desk.stripe.pay(gift.secret, 'pm_card_visa');
    const event = structuredClone(desk.eventsOf(gift.secret)[0]);
    if (!event) throw new Error('no event');
    const object = (event.data as { object: { id: string } }).object;
    object.id = 'pi_elsewhere';
    event.id = 'evt_elsewhere';
    expect(await desk.deliver(event)).toMatchObject({ json: { outcome: 'unknown_intent' } });
    const { items } = await desk.rose(() => quarantineCalls.list({}));
    const uuid = items.find(({ intent_id }) => intent_id === 'pi_elsewhere')?.uuid ?? '';
    expect(await desk.rose(() => quarantineCalls.retry({ uuid }))).toMatchObject({
      outcome: 'unknown_intent',
    });
    await expect(desk.rose(() => quarantineCalls.setAside({ uuid, reason: '' }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const aside = await desk.rose(() => quarantineCalls.setAside({ uuid, reason: 'Essai de notre banque' }));
    expect(aside).toMatchObject({
      status: 'set_aside',
      closed_by: 'Rose Martin',
      reason: 'Essai de notre banque',
    });
    await expect(
      desk.ines(() => quarantineCalls.setAside({ uuid, reason: 'Encore une fois' })),
    ).rejects.toMatchObject({ code: 'already_closed' });
  });
});

describe('the reconciliation', () => {
  it('agrees with the provider, and finds a payment and a refund whose events never came', async () => {
    const lost = await desk.prepared(4100);
    desk.stripe.pay(lost.secret, 'pm_card_visa');
    const paid = await desk.paid('pm_card_visa', 4300);
    refundAtStripe(desk.stripe.books, desk.intentOf(paid.secret).id, { amount: 1300 });
    expect((await desk.rowOf(paid.hash)).refunded).toBe(0);
    const done = await desk.rose(() => reportCalls.run());
    expect(done.imported).toBeGreaterThan(0);
    expect((await desk.rowOf(lost.hash)).status).toBe('succeeded');
    expect(await desk.rowOf(paid.hash)).toMatchObject({ status: 'succeeded', refunded: 1300 });
    const report = await desk.rose(() => reportCalls.get(month));
    expect(report.differences).toEqual([]);
    expect(report.days.reduce((sum, one) => sum + one.ours - one.theirs, 0)).toBe(0);
    expect(report.days[0]?.our_fees).toBe(report.days[0]?.their_fees);
    expect((await desk.rose(() => reportCalls.run())).imported).toBe(0);
    expect(await desk.books()).toEqual([]);
  });

  it('lists what only one side knows, with its payment', async () => {
    const gift = await desk.paid('pm_card_visa', 4700);
    const reference = await desk.referenceOf(gift.hash);
    const report = await desk.rose(() => reportCalls.get(month));
    expect(report.differences).toContainEqual(
      expect.objectContaining({ reference, kind: 'charge', ours: 4700, theirs: 0 }),
    );
    await expect(desk.rose(() => reportCalls.get({ from: month.to, to: month.from }))).rejects.toMatchObject({
      code: 'date_out_of_range',
    });
  });
});

describe('a pot on hold', () => {
  it('takes no new gift, charges no promised one, tells its owner why, and starts again when released', async () => {
    const { uuid: list_uuid } = desk.list;
    const promised = await desk.promised(desk.inDays(5));
    desk.stripe.pay(promised.secret, 'pm_card_visa');
    for (const event of desk.eventsOf(promised.secret)) await desk.deliver(event);
    const reason = 'Nous vérifions une série de paiements';
    expect(await desk.rose(() => potCalls.hold({ list_uuid, reason }))).toMatchObject({
      held_reason: reason,
    });
    await expect(desk.rose(() => potCalls.hold({ list_uuid, reason }))).rejects.toMatchObject({
      code: 'already_held',
    });
    await expect(desk.prepared()).rejects.toMatchObject({ code: 'cagnotte_closed' });
    desk.app.services.moveClock(6 * DAY);
    expect(await runDueCharges(desk.app.services)).toBe(0);
    expect((await desk.rose(() => potCalls.search({ held: true }))).items).toHaveLength(1);
    const told = await desk.app.services.database.db.select().from(mailOutbox);
    expect(told.some(({ text, to }) => to === 'camille@exemple.fr' && text.includes(reason))).toBe(true);
    await desk.ines(() => potCalls.release({ list_uuid, reason: 'Tout est en ordre' }));
    await expect(desk.ines(() => potCalls.release({ list_uuid, reason }))).rejects.toMatchObject({
      code: 'not_held',
    });
    expect(await runDueCharges(desk.app.services)).toBe(1);
    desk.app.services.moveClock(0);
    const rows = await desk.app.services.database.db.select().from(auditLog);
    expect(rows.filter(({ action }) => action.startsWith('pot.')).map(({ detail }) => detail)).toEqual([
      { reason },
      { reason: 'Tout est en ordre' },
    ]);
  });
});

describe('add-ons', () => {
  it('are created, priced, put in order and withdrawn; what was taken keeps its price', async () => {
    const draft = { id: null, description: '', once_per_list: false, enabled: true };
    const card = await desk.rose(() => addonCalls.save({ ...draft, name: 'Carte peinte', price: 300 }));
    const box = await desk.rose(() => addonCalls.save({ ...draft, name: 'Boîte', price: 500 }));
    const gift = await desk.prepared(1000);
    await contributionCalls.addAddon({ hash: gift.hash, addon_id: card.id });
    await desk.rose(() =>
      addonCalls.save({ ...draft, id: card.id, name: 'Carte peinte', price: 400, enabled: false }),
    );
    expect((await contributionCalls.get({ hash: gift.hash })).total).toBe(1300);
    await expect(
      contributionCalls.addAddon({ hash: (await desk.prepared()).hash, addon_id: card.id }),
    ).rejects.toMatchObject({ code: 'addon_unavailable' });
    const { items } = await desk.rose(() => addonCalls.order({ ids: [box.id, card.id] }));
    expect(items.map(({ id }) => id)).toEqual([box.id, card.id]);
    for (const price of [0, 49, 50_001])
      await expect(desk.rose(() => addonCalls.save({ ...draft, name: 'Trop', price }))).rejects.toMatchObject(
        {
          code: 'price_out_of_range',
        },
      );
    const [written] = await desk.app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'addon.update'));
    expect(written?.detail).toMatchObject({ price: 400, enabled: false });
  });
});
