import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { binCalls } from '#src/features/lists/bin/bin.calls.ts';
import { listPurge } from '#src/features/lists/bin/purge.jobs.server.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { list, mailOutbox } from '#src/server/db/schema/index.ts';
import { mailJob } from '#src/server/mail.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { mailsOf } from '../../support/mails.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  await asInes(() => listCalls.addCustomItemToMain({ item: { name: 'Mobile' } }));
  await asInes(() => listCalls.deleteList({ list_uuid: ines.listUuid }));
});
afterAll(() => app.close());

describe('deleting a list', () => {
  it('is undone for 30 days, by whoever made it: address, gifts and main list are back', async () => {
    const { items } = await asInes(() => binCalls.getDeletedLists());
    expect(items).toMatchObject([{ uuid: ines.listUuid, items_count: 1 }]);
    const back = () => binCalls.restoreList({ list_uuid: ines.listUuid });
    await expect(asCamille(back)).rejects.toMatchObject({ code: 'not_found', status: 200 });
    await expect(asCamille(() => binCalls.getDeletedLists())).resolves.toEqual({ items: [] });
    await expect(asInes(back)).resolves.toMatchObject({ slug: ines.slug, is_owner: true });
    await expect(asInes(() => listCalls.get())).resolves.toMatchObject({ uuid: ines.listUuid });
    await expect(asInes(back)).rejects.toMatchObject({ code: 'not_found' });
    const session = await asInes(() => accountCalls.getMyInfo());
    expect(session).toMatchObject({ user: { setup_step: 'done', slug: ines.slug } });
  });

  it('is for good after that: what its owners wrote is gone, and it cannot be taken back', async () => {
    const { db } = app.services.database;
    await asInes(() => listCalls.deleteList({ list_uuid: ines.listUuid }));
    await db
      .update(list)
      .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000), title: 'Pour Zoé' })
      .where(eq(list.uuid, ines.listUuid));
    const back = asInes(() => binCalls.restoreList({ list_uuid: ines.listUuid }));
    await expect(back).rejects.toMatchObject({ code: 'not_found' });
    await expect(asInes(() => binCalls.getDeletedLists())).resolves.toEqual({ items: [] });
    await listPurge.run(app.services, undefined as never);
    const [emptied] = await db.select().from(list).where(eq(list.uuid, ines.listUuid));
    expect(emptied).toMatchObject({ title: '', slug: ines.slug });
  });
});

describe('givers of a deleted list', () => {
  const odile = 'odile@exemple.fr';
  const subjects = async () => (await mailsOf(app, odile)).map(({ subject }) => subject).reverse();
  const remove = () => asCamille(() => listCalls.deleteList({ list_uuid: camille.listUuid }));
  const restore = () => asCamille(() => binCalls.restoreList({ list_uuid: camille.listUuid }));
  /** As if the time in which a deletion is undone unheard had passed. */
  async function mailsLeave(): Promise<void> {
    await app.services.database.db.update(mailOutbox).set({ nextAt: new Date(0) });
    await mailJob.run(app.services, undefined as never);
  }

  it('hear of nothing when it is back in time, are told that it is back otherwise, and of the next deletion too', async () => {
    const { item } = await asCamille(() => listCalls.addCustomItemToMain({ item: { name: 'Hochet' } }));
    const gone = await asCamille(() => listCalls.addCustomItemToMain({ item: { name: 'Tapis' } }));
    const gift = { list_uuid: camille.listUuid, email: odile };
    await giftCalls.reserveItem({ ...gift, merchant_item_id: item.item.merchant_item_id });
    await giftCalls.reserveItem({ ...gift, merchant_item_id: gone.item.item.merchant_item_id });
    await asCamille(() => listCalls.removeItemFromMain({ product_id: gone.item.item.id }));
    await mailsLeave();
    const before = await subjects();
    expect(before).toHaveLength(3);
    await remove();
    await restore();
    expect(await subjects()).toEqual(before);
    await remove();
    await mailsLeave();
    await restore();
    const told = (await subjects()).slice(before.length);
    expect(told).toEqual([
      'Un cadeau que vous avez réservé n’est plus sur la liste : Hochet',
      'Un cadeau que vous avez réservé est de retour : Hochet',
    ]);
    await remove();
    expect(await subjects()).toHaveLength(before.length + 3);
    await restore();
    expect(await subjects()).toHaveLength(before.length + 2);
  });
});
