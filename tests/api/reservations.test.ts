import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { linkIn, mailsOf } from '../support/mails.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';

const DAY = 86_400_000;
const GIVER = 'tante.odile@exemple.fr';

let app: TestApp;
let camille: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
});
beforeEach(async () => {
  app.services.moveClock(0);
  const { db } = app.services.database;
  await db.execute('delete from list_item');
  await db.execute('delete from mail_outbox');
  await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
});
afterAll(() => app.close());

const pram = (more: object = {}) => ({
  list_uuid: camille.listUuid,
  merchant_item_id: shelf.pram.merchantItemId,
  email: GIVER,
  ...more,
});

/** Reserves, and answers the private link's token. */
async function reserved(more: object = {}): Promise<string> {
  await giftCalls.reserveItem(pram(more));
  const [mail] = await mailsOf(app, GIVER);
  return linkIn(mail);
}

async function publicPram() {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
  const found = detailed_list.items_in_list.find(({ item }) => item.id === shelf.pram.id);
  return { bought: found?.quantity_bought, reserved: found?.quantity_reserved };
}

describe('giving with more than a promise', () => {
  const setting = (setting_name: string, val: boolean) =>
    asCamille(() =>
      listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name, val, confirm: true }),
    );

  it('counts what was bought elsewhere as bought at once, and never lapses', async () => {
    await giftCalls.giveItem(pram({ bought: true, words: 'Bisous' }));
    app.services.moveClock(30 * DAY);
    expect(await publicPram()).toEqual({ bought: 1, reserved: 0 });
    const [mail] = await mailsOf(app, GIVER);
    expect(mail?.text).toContain('déjà acheté');
    await giftCalls.releaseItem({ action_token: linkIn(mail) });
    expect(await publicPram()).toEqual({ bought: 0, reserved: 0 });
  });

  it('tells the parents the word with the gift, once the surprise is over', async () => {
    await setting('allow_second_hand', true);
    await giftCalls.giveItem(pram({ name: 'Odile', words: 'Bisous', second_hand: true }));
    const [mail] = await mailsOf(app, GIVER);
    await giftCalls.updateGiftWords({ action_token: linkIn(mail), words: 'Gros\nbisous' });
    const tracker = () => asCamille(() => thanksCalls.giftTracker({ list_uuid: camille.listUuid }));
    await expect(tracker()).rejects.toMatchObject({ code: 'surprise_holds' });
    await setting('surprise', false);
    expect((await tracker()).items[0]?.giver).toMatchObject({
      name: 'Odile',
      words: 'Cadeau d’occasion.\nGros\nbisous',
    });
    await setting('surprise', true);
  });

  it('is refused from second hand where the parents did not say so, and with too long a word', async () => {
    await setting('allow_second_hand', false);
    const used = giftCalls.giveItem(pram({ second_hand: true }));
    await expect(used).rejects.toMatchObject({
      code: 'second_hand_refused',
      fields: { second_hand: expect.any(String) },
    });
    const long = giftCalls.giveItem(pram({ words: 'a'.repeat(1001) }));
    await expect(long).rejects.toMatchObject({ code: 'invalid_input' });
    const lost = giftCalls.updateGiftWords({ action_token: 'a'.repeat(30), words: '' });
    await expect(lost).rejects.toMatchObject({ code: 'not_found' });
    expect(await publicPram()).toEqual({ bought: 0, reserved: 0 });
  });
});

