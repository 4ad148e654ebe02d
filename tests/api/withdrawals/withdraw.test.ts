import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { notification, pot } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';
import { ask, IBANS, verify } from '#tests/support/withdrawals.ts';

let app: TestApp;
let camille: Member;
let rose: Member;
let uuid: string;
const DAY = 24 * 3600 * 1000;
let days = 0;
const wait = (more: number) => {
  days += more;
  app.services.moveClock(days * DAY);
};
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const look = () => asCamille(() => calls.overview({ list_uuid: uuid }));
const books = async () => (await checkLedger(app.services.database.db)).problems;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  rose = await join(app, 'rose');
  for (const { token } of [camille, rose]) await prove(app, token);
  uuid = (await asCamille(() => listCalls.getWithoutDetails())).uuid;
});
afterAll(() => app.close());

async function given(amount: number) {
  const gift = await preparedGift(uuid, amount);
  await pay(app, gift.secret);
}

/** Nothing leaves before the identity is proved, however far its proof has come. */
async function refusesToPay() {
  await expect(asCamille(() => ask(uuid, 1000))).rejects.toMatchObject({ code: 'identity_required' });
  expect(await look()).toMatchObject({ available: 10_000, withdrawals: [] });
}

describe('before the first withdrawal', () => {
  it('says at each moment what is there and what comes next', async () => {
    expect(await look()).toMatchObject({ collected: 0, available: 0, next_step: 'share' });
    await given(10_000);
    expect(await look()).toMatchObject({
      collected: 10_000,
      pending: 10_000,
      available: 0,
      withdrawn: 0,
      fees: 0,
      next_step: 'verify',
      next_available_at: expect.any(String),
    });
    wait(3);
    await releaseFunds(app.services);
    expect(await look()).toMatchObject({ pending: 0, available: 10_000, next_step: 'verify' });
  });

  it('wants an identity first', async () => {
    await expect(asCamille(() => ask(uuid, 1000))).rejects.toMatchObject({ code: 'identity_required' });
    expect((await asCamille(() => calls.startIdentity({ list_uuid: uuid }))).url).toMatch(
      /^\/p\/demo-identite\/[\w-]{32}$/,
    );
    expect(await look()).toMatchObject({
      identity: { status: 'onboarding' },
      next_step: 'finish_verification',
    });
    await refusesToPay();
  });

  it('may be refused, or asked for more papers, and then accepted', async () => {
    const said = (surname: string, papers = false) => asCamille(() => verify(app, uuid, { surname, papers }));
    expect(await said('Refus')).toEqual({ status: 'refused', bank_last4: IBANS.good.slice(-4) });
    await refusesToPay();
    expect(await said('Document')).toMatchObject({ status: 'documents' });
    await refusesToPay();
    expect(await look()).toMatchObject({ next_step: 'finish_verification' });
    expect(await said('Document', true)).toMatchObject({ status: 'verified' });
    expect(await look()).toMatchObject({ next_step: 'withdraw' });
  });
});

