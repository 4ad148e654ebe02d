import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { openPot } from '#src/features/money/pot.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { hashOfCode, readCode } from '#src/features/vouchers/code.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { potCalls, refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { list, mailOutbox, voucher, voucherPurchase } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, codeIn, GIVEN, openCounter } from '#tests/support/vouchers.ts';

let app: TestApp;
let counter: Counter;
let ines: Member;
let camille: Member;
beforeAll(async () => {
  app = await startTestApp();
  counter = await openCounter(app);
  ines = await join(app, 'ines');
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

describe('a code', () => {
  it('is read however people type it, and is none for anything else', () => {
    expect(readCode(' o0l1-iI1l-abcd-efgh ')).toBe('00111111ABCDEFGH');
    for (const typed of ['', '0123', '0123-4567-89AB-CDEU', '0123-4567-89AB-CDEFG', '0123 4567 89AB CDÉF'])
      expect(readCode(typed)).toBeNull();
  });
});

describe('a voucher bought for somebody', () => {
  it('is mailed once it is paid, with a code that nothing else keeps', async () => {
    const before = await counter.owed();
    const hash = await counter.bought();
    expect(await voucherCalls.check({ hash })).toMatchObject({
      status: 'succeeded',
      sent_at: expect.any(String),
    });
    expect((await counter.owed()) - before).toBe(5000);
    const mails = await mailsTo(app, 'sami@exemple.fr');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Pour le petit lit');
    const code = codeIn(mails);
    const [kept] = await app.services.database.db
      .select()
      .from(voucher)
      .where(eq(voucher.codeHash, hashOfCode(code.replaceAll('-', ''))));
    expect(kept).toMatchObject({
      initial: 5000,
      balance: 5000,
      expiresOn: expect.stringMatching(/^2028|^2029/),
    });
    expect(JSON.stringify(kept)).not.toContain(code);
    expect((await mailsTo(app, 'odile@exemple.fr')).at(-1)?.text).not.toContain(code);
    expect((await mailsTo(app, 'odile@exemple.fr')).at(-1)?.text).toContain('sami@exemple.fr');
    expect(await voucherCalls.card({ code })).toEqual({
      amount: 5000,
      expires_on: kept?.expiresOn,
      recipient: 'Sami',
      buyer: 'Odile',
      message: 'Pour le petit lit',
    });
    const claimed = await app.as(ines.token, () =>
      voucherCalls.claim({ code: code.toLowerCase().replaceAll('-', ' ') }),
    );
    expect(claimed.voucher).toMatchObject({
      code_end: code.slice(-4),
      balance: 5000,
      status: 'active',
      source: 'bought',
    });
    // Again the same; for somebody else it is taken.
    await app.as(ines.token, () => voucherCalls.claim({ code }));
    await expect(app.as(camille.token, () => voucherCalls.claim({ code }))).rejects.toMatchObject({
      code: 'voucher_taken',
    });
    expect(await app.as(ines.token, () => voucherCalls.list())).toMatchObject({
      total: 5000,
      items: [{ id: claimed.voucher.id }],
    });
    expect(await counter.problems()).toEqual([]);
  });

  it('waits for its day, and leaves that day once whatever runs twice', async () => {
    const hash = await counter.bought({
      send_on: counter.day(3),
      recipient: { email: 'plus-tard@exemple.fr', name: 'Léo' },
    });
    expect(await voucherCalls.check({ hash })).toEqual({ status: 'succeeded', sent_at: null });
    expect(await mailsTo(app, 'plus-tard@exemple.fr')).toEqual([]);
    await counter.later(3);
    await app.runJobs();
    expect(await mailsTo(app, 'plus-tard@exemple.fr')).toHaveLength(1);
    expect((await voucherCalls.check({ hash })).sent_at).not.toBeNull();
  });

  it('has a card that names nobody when the shop gives it, and none for another code', async () => {
    const code = await counter.given(1500);
    expect(await voucherCalls.card({ code })).toMatchObject({ amount: 1500, recipient: null, buyer: null });
    await expect(voucherCalls.card({ code: '0000-0000-0000-0000' })).rejects.toMatchObject({
      code: 'voucher_invalid',
    });
    await expect(voucherCalls.card({ code: '' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is refused out of its bounds, and makes nothing while its card is refused', async () => {
    for (const [code, more] of [
      ['amount_out_of_range', { amount: 999 }],
      ['amount_out_of_range', { amount: 50_001 }],
      ['date_out_of_range', { send_on: counter.day(-1) }],
      ['date_out_of_range', { send_on: counter.day(367) }],
      ['invalid_input', { recipient: { email: 'sami', name: '' } }],
    ] as const)
      await expect(voucherCalls.preparePurchase({ ...GIVEN, ...more })).rejects.toMatchObject({ code });
    const before = await counter.owed();
    const { hash, payment } = await voucherCalls.preparePurchase(GIVEN);
    await demoCalls
      .confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.declined })
      .catch(() => {});
    await app.runJobs();
    expect((await voucherCalls.check({ hash })).status).toBe('awaiting_payment');
    await expect(voucherCalls.check({ hash: 'inconnu-inconnu-00' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await counter.later(2);
    expect((await voucherCalls.check({ hash })).status).toBe('expired');
    expect(await counter.owed()).toBe(before);
  });

  it('is refunded out of what it still holds, and no further', async () => {
    const hash = await counter.bought({ recipient: { email: 'rendu@exemple.fr', name: 'Zoé' } });
    const [row] = await app.services.database.db
      .select()
      .from(voucherPurchase)
      .where(eq(voucherPurchase.hash, hash));
    const before = await counter.owed();
    await counter.asRose(() =>
      refundCalls.request({
        reference: row?.uuid ?? '',
        amount: null,
        reason: 'Rétractation',
        key: randomUUID(),
      }),
    );
    await app.runJobs();
    expect((await voucherCalls.check({ hash })).status).toBe('refunded');
    expect(before - (await counter.owed())).toBe(5000);
    const code = codeIn(await mailsTo(app, 'rendu@exemple.fr'));
    const { voucher: empty } = await app.as(ines.token, () => voucherCalls.claim({ code }));
    expect(empty).toMatchObject({ balance: 0, status: 'used' });
    expect(await counter.problems()).toEqual([]);
  });
});

describe('a part of a pot made into a voucher', () => {
  it('asks for a proof, takes what is there once, and no more', async () => {
    const [own] = await app.services.database.db
      .select({ id: list.id })
      .from(list)
      .where(eq(list.uuid, camille.listUuid));
    const mode = moneyModeOf(app.services);
    const pot = await openPot(app.services.database.db, own?.id ?? 0, mode);
    const { psp, pot: account } = accountsOf(mode);
    await app.services.database.db.transaction((tx) =>
      postLedger(tx as never, {
        key: 'test:pot',
        ref: 'test:1',
        lines: [
          { account: psp, direction: 'debit', amount: 8000 },
          { account: account(pot.id, 'available'), direction: 'credit', amount: 8000 },
        ],
      }),
    );
    const asking = (amount: number, key: string = randomUUID()) =>
      app.as(camille.token, () => voucherCalls.fromPot({ list_uuid: camille.listUuid, amount, key }));
    await expect(asking(1000)).rejects.toMatchObject({ code: 'proof_required' });
    await prove(app, camille.token);
    await prove(app, ines.token);
    const key = randomUUID();
    // Pressed twice at once, and once more: one voucher.
    const [one, two] = await Promise.all([asking(3000, key), asking(3000, key)]);
    expect(one).toEqual(two);
    expect(one.voucher).toMatchObject({
      source: 'pot',
      balance: 3000,
      history: [{ amount: 3000, order: null }],
    });
    expect(await balanceOf(app.services.database.db, account(pot.id, 'available'))).toBe(5000);
    for (const [code, work] of [
      ['conflict', () => asking(2000, key)],
      ['amount_out_of_range', () => asking(99)],
      ['balance_insufficient', () => asking(5001)],
      [
        'not_found',
        () =>
          app.as(ines.token, () =>
            voucherCalls.fromPot({ list_uuid: camille.listUuid, amount: 1000, key: randomUUID() }),
          ),
      ],
    ] as const)
      await expect(work(), code).rejects.toMatchObject({ code });
    const race = await Promise.allSettled([asking(4000), asking(4000)]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(app.services.database.db, account(pot.id, 'available'))).toBe(1000);
    const held = { list_uuid: camille.listUuid, reason: 'Doute sur les dons' };
    await counter.asRose(() => potCalls.hold(held));
    await expect(asking(500)).rejects.toMatchObject({ code: 'pot_on_hold' });
    await counter.asRose(() => potCalls.release(held));
    expect((await asking(500)).voucher.balance).toBe(500);
    expect(await counter.problems()).toEqual([]);
  });
});

describe('claiming', () => {
  it('gives a voucher to one of two people who claim it at once', async () => {
    const code = await counter.given(1000);
    const tried = await Promise.allSettled(
      [camille, ines].map(({ token }) => app.as(token, () => voucherCalls.claim({ code }))),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'voucher_taken' },
    });
  });

  it('is nobody’s in another’s name, and no code stands in the log of what was done', async () => {
    const { token } = await counter.asRose(() => peopleCalls.impersonate({ user_uuid: camille.uuid }));
    for (const work of [() => voucherCalls.claim({ code: '0000-0000-0000-0000' })])
      await expect(app.as(token, work as () => Promise<unknown>)).rejects.toMatchObject({ status: 403 });
    const sent = await app.services.database.db.select({ subject: mailOutbox.subject }).from(mailOutbox);
    expect(JSON.stringify(sent)).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  });
});

it('counts tries, ten in ten minutes', async () => {
  const real = await startTestApp({ limits: 'real' });
  const sami = await join(real, 'ines');
  const trying = () => real.as(sami.token, () => voucherCalls.claim({ code: '0000-0000-0000-0000' }));
  for (let n = 0; n < 10; n++) await expect(trying()).rejects.toMatchObject({ code: 'voucher_invalid' });
  await expect(trying()).rejects.toMatchObject({ code: 'rate_limited' });
  await real.close();
});
