import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { findCancelable } from '#src/features/cagnotte/cancel.server.ts';
import { giveCancelLink } from '#src/features/cagnotte/cancel-link.server.ts';
import { loadPayPage, submitPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { findReceiptPage } from '#src/features/cagnotte/receipt-page.server.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { contribution, list as listTable } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, GRANDMA, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';
import { pooledItem, share } from '#tests/support/pooling.ts';

let app: TestApp;
let camille: Member;
const db = () => app.services.database.db;
const ctx = () => systemCtx(app.services);
const write = (values: Partial<typeof listTable.$inferInsert>) =>
  db().update(listTable).set(values).where(eq(listTable.uuid, camille.listUuid));

/** As the list was when gifts were prepared, and as its owners closed and went on with it. */
const OPEN = { title: 'La liste de Camille', settings: {}, deletedAt: null, birthdate: null, props: {} };
const SINCE = {
  title: 'Un titre secret',
  birthdate: '2030-04-05',
  props: { cagnotte_purpose: 'Un secret' },
};
const CLOSINGS = [
  { ...SINCE, settings: { visibility: 'private' } },
  { ...SINCE, deletedAt: new Date() },
];
const SECRETS = /secret|2030-04-05|camille-et-noe/i;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
});
afterAll(() => app.close());
beforeEach(() => write(OPEN));

const gift = (amount = 5000) => preparedGift(camille.listUuid, amount);

async function later() {
  const { contribution: made, payment } = await calls.add({
    list_uuid: camille.listUuid,
    contribution: { amount: 2500, contributor: GRANDMA },
    delayed: true,
  });
  return { hash: made.hash, secret: payment?.client_secret ?? '' };
}

const rowOf = async (hash: string) => {
  const [row] = await db().select().from(contribution).where(eq(contribution.hash, hash));
  if (!row) throw new Error('no gift');
  return row;
};

describe('a draft on a list that closed', () => {
  it('tells nothing of it, by the call or on its page', async () => {
    const { hash } = await gift();
    const delayed = await later();
    const challenged = await gift(1000);
    await pay(app, challenged.secret, CARDS.challenged);
    for (const closed of CLOSINGS) {
      await write(closed);
      for (const draft of [hash, delayed.hash, challenged.hash]) {
        for (const gen_stripe_payment of [false, true])
          await expect(calls.getDetail({ hash: draft, gen_stripe_payment })).rejects.toMatchObject({
            code: 'not_found',
          });
        expect(await loadPayPage(ctx(), draft)).toBeNull();
        const form = new FormData();
        form.set('action', 'words');
        expect(await submitPayPage(ctx(), draft, form)).toMatchObject({ refused: { code: 'not_found' } });
      }
      await expect(calls.updateAmount({ hash, amount: 6000 })).rejects.toMatchObject({ code: 'not_found' });
      await write(OPEN);
    }
    expect(await loadPayPage(ctx(), hash)).toMatchObject({ list: { title: OPEN.title } });
  });

  it('tells nothing of what others paid for a gift of it', async () => {
    const { pool } = await pooledItem(app, camille, 10_000);
    const { hash } = await share(pool.uuid, 1000);
    await write(CLOSINGS[0] ?? {});
    await expect(calls.updateAmount({ hash, amount: 10_001 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stays open to its owners, under their own session', async () => {
    const { hash } = await gift();
    await write(CLOSINGS[0] ?? {});
    const { list } = await app.as(camille.token, () => calls.getDetail({ hash }));
    expect(list.title).toBe(SINCE.title);
  });

  it('for later is still taken back by its link, which says not even whose list it is', async () => {
    const { hash } = await later();
    const url = await giveCancelLink(ctx(), (await rowOf(hash)) as never);
    await write(CLOSINGS[0] ?? {});
    const page = await findCancelable(ctx(), url.split('/').at(-1) ?? '');
    expect(page).toMatchObject({ cancelable: true, owner: '', slug: '' });
    expect(JSON.stringify(page)).not.toMatch(SECRETS);
  });
});

describe('who has paid', () => {
  it('keeps their words, what they paid and the receipt, without what the list became', async () => {
    const { hash, secret } = await gift();
    await pay(app, secret);
    for (const closed of CLOSINGS) {
      await write(closed);
      const detail = await calls.getDetail({ hash });
      expect(detail).toMatchObject({
        contribution: { status: 'succeeded', kindwords: 'Bienvenue !', amount: 5000 },
        list: { title: 'La liste de Camille Durand', slug: '', birthdate: null, props: {}, cagnotte: null },
      });
      const page = await loadPayPage(ctx(), hash);
      const receipt = await findReceiptPage(ctx(), hash);
      expect(page).toMatchObject({ list: { owner: { display_name: 'Camille Durand' } }, thanksPath: null });
      expect(receipt).toMatchObject({ owner: 'Camille Durand', listTitle: '' });
      for (const seen of [detail, page, receipt]) expect(JSON.stringify(seen)).not.toMatch(SECRETS);
    }
  });

  it('or whose card is saved still reads the gift, and mails that name the list no more', async () => {
    const { hash, secret } = await later();
    await write(CLOSINGS[0] ?? {});
    await pay(app, secret);
    expect(await calls.getDetail({ hash })).toMatchObject({
      contribution: { status: 'scheduled' },
      list: { slug: '' },
    });
    const mails = await mailsTo(app, GRANDMA.email);
    expect(mails.at(-1)?.subject).toContain('est programmée');
    expect(mails.at(-1)?.text).toContain('pour la liste');
    expect(mails.at(-1)?.text).not.toMatch(SECRETS);
  });
});

it('a promise of a gift is written about without what its list became', async () => {
  const { merchant_item_id, list_uuid } = await app.as(camille.token, async () => {
    const { item } = await listCalls.addCustomItem({
      list_uuid: camille.listUuid,
      item: { name: 'Un tapis', price: 3000 },
    });
    return { merchant_item_id: item.item.merchant_item_id, list_uuid: camille.listUuid };
  });
  await giftCalls.reserveItem({ list_uuid, merchant_item_id, email: 'tante@exemple.fr' });
  await write(CLOSINGS[0] ?? {});
  await app.as(camille.token, async () => {
    const { items_in_list } = await listCalls.get();
    const product_id = items_in_list.find(({ item }) => item.name === 'Un tapis')?.item.id ?? 0;
    await listCalls.removeItem({ list_uuid, product_id });
  });
  app.services.moveClock(15 * 60_000);
  await db().execute(
    "update list_item set removed_at = now() - interval '15 minutes' where removed_at is not null",
  );
  await app.runJobs();
  const told = (await mailsTo(app, 'tante@exemple.fr')).at(-1);
  expect(told?.subject).toContain('n’est plus sur la liste');
  expect(`${told?.subject} ${told?.text}`).not.toMatch(SECRETS);
  app.services.moveClock(0);
});
