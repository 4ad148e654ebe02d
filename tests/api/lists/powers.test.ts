import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { ownersCalls } from '#src/features/lists/owners/owners.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { endedCalls } from '#src/journeys/pregnancy-ended/ended.calls.ts';
import { auditLog, list as listTable, notification } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { BUSINESS } from '../../support/business.ts';
import { mailsOf } from '../../support/mails.ts';
import { prove } from '../../support/prove.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const db = () => app.services.database.db;
const BORN = '2026-01-01';

async function rowOf(uuid: string) {
  const [row] = await db().select().from(listTable).where(eq(listTable.uuid, uuid));
  return row;
}

/** Inès helps with Camille's list, and has made it her main one. */
async function helping(): Promise<void> {
  await asCamille(() => ownersCalls.inviteCoOwner({ ...list(), email: 'ines@exemple.fr' }));
  const [mail] = await mailsOf(app, 'ines@exemple.fr');
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await asInes(() => ownersCalls.acceptCoOwner({ token }));
  await asInes(() => ownersCalls.setMainList(list()));
}

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  shelf = await stockShelf(app);
  await helping();
  await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await db().delete(notification);
  await db().delete(auditLog);
  await db().update(listTable).set({ birthdate: null, settings: {}, hushed: null, hushedAt: null });
});

describe('who helps with a list that is their main one', () => {
  it('ends no pregnancy but their own: the owner’s list stays as it is', async () => {
    const ended = await asInes(() => endedCalls.pregnancyEnded({ lists: 'hide', words: 'Un faux message.' }));
    expect(ended).toEqual({ lists: 1, hidden: true, told: 0 });
    expect(await rowOf(camille.listUuid)).toMatchObject({ hushed: null, hushedAt: null, settings: {} });
    expect((await rowOf(ines.listUuid))?.hushedAt).not.toBeNull();
  });

  it('ends its surprise by no end of the set-up without the owner hearing of it', async () => {
    const slug = (await rowOf(camille.listUuid))?.slug ?? '';
    const setUp = { firstname: 'Inès', list_slug: slug, birthdate: BORN };
    await asInes(() => accountCalls.finishSetup(setUp));
    const told = await db().select().from(notification);
    expect(told).toMatchObject([{ kind: 'co_owner', text: expect.stringContaining('Inès Benali') }]);
    const kept = await db().select().from(auditLog).where(eq(auditLog.action, 'list.surprise_ended'));
    expect(kept).toHaveLength(1);
    // The surprise is over already: nothing more to tell.
    await asInes(() => accountCalls.finishSetup(setUp));
    expect(await db().$count(notification)).toBe(1);
  });
});

describe('an admin who acts for an owner', () => {
  it('ends the surprise by no call', async () => {
    await prove(app, rose.token);
    const { token } = await app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
    const setUp = { firstname: 'Camille', list_slug: camille.slug };
    const setting = { ...list(), setting_name: 'surprise', val: false, confirm: true };
    const ways: (() => Promise<unknown>)[] = [
      () => accountCalls.finishSetup({ ...setUp, birthdate: BORN }),
      () => listCalls.setBirthdate({ ...list(), birthdate: BORN }),
      () => listCalls.updateSetting(setting),
      () => listCalls.updateSettings({ ...list(), props: { reveal_on: BORN }, confirm: true }),
    ];
    for (const way of ways)
      await expect(app.as(token, way)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    expect(await rowOf(camille.listUuid)).toMatchObject({ birthdate: null, settings: {} });
    await app.as(token, () => accountCalls.finishSetup({ ...setUp, birthdate: '2030-01-01' }));
    expect((await rowOf(camille.listUuid))?.birthdate).toBe('2030-01-01');
    await asCamille(() => listCalls.updateSetting(setting));
  });
});

it('a list shown again ends its surprise in words, when the date that comes back has passed', async () => {
  await db()
    .update(listTable)
    .set({
      settings: { visibility: 'private' },
      hushedAt: new Date(),
      hushed: { birthdate: BORN, email_notifications: true },
    });
  const show = { ...list(), setting_name: 'visibility', val: 'unlisted' };
  await expect(asCamille(() => listCalls.updateSetting(show))).rejects.toMatchObject({
    code: 'confirmation_required',
  });
  await asCamille(() => listCalls.updateSetting({ ...show, confirm: true }));
  expect((await db().select().from(notification)).map(({ kind }) => kind)).toEqual(['co_owner']);
});

it('an owner who comes as their business reads no more of their list than they do', async () => {
  const { token } = await asCamille(async () => {
    const { merchant } = await businessCalls.create(BUSINESS);
    return businessCalls.openSession({ merchant_uuid: merchant.uuid });
  });
  const { merchantItemId: merchant_item_id } = shelf.pram;
  const gift = { ...list(), merchant_item_id, email: 'odile@exemple.fr' };
  await giftCalls.reserveItem(gift);
  const { slug } = camille;
  await app.as(token, async () => {
    const { detailed_list } = await publicListCalls.getFromUserSlug({ slug });
    expect(detailed_list.items_in_list[0]).toMatchObject({ quantity_reserved: 0, bought: false });
    const { gifts } = await giftCalls.getAvailability(list());
    expect(gifts).toEqual([{ merchant_item_id, left: 1 }]);
    expect(await giftCalls.isFree({ ...list(), merchant_item_id })).toEqual({ left: 0 });
    await expect(giftCalls.reserveItem(gift)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('who no longer holds a list reads nothing more of what is its own', async () => {
  const { item } = await asCamille(() =>
    listCalls.addCustomItem({ ...list(), item: { name: 'Un tapis', price: 4000 } }),
  );
  await asInes(async () => {
    await itemCalls.addFavorite({ product_id: item.item.id });
    await itemCalls.addFavorite({ product_id: shelf.lamp.id });
    expect((await itemCalls.getFavorites()).items).toHaveLength(2);
  });
  await asCamille(() => ownersCalls.removeCoOwner({ ...list(), user_uuid: ines.uuid }));
  const { items } = await asInes(() => itemCalls.getFavorites());
  expect(items.map(({ id }) => id)).toEqual([shelf.lamp.id]);
});
