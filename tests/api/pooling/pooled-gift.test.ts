import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { type Overview, withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { notification } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, giftIdOf, mailsTo } from '#tests/support/cagnotte.ts';
import { DAY, dayIn, linkIn, paidShare, pooledItem, seen, share, statusOf } from '#tests/support/pooling.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const books = async () => (await checkLedger(app.services.database.db)).problems;
const overview = () => asCamille(() => withdrawalCalls.overview({ list_uuid: camille.listUuid }));
const propose = (price?: number) => pooledItem(app, camille, price);
const reserve = ({ list_uuid, merchant_item_id }: { list_uuid: string; merchant_item_id: string }) =>
  giftCalls.reserveItem({ list_uuid, merchant_item_id, email: 'tante@exemple.fr' });
const days = 0;
const surprise = (holds: boolean) =>
  asCamille(() =>
    listCalls.updateSetting({
      list_uuid: camille.listUuid,
      setting_name: 'surprise',
      val: holds,
      confirm: true,
    }),
  );

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

describe('proposing a gift to several', () => {
  it('takes an item that has a price, and a day to come; once', async () => {
    const { pool, product_id } = await propose();
    expect(pool).toMatchObject({ target: 30_000, paid: 0, missing: 30_000, givers: 0, status: 'open' });
    const again = { list_uuid: camille.listUuid, product_id, deadline: pool.deadline };
    expect((await asCamille(() => poolCalls.openPool(again))).pool.uuid).toBe(pool.uuid);
    for (const [change, code] of [
      [{ deadline: dayIn(app, 11) }, 'conflict'],
      [{ deadline: dayIn(app, 0) }, 'date_out_of_range'],
      [{ deadline: dayIn(app, 400) }, 'date_out_of_range'],
      [{ product_id: 999_999 }, 'not_found'],
    ] as const)
      await expect(asCamille(() => poolCalls.openPool({ ...again, ...change }))).rejects.toMatchObject({
        code,
      });
    for (const price of [1999, 5_000_001, null]) {
      const { item } = await asCamille(() =>
        listCalls.addCustomItem({ list_uuid: camille.listUuid, item: { name: `Prix ${price}`, price } }),
      );
      await expect(
        asCamille(() => poolCalls.openPool({ ...again, product_id: item.item.id })),
      ).rejects.toMatchObject({ code: 'price_missing' });
    }
  });

  it('is for the owner of the list alone', async () => {
    const { pool, list_uuid, product_id } = await propose();
    const opened = { list_uuid, product_id, deadline: pool.deadline };
    for (const [token, code] of [
      [ines.token, 'not_found'],
      [null, 'unauthenticated'],
    ] as const) {
      await expect(app.as(token, () => poolCalls.openPool(opened))).rejects.toMatchObject({ code });
      await expect(
        app.as(token, () => poolCalls.closePool({ list_uuid, pool_uuid: pool.uuid })),
      ).rejects.toMatchObject({ code });
    }
    await expect(
      app.as(ines.token, () => poolCalls.closePool({ list_uuid: ines.listUuid, pool_uuid: pool.uuid })),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the item from being reserved whole, and the other way round', async () => {
    const { pool, ...item } = await propose();
    await expect(reserve(item)).rejects.toMatchObject({ code: 'conflict' });
    const { product_id } = item;
    await asCamille(() => poolCalls.closePool({ list_uuid: item.list_uuid, pool_uuid: pool.uuid }));
    await surprise(false);
    await reserve(item);
    const { pool: next } = await asCamille(() =>
      poolCalls.openPool({ list_uuid: item.list_uuid, product_id, deadline: pool.deadline }),
    );
    await expect(share(next.uuid, 5000)).rejects.toMatchObject({ code: 'already_bought' });
    await surprise(true);
  });
});

describe('a share', () => {
  it('is never more than what is missing, nor leaves less than a euro', async () => {
    const { pool } = await propose(10_000);
    for (const amount of [10_001, 9_950, 1e9, -1, 0, 99])
      await expect(share(pool.uuid, amount), String(amount)).rejects.toMatchObject({
        code: 'amount_out_of_range',
      });
    for (const amount of [0.5, Number.NaN, '100', null, 2 ** 53])
      await expect(share(pool.uuid, amount as number), String(amount)).rejects.toMatchObject({
        code: 'invalid_input',
      });
    await expect(
      poolCalls.prepareShare({
        pool_uuid: pool.uuid,
        contribution: { amount: 5000 },
        shortfall: 'elsewhere' as 'refund',
      }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { shortfall: expect.stringContaining('somme') },
    });
    const first = await share(pool.uuid, 4000);
    // At the card: kept for them, for a while.
    await expect(share(pool.uuid, 7000)).rejects.toMatchObject({
      fields: { 'contribution.amount': expect.stringContaining('60,00') },
    });
    await expect(contributionCalls.updateAmount({ hash: first.hash, amount: 10_001 })).rejects.toMatchObject({
      code: 'amount_out_of_range',
    });
    expect(await contributionCalls.updateAmount({ hash: first.hash, amount: 10_000 })).toMatchObject({
      amount: 10_000,
    });
    await contributionCalls.updateAmount({ hash: first.hash, amount: 4000 });
    app.services.moveClock(days * DAY + 21 * 60_000);
    expect((await share(pool.uuid, 7000)).hash).toBeTruthy();
    app.services.moveClock(days * DAY);
  });

  it('refused by the bank counts for nothing, and is paid with another card', async () => {
    const { pool, list_uuid } = await propose(10_000);
    const made = await share(pool.uuid, 4000);
    await expect(
      demoCalls.confirm({ client_secret: made.secret, card_number: CARDS.declined }),
    ).rejects.toMatchObject({ code: 'card_declined' });
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({ paid: 0, givers: 0 });
    await demoCalls.confirm({ client_secret: made.secret, card_number: CARDS.good });
    await app.runJobs();
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({ paid: 4000, missing: 6000, givers: 1 });
  });

  it('is taken back by the receipt’s link while the sum is not there, once', async () => {
    const { pool, list_uuid } = await propose(10_000);
    const { hash, email } = await paidShare(app, share(pool.uuid, 4000));
    const [receipt] = await mailsTo(app, email);
    expect(receipt?.text).toContain('rejoindra la cagnotte');
    const action_token = linkIn(receipt?.text ?? '', 'reprendre-ma-part');
    expect(await poolCalls.withdrawShare({ action_token })).toMatchObject({ status: 'refunded' });
    expect(await poolCalls.withdrawShare({ action_token })).toMatchObject({ status: 'refunded' });
    expect(await statusOf(hash)).toBe('refunded');
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({ paid: 0, missing: 10_000, status: 'open' });
    await expect(poolCalls.withdrawShare({ action_token: 'guessed' })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    expect(await books()).toEqual([]);
  });
});

describe('under surprise', () => {
  it('its owner learns nothing, before or after it is funded, until the reveal', async () => {
    const { pool, list_uuid, product_id, merchant_item_id } = await propose(10_000);
    const before = await overview();
    const told = await app.services.database.db.$count(notification, eq(notification.kind, 'contribution'));
    const first = await paidShare(app, share(pool.uuid, 4000, 'refund'));
    const second = await paidShare(app, share(pool.uuid, 6000));
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({
      status: 'funded',
      paid: 10_000,
      missing: 0,
      givers: 2,
    });
    expect((await mailsTo(app, first.email)).at(-1)?.subject).toContain('C’est réuni');

    expect(await overview()).toEqual(before);
    expect(await app.services.database.db.$count(notification, eq(notification.kind, 'contribution'))).toBe(
      told,
    );
    expect(await asCamille(() => seen(list_uuid, pool.uuid))).toEqual(pool);
    const own = await asCamille(() => listCalls.getWithUuid({ list_uuid }));
    expect(own.items_in_list.find(({ item }) => item.id === product_id)).toMatchObject({
      bought: false,
      quantity_bought: 0,
    });
    expect(own.cagnotte).toMatchObject({ collected: before.collected });
    // Stopping it, or proposing it again, answers as if nobody had given.
    expect(
      (await asCamille(() => poolCalls.closePool({ list_uuid, pool_uuid: pool.uuid }))).pool,
    ).toMatchObject({
      status: 'closed',
      paid: 0,
    });
    await othersSeeItGiven(pool.uuid, { list_uuid, product_id, merchant_item_id });
    await surprise(false);
    await app.runJobs();
    await itsOwnerSeesIt(before, [first.hash, second.hash]);
    await surprise(true);
    expect(await books()).toEqual([]);
  });
});

interface Given {
  list_uuid: string;
  product_id: number;
  merchant_item_id: string;
}

async function othersSeeItGiven(pool_uuid: string, { list_uuid, product_id, merchant_item_id }: Given) {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
  expect(detailed_list.items_in_list.find(({ item }) => item.id === product_id)).toMatchObject({
    bought: true,
    quantity_bought: 1,
  });
  await expect(reserve({ list_uuid, merchant_item_id })).rejects.toMatchObject({ code: 'already_bought' });
  await expect(share(pool_uuid, 1000)).rejects.toMatchObject({ code: 'pool_over' });
  expect(await asCamille(() => listCalls.isCovered({ list_uuid, product_id }))).toEqual({ covered: true });
}

async function itsOwnerSeesIt(before: Overview, hashes: string[]) {
  const list_uuid = camille.listUuid;
  const after = await overview();
  expect(after).toMatchObject({ collected: before.collected + 10_000, pending: before.pending + 10_000 });
  const gifts = await Promise.all(hashes.map((hash) => giftIdOf(app, hash)));
  expect(after.contributions.map(({ gift_id }) => gift_id)).toEqual(expect.arrayContaining(gifts));
  const [news] = (await mailsTo(app, 'camille@exemple.fr')).slice(-1);
  expect(news?.subject).toContain('vous est offert à plusieurs');
  const { items } = await asCamille(() => thanksCalls.giftTracker({ list_uuid }));
  expect(items.filter(({ gift }) => gift.name.startsWith('Part de'))).toHaveLength(2);
  const { lines } = await asCamille(() => withdrawalCalls.statement({ list_uuid }));
  expect(lines.filter(({ what }) => what.startsWith('Part d’un cadeau'))).toHaveLength(2);
}
