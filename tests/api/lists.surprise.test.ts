import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { auditLog, listOwner, list as listTable, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { linkIn, mailsOf } from '../support/mails.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';

let app: TestApp;
let camille: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const move = (more: object = {}) => ({ ...list(), merchant_item_id: shelf.pram.merchantItemId, ...more });
const surprise = (val: boolean) =>
  asCamille(() => listCalls.updateSetting({ ...list(), setting_name: 'surprise', val, confirm: true }));
const NOTHING = { bought: false, quantity_bought: 0, quantity_reserved: 0, bought_at: null };

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
});
afterAll(() => app.close());

async function reserveAll(email: string, quantity: number): Promise<string> {
  await giftCalls.reserveItem({ ...move({ quantity }), email });
  const [mail] = await mailsOf(app, email);
  return linkIn(mail);
}

beforeEach(async () => {
  app.services.moveClock(0);
  await app.services.database.db.execute('delete from list_item');
  await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: null }));
  await surprise(true);
  await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
  await asCamille(() => itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 2 }));
});

describe('the surprise', () => {
  it('leaks in no answer to an owner, whatever was reserved and bought', async () => {
    const action_token = await reserveAll('odile@exemple.fr', 1);
    await giftCalls.updateReservation({ action_token, step: 'ordered' });
    await reserveAll('paul@exemple.fr', 1);
    const which = { ...list(), product_id: shelf.pram.id };
    const first = (answer: { items_in_list: { bought: boolean }[] }) => answer.items_in_list[0];
    const answers = await asCamille(async () => [
      first(await listCalls.get()),
      first(await listCalls.getWithUuid(list())),
      first((await publicListCalls.getFromUserSlug({ slug: camille.slug })).detailed_list),
      (await itemCalls.addItemToMain({ product_id: shelf.pram.id })).item,
      (await itemCalls.getProductInList(which)).item,
      (await itemCalls.updateProductPriority({ ...which, priority: 2 })).item,
      (await itemCalls.updateProductClassification({ ...which, classification: '' })).item,
      (await itemCalls.updateProduct({ product_id: shelf.pram.id, description: 'Bleue' })).item,
      (await itemCalls.moveProductToBought(move())).item,
      (await itemCalls.moveProductToNotBought(move())).item,
    ]);
    expect(answers).toHaveLength(10);
    for (const answer of answers) expect(answer).toMatchObject(NOTHING);
    const everything = JSON.stringify(await asCamille(() => listCalls.get()));
    expect(everything).not.toMatch(/odile|paul|reserved_until/);
  });

  it('shows everything to visitors meanwhile', async () => {
    await reserveAll('odile@exemple.fr', 2);
    const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
    expect(detailed_list.items_in_list[0]).toMatchObject({ quantity_reserved: 2, bought: false });
  });

  it('lets an owner ask of one item whether it is covered, and logs the question', async () => {
    const which = { ...list(), product_id: shelf.pram.id };
    expect(await asCamille(() => itemCalls.isCovered(which))).toEqual({ covered: false });
    await reserveAll('odile@exemple.fr', 2);
    expect(await asCamille(() => itemCalls.isCovered(which))).toEqual({ covered: true });
    const asked = await app.services.database.db.select().from(auditLog);
    expect(asked.filter(({ action }) => action === 'list.is_covered')).toHaveLength(2);
    const absent = asCamille(() => itemCalls.isCovered({ ...which, product_id: shelf.lamp.id }));
    await expect(absent).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends when the owners turn it off, and on the reveal date', async () => {
    const action_token = await reserveAll('odile@exemple.fr', 2);
    await giftCalls.updateReservation({ action_token, step: 'given' });
    const seen = async () => (await asCamille(() => listCalls.get())).items_in_list[0];
    const truth = { bought: true, quantity_bought: 2, bought_at: expect.any(String) };
    await surprise(false);
    expect(await seen()).toMatchObject(truth);
    await surprise(true);
    expect(await seen()).toMatchObject(NOTHING);
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: soon }));
    expect(await seen()).toMatchObject(NOTHING);
    app.services.moveClock(6 * 86_400_000);
    expect(await seen()).toMatchObject(truth);
  });
});