describe('reserving a gift', () => {
  it('needs no account, lasts fourteen days and mails one private link kept only hashed', async () => {
    const before = Date.now();
    const { reserved_until } = await giftCalls.reserveItem(pram({ name: 'Tante Odile' }));
    expect((new Date(reserved_until).getTime() - before) / DAY).toBeCloseTo(14, 3);
    const mails = await mailsOf(app, GIVER);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Poussette Lune');
    const token = linkIn(mails[0]);
    expect(token.length).toBeGreaterThanOrEqual(22);
    expect(JSON.stringify(await app.services.database.db.select().from(actionToken))).not.toContain(token);
    expect(await publicPram()).toEqual({ bought: 0, reserved: 1 });
  });

  it('is refused when nothing, or not enough, is left', async () => {
    await giftCalls.reserveItem(pram());
    await expect(giftCalls.reserveItem(pram())).rejects.toMatchObject({
      status: 200,
      code: 'already_bought',
    });
    await asCamille(() => itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 3 }));
    await expect(giftCalls.reserveItem(pram({ quantity: 3 }))).rejects.toMatchObject({
      code: 'already_bought',
      fields: { quantity: 'Il n’en reste que 2.' },
    });
    await giftCalls.reserveItem(pram({ quantity: 2 }));
    expect(await publicPram()).toEqual({ bought: 0, reserved: 3 });
  });

  it('says what is wrong with the form, field by field', async () => {
    const wrong = giftCalls.reserveItem(pram({ email: 'odile', quantity: 0 }));
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { email: expect.stringContaining('e-mail'), quantity: expect.any(String) },
    });
  });

  it('is not possible on a private list, a list that is closed, or for what is not on it', async () => {
    const setting = (val: string) =>
      asCamille(() =>
        listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name: 'visibility', val }),
      );
    const archive = (archived: boolean) =>
      asCamille(() => listCalls.updateList({ list_uuid: camille.listUuid, archived }));
    await setting('private');
    await expect(giftCalls.reserveItem(pram())).rejects.toMatchObject({ status: 200, code: 'not_found' });
    await setting('unlisted');
    await archive(true);
    await expect(giftCalls.reserveItem(pram())).rejects.toMatchObject({ code: 'not_found' });
    await archive(false);
    const absent = giftCalls.reserveItem(pram({ merchant_item_id: shelf.lamp.merchantItemId }));
    await expect(absent).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the giver’s private link', () => {
  it('releases the gift, once and for all', async () => {
    const action_token = await reserved();
    await giftCalls.releaseItem({ action_token });
    expect(await giftCalls.releaseItem({ action_token })).toEqual({});
    expect(await publicPram()).toEqual({ bought: 0, reserved: 0 });
  });

  it('extends by fourteen days from the day it is used', async () => {
    const action_token = await reserved();
    app.services.moveClock(10 * DAY);
    const { reserved_until } = await giftCalls.extendReservation({ action_token });
    expect((new Date(reserved_until).getTime() - Date.now()) / DAY).toBeCloseTo(24, 2);
  });

  it('makes it count as bought from "ordered" on, and then it never lapses', async () => {
    const action_token = await reserved();
    await giftCalls.updateReservation({ action_token, step: 'ordered' });
    expect(await publicPram()).toEqual({ bought: 1, reserved: 0 });
    app.services.moveClock(60 * DAY);
    for (const step of ['received', 'wrapped', 'given'] as const)
      await giftCalls.updateReservation({ action_token, step });
    expect(await publicPram()).toEqual({ bought: 1, reserved: 0 });
  });

  it('opens nothing when it is not one', async () => {
    const action_token = 'x'.repeat(43);
    for (const call of [
      () => giftCalls.releaseItem({ action_token }),
      () => giftCalls.extendReservation({ action_token }),
      () => giftCalls.updateReservation({ action_token, step: 'given' }),
    ])
      await expect((call as () => Promise<unknown>)()).rejects.toMatchObject({ code: 'not_found' });
    const badStep = giftCalls.updateReservation({ action_token, step: 'sold' as 'given' });
    await expect(badStep).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('a reservation that lapses', () => {
  it('frees the gift by itself after fourteen days, with one reminder before', async () => {
    await reserved();
    app.services.moveClock(12 * DAY);
    await app.runJobs();
    await app.runJobs();
    const mails = await mailsOf(app, GIVER);
    expect(mails.map(({ subject }) => subject)).toHaveLength(2);
    expect(mails[0]?.subject).toContain('se termine bientôt');
    expect(linkIn(mails[0])).not.toBe(linkIn(mails[1]));
    expect(await publicPram()).toEqual({ bought: 0, reserved: 1 });
    app.services.moveClock(14 * DAY + 1000);
    expect(await publicPram()).toEqual({ bought: 0, reserved: 0 });
  });

  it('can be taken up again by its link while something is left, and no longer when someone came first', async () => {
    const action_token = await reserved();
    app.services.moveClock(15 * DAY);
    await giftCalls.extendReservation({ action_token });
    expect(await publicPram()).toEqual({ bought: 0, reserved: 1 });
    app.services.moveClock(40 * DAY);
    await giftCalls.reserveItem(pram({ email: 'oncle@exemple.fr' }));
    const late = giftCalls.updateReservation({ action_token, step: 'ordered' });
    await expect(late).rejects.toMatchObject({ code: 'already_bought' });
    await expect(giftCalls.extendReservation({ action_token })).rejects.toMatchObject({
      code: 'already_bought',
    });
    expect(await publicPram()).toEqual({ bought: 0, reserved: 1 });
  });
});

describe('a reserved item that its owners change', () => {
  it('tells the giver, and answers the owners as if nothing were reserved', async () => {
    await reserved();
    const edit = { product_id: shelf.pram.id, description: 'La bleue' };
    const { item } = await asCamille(() => itemCalls.updateProduct(edit));
    expect(item).toMatchObject({ quantity_reserved: 0, description: 'La bleue' });
    await asCamille(() => itemCalls.updateProduct({ ...edit, quantity: 2 }));
    const mails = await mailsOf(app, GIVER);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toContain('a changé');
    expect(mails[0]?.nextAt.getTime()).toBeGreaterThan(Date.now() + 20 * 60_000);
  });

  it('tells the giver of a removal unless it is undone in time', async () => {
    await reserved();
    const which = { product_id: shelf.pram.id };
    await asCamille(() => itemCalls.removeItemFromMain(which));
    expect((await mailsOf(app, GIVER))[0]?.subject).toContain('n’est plus sur la liste');
    await asCamille(() => itemCalls.addItemToMain(which));
    expect(await mailsOf(app, GIVER)).toHaveLength(1);
    expect(await publicPram()).toEqual({ bought: 0, reserved: 1 });
  });

  it('tells nobody when nobody reserved it', async () => {
    await asCamille(() => itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 4 }));
    expect(await mailsOf(app, GIVER)).toEqual([]);
  });
});