describe('a withdrawal', () => {
  it('refuses what is not a sum that is there', async () => {
    for (const amount of [-1, 0, 99])
      await expect(asCamille(() => ask(uuid, amount))).rejects.toMatchObject({
        code: 'amount_out_of_range',
        fields: { amount: expect.stringContaining('retrait') },
      });
    for (const amount of [10_001, 1e9, Number.MAX_SAFE_INTEGER])
      await expect(asCamille(() => ask(uuid, amount))).rejects.toMatchObject({
        code: 'balance_insufficient',
        fields: { amount: expect.stringContaining('100') },
      });
    for (const amount of [0.5, Number.NaN, '100', null, 2 ** 53])
      await expect(asCamille(() => ask(uuid, amount as number))).rejects.toMatchObject({
        code: 'invalid_input',
      });
    expect(await look()).toMatchObject({ available: 10_000, withdrawals: [] });
  });

  it('is its owner’s alone', async () => {
    await expect(app.as(rose.token, () => ask(uuid, 1000))).rejects.toMatchObject({ code: 'not_found' });
    await expect(app.as(rose.token, () => calls.overview({ list_uuid: uuid }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(app.as(null, () => ask(uuid, 1000))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('goes step by step to the bank, once however often it is asked', async () => {
    const key = randomUUID();
    const asked = await asCamille(() => Promise.all([1, 2, 3].map(() => ask(uuid, 4000, key))));
    expect(new Set(asked.map((one) => one.uuid)).size).toBe(1);
    expect(await asCamille(() => ask(uuid, 4000, key))).toMatchObject({
      status: 'paying_out',
      bank_last4: IBANS.good.slice(-4),
      arrives_at: expect.any(String),
    });
    await expect(asCamille(() => ask(uuid, 4001, key))).rejects.toMatchObject({ code: 'conflict' });
    expect(await look()).toMatchObject({ available: 6000, withdrawing: 4000, withdrawn: 0 });
    wait(3);
    await app.runJobs();
    expect(await look()).toMatchObject({
      available: 6000,
      withdrawing: 0,
      withdrawn: 4000,
      withdrawals: [{ status: 'paid', failure: null }],
    });
    expect(await books()).toEqual([]);
    expect((await mailsTo(app, CAST.camille.email)).at(-1)?.subject).toContain('est arrivé');
    const told = await app.services.database.db
      .select()
      .from(notification)
      .where(eq(notification.kind, 'payout'));
    expect(told).toHaveLength(1);
  });

  it('that the bank refuses brings the money back, says why, and can be asked again', async () => {
    await asCamille(() => verify(app, uuid, { iban: IBANS.closed }));
    await asCamille(() => ask(uuid, 6000));
    expect(await look()).toMatchObject({ available: 0, withdrawing: 6000, next_step: 'being_paid' });
    wait(3);
    await app.runJobs();
    const after = await look();
    expect(after).toMatchObject({ available: 6000, withdrawing: 0, next_step: 'withdraw' });
    expect(after.withdrawals[0]).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('fermé'),
    });
    await asCamille(() => verify(app, uuid));
    await asCamille(() => ask(uuid, 6000));
    wait(3);
    await app.runJobs();
    expect(await look()).toMatchObject({ available: 0, withdrawn: 10_000 });
    expect(await books()).toEqual([]);
  });

  it('stays in the pot while an admin holds it', async () => {
    await given(2000);
    wait(3);
    await app.runJobs();
    const { db } = app.services.database;
    await db.update(pot).set({ heldAt: new Date(), heldReason: 'vérification en cours' });
    await expect(asCamille(() => ask(uuid, 1000))).rejects.toMatchObject({ code: 'pot_on_hold' });
    expect(await look()).toMatchObject({ next_step: 'held', held_reason: 'vérification en cours' });
    await db.update(pot).set({ heldAt: null });
  });

  it('is on the statement with everything else, to the cent', async () => {
    const { lines } = await asCamille(() => calls.statement({ list_uuid: uuid }));
    expect(lines.map(({ amount }) => amount)).toEqual([10_000, -4000, -6000, 2000]);
    expect(lines.at(-1)?.balance).toBe(2000);
    expect(lines[0]?.what).toBe('Participation : Mamie Odile');
  });
});

describe('what the pot is for', () => {
  it('is said by its owner, and shown on the list', async () => {
    const setup = { purpose: 'La poussette', goal: 60_000, message: 'Merci à tous' };
    expect(await asCamille(() => calls.create({ list_uuid: uuid, ...setup }))).toEqual({
      ...setup,
      created: true,
    });
    expect((await look()).setup).toEqual({ ...setup, created: true });
    for (const goal of [0, 999, 5_000_001])
      await expect(asCamille(() => calls.create({ list_uuid: uuid, ...setup, goal }))).rejects.toMatchObject({
        code: 'amount_out_of_range',
      });
  });
});