describe('what the owners mark as bought', () => {
  beforeEach(async () => {
    await surprise(false);
  });

  it('changes nothing more when it is said again, and can be taken back', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { item } = await asCamille(() => itemCalls.moveProductToBought(move()));
      expect(item).toMatchObject({ bought: true, quantity_bought: 2 });
    }
    for (let time = 0; time < 2; time += 1) {
      const { item } = await asCamille(() => itemCalls.moveProductToNotBought(move()));
      expect(item).toMatchObject(NOTHING);
    }
  });

  it('takes the quantity said, in all', async () => {
    const one = move({ quantity: 1 });
    await asCamille(() => itemCalls.moveProductToBought(one));
    const { item } = await asCamille(() => itemCalls.moveProductToBought(one));
    expect(item).toMatchObject({ bought: false, quantity_bought: 1 });
  });

  it('leaves what givers hold, and is refused when they hold everything', async () => {
    await reserveAll('odile@exemple.fr', 1);
    const { item } = await asCamille(() => itemCalls.moveProductToBought(move()));
    expect(item).toMatchObject({ quantity_bought: 1, quantity_reserved: 1 });
    await asCamille(() => itemCalls.moveProductToNotBought(move()));
    await reserveAll('paul@exemple.fr', 1);
    const full = asCamille(() => itemCalls.moveProductToBought(move()));
    await expect(full).rejects.toMatchObject({ code: 'already_bought' });
  });

  it('is refused for an item that is not there, and to anyone but the owners', async () => {
    const absent = move({ merchant_item_id: 'inconnu' });
    await expect(asCamille(() => itemCalls.moveProductToBought(absent))).rejects.toMatchObject({
      code: 'not_found',
    });
    const ines = await join(app, 'ines');
    const foreign = app.as(ines.token, () => itemCalls.moveProductToBought(move()));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('ending the surprise by hand', () => {
  const set = (setting_name: string, val: unknown, more: object = {}) =>
    asCamille(() => listCalls.updateSetting({ ...list(), setting_name, val, ...more }));
  const seen = () => asCamille(() => listCalls.get());
  const yesterday = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

  beforeEach(async () => {
    await set('reveal_on', null);
  });

  it('is asked twice, and changes nothing until it is confirmed', async () => {
    const asked = { status: 200, code: 'confirmation_required' };
    await expect(set('surprise', false)).rejects.toMatchObject(asked);
    await expect(set('reveal_on', yesterday())).rejects.toMatchObject(asked);
    await expect(set('reveal_on', parisDay(new Date()))).rejects.toMatchObject(asked);
    await expect(set('surprise', false, { confirm: false })).rejects.toMatchObject(asked);
    const props = { layout: 'rows', surprise: false };
    await expect(asCamille(() => listCalls.updateSettings({ ...list(), props }))).rejects.toMatchObject(
      asked,
    );
    expect((await seen()).settings).toMatchObject({ surprise: true, reveal_on: null, layout: 'grid' });
    await set('surprise', false, { confirm: true });
    expect((await seen()).settings.surprise).toBe(false);
  });

  it('is not asked where nothing ends: a day to come, other settings, or what is over already', async () => {
    expect((await set('reveal_on', soon())).settings.reveal_on).toBe(soon());
    await set('layout', 'grid');
    await set('surprise', true);
    await set('surprise', false, { confirm: true });
    await set('surprise', false);
    await set('reveal_on', yesterday(), { confirm: true });
    await set('reveal_on', yesterday());
    await expect(set('surprise', 'oui')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is asked even where the day has come: the words of the call are kept to', async () => {
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: yesterday() }));
    await expect(set('surprise', false)).rejects.toMatchObject({ code: 'confirmation_required' });
    await set('surprise', false, { confirm: true });
    await expect(set('reveal_on', yesterday())).rejects.toMatchObject({ code: 'confirmation_required' });
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: null }));
  });

  it('is asked as well when it is the birth date that would end it', async () => {
    await set('reveal_on', soon());
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: yesterday() }));
    await expect(set('reveal_on', null)).rejects.toMatchObject({ code: 'confirmation_required' });
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: null }));
  });

  it('tells the other owners, on the site and as each prefers by mail, and nobody else', async () => {
    const noe = await join(app, 'rose');
    const { db } = app.services.database;
    const [row] = await db.select().from(listTable).where(eq(listTable.uuid, camille.listUuid));
    const [who] = await db.select().from(person).where(eq(person.uuid, noe.uuid));
    const ids = { listId: row?.id as number, personId: who?.id as number };
    await db.insert(listOwner).values({ ...ids, role: 'co_owner' });
    const news = () => app.as(noe.token, () => notificationCalls.getNotifications({ page: 1 }));
    const before = (await news()).total;
    await expect(set('surprise', false)).rejects.toMatchObject({ code: 'confirmation_required' });
    expect((await news()).total).toBe(before);
    await set('surprise', false, { confirm: true });
    const { items, total } = await news();
    expect(total).toBe(before + 1);
    expect(items[0]).toMatchObject({
      kind: 'co_owner',
      text: expect.stringContaining('mis fin à la surprise'),
    });
    const mails = await mailsOf(app, CAST.rose.email);
    expect(mails.filter(({ subject }) => subject.includes('fin à la surprise'))).toHaveLength(1);
    const own = await mailsOf(app, CAST.camille.email);
    expect(own.filter(({ subject }) => subject.includes('fin à la surprise'))).toEqual([]);
    await db
      .update(person)
      .set({ notify: { co_owner: 'site' } })
      .where(eq(person.id, ids.personId));
    await set('surprise', true);
    await asCamille(() => listCalls.setBirthdate({ ...list(), birthdate: yesterday() }));
    expect((await news()).total).toBe(before + 2);
    const after = await mailsOf(app, CAST.rose.email);
    expect(after.filter(({ subject }) => subject.includes('fin à la surprise'))).toHaveLength(1);
  });
});
