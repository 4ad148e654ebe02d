import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { addressCalls } from '#src/features/addresses/address.calls.ts';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { cardCalls } from '#src/features/cagnotte/cards/card.calls.ts';
import { ADDRESS_KEPT_DAYS } from '#src/features/cagnotte/cards/card.ts';
import { cardsAsk, cardsRetention } from '#src/features/cagnotte/cards/cards.jobs.server.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { addonCalls, refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { person, printedCard } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { giftIdOf, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let camille: Member;
let rose: Member;
let addonId: number;
const DOOR = {
  recipient: 'Camille Durand',
  line1: '12 rue des Lilas',
  postal_code: '44000',
  city: 'Nantes',
  for_gifts: true,
};

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const listed = (status: 'waiting' | 'printed' | 'sent' | 'canceled' | null = null) =>
  asRose(() => cardCalls.list({ status, page: 1 }));

async function giftWithCard() {
  const gift = await preparedGift(camille.listUuid);
  await contributionCalls.addAddon({ hash: gift.hash, addon_id: addonId });
  const { payment } = await contributionCalls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
  await pay(app, payment?.client_secret ?? '');
  return gift;
}

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  rose = await join(app, 'rose');
  const saved = await asRose(() =>
    addonCalls.save({
      id: null,
      name: 'Votre mot imprimé sur une carte',
      description: '',
      price: 300,
      once_per_list: false,
      posted: true,
      enabled: true,
    }),
  );
  addonId = saved.id;
});
afterAll(() => app.close());

