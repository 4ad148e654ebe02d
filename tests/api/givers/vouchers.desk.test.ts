import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let app: TestApp;
let counter: Counter;
let ines: Member;

beforeAll(async () => {
  app = await startTestApp();
  counter = await openCounter(app);
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

describe('vouchers of the desk', () => {
  it('are made once a key, found, and taken back', async () => {
    const batch = { count: 3, amount: 1500, expires_on: counter.day(90), label: 'Salon', key: randomUUID() };
    const { codes, made } = await counter.asRose(() => voucherDeskCalls.create(batch));
    expect([codes.length, made]).toEqual([3, 3]);
    expect(await counter.asRose(() => voucherDeskCalls.create(batch))).toEqual({ codes: [], made: 0 });
    const pressed = { ...batch, key: randomUUID(), label: 'Trois fois' };
    const presses = await counter.asRose(() =>
      Promise.all([1, 2, 3].map(() => voucherDeskCalls.create(pressed))),
    );
    expect(presses.map(({ made: each }) => each).sort()).toEqual([0, 0, 3]);
    await expect(
      counter.asRose(() => voucherDeskCalls.create({ ...batch, amount: 1600 })),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    for (const expires_on of [counter.day(0), counter.day(366 * 5 + 2)])
      await expect(
        counter.asRose(() => voucherDeskCalls.create({ ...batch, key: randomUUID(), expires_on })),
      ).rejects.toMatchObject({ code: 'date_out_of_range' });
    const found = await counter.asRose(() => voucherDeskCalls.search({ query: codes[0] ?? '' }));
    expect(found.items).toMatchObject([{ label: 'Salon', balance: 1500, holder: null }]);
    expect(
      (await counter.asRose(() => voucherDeskCalls.search({ query: 'Salon', status: 'active' }))).total,
    ).toBe(3);
    const id = found.items[0]?.id ?? 0;
    const before = await counter.owed();
    const canceled = await counter.asRose(() => voucherDeskCalls.cancel({ id, reason: 'Perdu au salon' }));
    expect(canceled).toMatchObject({ status: 'canceled', balance: 0, cancel_reason: 'Perdu au salon' });
    expect(before - (await counter.owed())).toBe(1500);
    await counter.asRose(() => voucherDeskCalls.cancel({ id, reason: 'Perdu au salon' }));
    await expect(
      app.as(ines.token, () => voucherCalls.claim({ code: codes[0] ?? '' })),
    ).rejects.toMatchObject({ code: 'voucher_invalid' });
    for (const token of [null, ines.token])
      await expect(app.as(token, () => voucherDeskCalls.create(batch))).rejects.toMatchObject({
        code: token ? 'forbidden' : 'unauthenticated',
      });
    expect(await counter.problems()).toEqual([]);
  });

  it('tell their holder 30 and 7 days before they end, then end, kept apart', async () => {
    const code = await counter.given(2500, counter.day(40));
    const { voucher: mine } = await app.as(ines.token, () => voucherCalls.claim({ code }));
    const endings = async () =>
      (await mailsTo(app, 'ines@exemple.fr')).filter(({ subject }) => subject.includes('se termine')).length;
    const before = await endings();
    await counter.later(9);
    expect((await endings()) - before).toBe(0);
    await counter.later(1);
    await app.runJobs();
    expect((await endings()) - before).toBe(1);
    await counter.later(22);
    expect((await endings()) - before).toBe(1);
    await counter.later(1);
    expect((await endings()) - before).toBe(2);
    await counter.later(7);
    expect(
      (await app.as(ines.token, () => voucherCalls.list())).items.find(({ id }) => id === mine.id),
    ).toMatchObject({ status: 'active' });
    const apart = await counter.held('vouchersExpired');
    await counter.later(1);
    await app.runJobs();
    const over = (await app.as(ines.token, () => voucherCalls.list())).items.find(({ id }) => id === mine.id);
    expect(over).toMatchObject({
      status: 'expired',
      balance: 0,
      history: [{ amount: 2500 }, { amount: -2500 }],
    });
    expect((await counter.held('vouchersExpired')) - apart).toBe(2500);
    await expect(counter.asRose(() => voucherCalls.claim({ code }))).rejects.toMatchObject({
      code: 'voucher_expired',
    });
    expect(await counter.problems()).toEqual([]);
  });
});
