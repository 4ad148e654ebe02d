import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, giftIdOf, mailsTo } from '#tests/support/cagnotte.ts';
import { DAY, paidShare, pooledItem, seen, share, statusOf } from '#tests/support/pooling.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const books = async () => (await checkLedger(app.services.database.db)).problems;
const overview = () => asCamille(() => withdrawalCalls.overview({ list_uuid: camille.listUuid }));
const propose = (price?: number) => pooledItem(app, camille, price);
let days = 0;
async function wait(more: number) {
  days += more;
  app.services.moveClock(days * DAY);
  await app.runJobs();
}
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

describe('when the sum is not there in time', () => {
  it('each share goes where its giver chose, and stays untold while the surprise holds', async () => {
    const { pool, list_uuid } = await propose(50_000);
    const before = await overview();
    const back = await paidShare(app, share(pool.uuid, 4000, 'refund'));
    const kept = await paidShare(app, share(pool.uuid, 6000, 'cagnotte'));
    const open = await share(pool.uuid, 1000, 'refund');
    await wait(11);
    expect(await statusOf(back.hash)).toBe('refunded');
    expect((await mailsTo(app, back.email)).map(({ subject }) => subject).join()).toContain(
      'va vous être rendue',
    );
    expect(await overview()).toMatchObject({ collected: before.collected });
    await expect(share(pool.uuid, 1000)).rejects.toMatchObject({ code: 'pool_over' });
    // A page left open on an old payment cannot pay any more.
    expect(
      (await contributionCalls.getDetail({ hash: open.hash, gen_stripe_payment: true })).payment,
    ).toBeNull();
    const own = await asCamille(() => seen(list_uuid, pool.uuid));
    expect(own).toMatchObject({ status: 'ended', paid: 0 });
    await surprise(false);
    await app.runJobs();
    expect(await statusOf(kept.hash)).toBe('succeeded');
    const after = await overview();
    expect(after.collected).toBeGreaterThanOrEqual(before.collected + 6000);
    const gifts = after.contributions.map(({ gift_id }) => gift_id);
    expect(gifts).toContain(await giftIdOf(app, kept.hash));
    expect(gifts).not.toContain(await giftIdOf(app, back.hash));
    expect((await mailsTo(app, kept.email)).at(-1)?.subject).toContain('rejoint la cagnotte');
    await surprise(true);
    expect(await books()).toEqual([]);
  });

  it('a payment that the bank took too late goes there too', async () => {
    const { pool } = await propose(50_000);
    const late = await share(pool.uuid, 4000, 'refund');
    const kept = await share(pool.uuid, 3000, 'cagnotte');
    await app.services.database.query(
      `update item_pool set deadline = '2026-01-01' where uuid = '${pool.uuid}'`,
    );
    for (const { secret } of [late, kept])
      await demoCalls.confirm({ client_secret: secret, card_number: CARDS.good });
    await app.runJobs();
    expect(await statusOf(late.hash)).toBe('refunded');
    expect(await statusOf(kept.hash)).toBe('succeeded');
    expect(await books()).toEqual([]);
  });

  it('an item or a list that went away gives the shares back or over, as chosen', async () => {
    const { pool, list_uuid, product_id } = await propose(50_000);
    const back = await paidShare(app, share(pool.uuid, 4000, 'refund'));
    await asCamille(() => listCalls.removeItem({ list_uuid, product_id }));
    await app.runJobs();
    expect(await statusOf(back.hash)).toBe('succeeded');
    await expect(share(pool.uuid, 1000)).rejects.toMatchObject({ code: 'not_found' });
    // Undone in time, nothing happened.
    await asCamille(() => listCalls.addItem({ list_uuid, product_id }));
    await app.runJobs();
    await asCamille(() => listCalls.removeItem({ list_uuid, product_id }));
    await app.services.database.query(
      `update list_item set removed_at = now() - interval '11 minutes' where product_id = ${product_id}`,
    );
    await app.runJobs();
    expect(await statusOf(back.hash)).toBe('refunded');
    expect(await books()).toEqual([]);
  });

  it('a list deleted by its owner gives everything back, and tells them nothing', async () => {
    const own = await pooledItem(app, ines, 20_000);
    const kept = await paidShare(app, share(own.pool.uuid, 4000, 'cagnotte'));
    await app.as(ines.token, () => listCalls.deleteList({ list_uuid: own.list_uuid }));
    await app.runJobs();
    expect(await statusOf(kept.hash)).toBe('refunded');
    expect(await books()).toEqual([]);
  });
});
