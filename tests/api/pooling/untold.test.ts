import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { expireOld } from '#src/features/cagnotte/due.server.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { demoDisputeCalls } from '#src/features/money/disputes/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { contribution, listOwner, notification, person } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { giftIdOf } from '#tests/support/cagnotte.ts';
import { paidShare, pooledItem, share, statusOf } from '#tests/support/pooling.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;
const MINUTE = 60_000;
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  const [helper] = await db().select().from(person).where(eq(person.uuid, ines.uuid));
  const [{ listId } = { listId: 0 }] = await db()
    .select({ listId: listOwner.listId })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(eq(person.uuid, camille.uuid));
  await db()
    .insert(listOwner)
    .values({ listId, personId: helper?.id ?? 0, role: 'co_owner', main: false });
});
afterAll(() => app.close());
afterEach(() => app.services.moveClock(0));

const surprise = (val: boolean) =>
  app.as(camille.token, () =>
    listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name: 'surprise', val, confirm: true }),
  );

describe('an owner under surprise', () => {
  it('is refused a share as they are a reservation, whatever was paid of the gift', async () => {
    const { pool } = await pooledItem(app, camille, 20_000);
    const refused = { code: 'forbidden', message: expect.not.stringMatching(/\d/) };
    const tries = async () => {
      for (const { token } of [camille, ines])
        for (const amount of [20_000, 1000])
          await expect(app.as(token, () => share(pool.uuid, amount))).rejects.toMatchObject(refused);
    };
    await tries();
    const half = await paidShare(app, share(pool.uuid, 12_345));
    await tries();
    // A draft that they made without their session teaches no more under it.
    const draft = await share(pool.uuid, 1000);
    const raise = () => contributionCalls.updateAmount({ hash: draft.hash, amount: 20_000 });
    await expect(app.as(camille.token, raise)).rejects.toMatchObject(refused);
    await expect(app.as(rose.token, raise)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    await paidShare(app, share(pool.uuid, 6655));
    await tries();
    expect(await statusOf(half.hash)).toBe('succeeded');
    await surprise(false);
    await expect(app.as(camille.token, () => share(pool.uuid, 1000))).rejects.toMatchObject({
      code: 'amount_out_of_range',
    });
    await surprise(true);
  });

  it('hears of no dispute about a share that is kept aside, neither opened nor closed', async () => {
    const { pool } = await pooledItem(app, camille, 20_000);
    const told = () => db().$count(notification, eq(notification.kind, 'contribution'));
    const before = await told();
    for (const outcome of ['won', 'lost'] as const) {
      const { hash } = await paidShare(app, share(pool.uuid, 3210));
      const reference = (await giftIdOf(app, hash)).slice(2);
      const { uuid } = await app.as(rose.token, () => demoDisputeCalls.openDispute({ reference }));
      await app.runJobs();
      expect(await statusOf(hash)).toBe('disputed');
      await app.as(rose.token, () => demoDisputeCalls.closeDispute({ dispute_uuid: uuid, outcome }));
      await app.runJobs();
    }
    expect(await told()).toBe(before);
    expect((await checkLedger(db())).problems).toEqual([]);
  });
});

describe('a share that nobody pays', () => {
  it('keeps the others waiting for twenty minutes from when it was made, whatever is typed meanwhile', async () => {
    const { pool } = await pooledItem(app, camille, 10_000);
    const { contribution: held } = await poolCalls.prepareShare({
      pool_uuid: pool.uuid,
      shortfall: 'refund',
      contribution: { amount: 10_000 },
      dontGenerateStripePaymentIntent: true,
    });
    app.services.moveClock(19 * MINUTE);
    await expect(share(pool.uuid, 1000)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    await contributionCalls.updateComment({ hash: held.hash, kindwords: 'Encore un instant' });
    await contributionCalls.updateAnonymous({ hash: held.hash, anonymous: true });
    app.services.moveClock(21 * MINUTE);
    expect((await share(pool.uuid, 1000)).hash).toBeTruthy();
  });

  it('ends a day after it was made, whatever is typed meanwhile', async () => {
    const { pool } = await pooledItem(app, camille, 10_000);
    const { hash } = await share(pool.uuid, 1000);
    app.services.moveClock(23 * 60 * MINUTE);
    await contributionCalls.updateComment({ hash, kindwords: 'Encore un jour' });
    app.services.moveClock(25 * 60 * MINUTE);
    await expireOld(app.services);
    const [row] = await db().select().from(contribution).where(eq(contribution.hash, hash));
    expect(row?.status).toBe('expired');
  });
});