describe('a card that a giver had printed', () => {
  it('waits for the parents’ address, which they are asked for, once', async () => {
    await giftWithCard();
    const { items } = await listed();
    expect(items).toMatchObject([
      { state: 'waiting', address: null, words: 'Bienvenue !', giver: 'Mamie Odile' },
    ]);
    const news = await app.as(camille.token, () => notificationCalls.getNotifications({ page: 1 }));
    expect(news.items.filter(({ text }) => text.includes('carte imprimée'))).toHaveLength(1);
    const [card] = items;
    await expect(asRose(() => cardCalls.print({ ids: [card?.id ?? 0] }))).rejects.toMatchObject({
      code: 'no_address',
    });
  });

  it('is printed for the address of that day, sent, and its giver told once', async () => {
    const { id: addressId } = await app.as(camille.token, () => addressCalls.save(DOOR));
    const [card] = (await listed('waiting')).items;
    expect(card?.address).toMatchObject({ line1: '12 rue des Lilas', city: 'Nantes' });
    const ids = [card?.id ?? 0];
    await expect(asRose(() => cardCalls.send({ ids }))).rejects.toMatchObject({ code: 'conflict' });
    const { pdf, count } = await asRose(() => cardCalls.print({ ids }));
    expect(count).toBe(1);
    const bytes = Buffer.from(pdf, 'base64').toString('latin1');
    expect(bytes.startsWith('%PDF')).toBe(true);
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(2);
    // The parents move: what is printed goes where it was printed for.
    await app.as(camille.token, () => addressCalls.save({ ...DOOR, id: addressId, line1: '1 quai Neuf' }));
    expect((await listed('printed')).items[0]?.address).toMatchObject({ line1: '12 rue des Lilas' });
    await asRose(() => cardCalls.print({ ids }));
    await asRose(() => cardCalls.send({ ids }));
    await asRose(() => cardCalls.send({ ids }));
    const told = (await mailsTo(app, 'mamie@exemple.fr')).filter(({ subject }) => subject.includes('carte'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('Lilas');
  });

  it('forgets its address some weeks after it left', async () => {
    const { db } = app.services.database;
    const long = new Date(Date.now() - (ADDRESS_KEPT_DAYS + 1) * 86_400_000);
    await db.update(printedCard).set({ sentAt: long }).where(eq(printedCard.state, 'sent'));
    await cardsRetention.run(app.services, {});
    expect((await listed('sent')).items).toMatchObject([{ address: null }]);
  });

  it('is dropped with its gift when that is given back before it was printed', async () => {
    const gift = await giftWithCard();
    const reference = (await giftIdOf(app, gift.hash)).slice(2);
    await prove(app, rose.token);
    await asRose(() =>
      refundCalls.request({
        reference,
        amount: null,
        reason: 'Demande du donateur',
        key: crypto.randomUUID(),
      }),
    );
    await app.runJobs();
    expect((await listed('canceled')).items).toMatchObject([{ reference, address: null }]);
    expect((await listed('waiting')).items).toEqual([]);
  });

  it('stays here when its gift is given back once it was printed, and the desk reads so', async () => {
    await app.as(camille.token, () => addressCalls.save(DOOR));
    const gift = await giftWithCard();
    const reference = (await giftIdOf(app, gift.hash)).slice(2);
    const card = (await listed('waiting')).items.find((one) => one.reference === reference);
    const ids = [card?.id ?? 0];
    await asRose(() => cardCalls.print({ ids }));
    const refund = { reference, amount: null, reason: 'Demande du donateur', key: crypto.randomUUID() };
    await prove(app, rose.token);
    await asRose(() => refundCalls.request(refund));
    await app.runJobs();
    const kept = (await listed('canceled')).items.find((one) => one.reference === reference);
    expect(kept).toMatchObject({ address: null, printed_at: expect.any(String), sent_at: null });
    await expect(asRose(() => cardCalls.send({ ids }))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is asked about again every week, for a month, as long as nobody said where', async () => {
    const ines = await join(app, 'ines');
    const gift = await preparedGift(ines.listUuid);
    await contributionCalls.addAddon({ hash: gift.hash, addon_id: addonId });
    const { payment } = await contributionCalls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
    await pay(app, payment?.client_secret ?? '');
    const asks = async () => {
      const { items } = await app.as(ines.token, () => notificationCalls.getNotifications({ page: 1 }));
      return items.filter(({ text }) => text.includes('carte imprimée')).length;
    };
    const later = (days: number) => ({
      ...app.services,
      clock: () => new Date(Date.now() + days * 86_400_000),
    });
    expect(await asks()).toBe(1);
    for (const [day, times] of [
      [6, 1],
      [8, 2],
      [9, 2],
      [16, 3],
      [40, 3],
    ] as const) {
      await cardsAsk.run(later(day), {});
      expect([day, await asks()]).toEqual([day, times]);
    }
  });

  it('is told of to the giver who asks for all that is held on them', async () => {
    const { items } = await listed('sent');
    expect(items.length).toBeGreaterThan(0);
    const { token } = await accountCalls.registerWithEmail({ email: 'mamie@exemple.fr', password: PASSWORD });
    await app.services.database.db
      .update(person)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(person.email, 'mamie@exemple.fr'));
    await prove(app, token);
    const data = await app.as(token, () => profileCalls.exportMyData());
    const { contributions } = data.given as { contributions: { printed_card: { state: string } | null }[] };
    expect(contributions.map(({ printed_card }) => printed_card?.state)).toContain('sent');
    expect(JSON.stringify(data)).not.toContain('Lilas');
  });

  it('is queued for a gift alone that has such an option', async () => {
    const before = (await listed()).total;
    const plain = await preparedGift(camille.listUuid);
    await pay(app, plain.secret);
    expect((await listed()).total).toBe(before);
  });
});

describe('the queue of cards', () => {
  it('opens to the right to orders alone, and refuses what is no id', async () => {
    for (const token of [null, camille.token])
      await expect(app.as(token, () => cardCalls.list({ status: null, page: 1 }))).rejects.toMatchObject({
        status: token ? 403 : 401,
      });
    await expect(asRose(() => cardCalls.print({ ids: [] }))).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(asRose(() => cardCalls.print({ ids: [999_999] }))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
