import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { settlePools } from '#src/features/cagnotte/pooling/settle.server.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { dayIn, linkIn, paidShare, pooledItem, seen, share, statusOf } from '#tests/support/pooling.ts';

let app: TestApp;
let camille: Member;
const books = async () => (await checkLedger(app.services.database.db)).problems;
const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

describe('many givers at the same moment', () => {
  it('are never promised more than the gift costs', async () => {
    const { pool, list_uuid } = await pooledItem(app, camille, 10_000);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => share(pool.uuid, 2000)));
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(made).toHaveLength(5);
    expect(new Set(codes(answers))).toEqual(new Set(['amount_out_of_range']));
    await Promise.all(
      made.map(({ secret }) => demoCalls.confirm({ client_secret: secret, card_number: CARDS.good })),
    );
    await app.runJobs();
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({ paid: 10_000, givers: 5, status: 'funded' });
    expect(await books()).toEqual([]);
  });

  it('who pay more than is missing all the same fund it once, and the others go where they chose', async () => {
    const { pool, list_uuid } = await pooledItem(app, camille, 10_000);
    const made = [];
    for (let n = 0; n < 4; n += 1) {
      made.push(await share(pool.uuid, 5000, 'refund'));
      // Their places are not kept any more, and each of them pays after all.
      await app.services.database.query("update contribution set created_at = now() - interval '1 hour'");
    }
    await Promise.all(
      made.map(({ secret }) => demoCalls.confirm({ client_secret: secret, card_number: CARDS.good })),
    );
    await app.runJobs();
    const ends = await Promise.all(made.map(({ hash }) => statusOf(hash)));
    expect(ends.toSorted()).toEqual(['refunded', 'refunded', 'succeeded', 'succeeded']);
    expect(await seen(list_uuid, pool.uuid)).toMatchObject({ paid: 10_000, givers: 2, status: 'funded' });
    expect(await books()).toEqual([]);
  });

  it('one takes a share back while another completes the sum: it is open or funded, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { pool, list_uuid } = await pooledItem(app, camille, 10_000);
      const first = await paidShare(app, share(pool.uuid, 5000));
      const action_token = linkIn((await mailsTo(app, first.email))[0]?.text ?? '', 'reprendre-ma-part');
      const second = await share(pool.uuid, 5000);
      await Promise.allSettled([
        demoCalls
          .confirm({ client_secret: second.secret, card_number: CARDS.good })
          .then(() => app.runJobs()),
        poolCalls.withdrawShare({ action_token }),
      ]);
      await app.runJobs();
      const left = await statusOf(first.hash);
      expect(await seen(list_uuid, pool.uuid)).toMatchObject(
        left === 'refunded' ? { paid: 5000, status: 'open' } : { paid: 10_000, status: 'funded' },
      );
    }
    expect(await books()).toEqual([]);
  });

  it('one reserves an item whole while its owner proposes it to several: both never give it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { list_uuid, item } = await app.as(camille.token, async () => {
        const { uuid } = await listCalls.getWithoutDetails();
        const made = await listCalls.addCustomItem({
          list_uuid: uuid,
          item: { name: `Course ${round}`, price: 10_000 },
        });
        return { list_uuid: uuid, item: made.item.item };
      });
      const reserving = { list_uuid, merchant_item_id: item.merchant_item_id, email: 'tante@exemple.fr' };
      const opening = { list_uuid, product_id: item.id, deadline: dayIn(app, 5) };
      const [reserved, opened] = await Promise.allSettled([
        giftCalls.reserveItem(reserving),
        app.as(camille.token, () => poolCalls.openPool(opening)),
      ]);
      if (opened.status === 'rejected') throw opened.reason;
      const given = await share(opened.value.pool.uuid, 5000).then(
        () => 'shared',
        (error) => error.code,
      );
      expect(given).toBe(reserved.status === 'fulfilled' ? 'already_bought' : 'shared');
    }
  });
});

describe('settling at the same moment, in several processes', () => {
  it('moves and refunds each share once', async () => {
    const { pool } = await pooledItem(app, camille, 50_000);
    const kept = [];
    for (let n = 0; n < 3; n += 1) kept.push(await paidShare(app, share(pool.uuid, 3000, 'cagnotte')));
    const back = await paidShare(app, share(pool.uuid, 4000, 'refund'));
    const look = () => app.as(camille.token, () => withdrawalCalls.overview({ list_uuid: camille.listUuid }));
    await app.as(camille.token, () =>
      listCalls.updateSetting({
        list_uuid: camille.listUuid,
        setting_name: 'surprise',
        val: false,
        confirm: true,
      }),
    );
    await app.runJobs();
    const before = await look();
    await app.services.database.query(
      `update item_pool set deadline = '2026-01-01' where uuid = '${pool.uuid}'`,
    );
    await Promise.all(Array.from({ length: 6 }, () => settlePools(app.services)));
    expect(await statusOf(back.hash)).toBe('refunded');
    expect((await look()).collected).toBe(before.collected + 9000);
    for (const { email } of kept)
      expect((await mailsTo(app, email)).filter(({ subject }) => subject.includes('rejoint'))).toHaveLength(
        1,
      );
    expect(await books()).toEqual([]);
  });
});
