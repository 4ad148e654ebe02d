import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { advanceAll, checkReturned } from '#src/features/withdrawals/withdrawal.jobs.server.ts';
import { BANK_LAST4 } from '#tests/support/stripe-double/recipients.ts';
import { DAY, type PayoutSite, startPayoutSite } from '#tests/support/stripe-payouts.ts';

let site: PayoutSite;
beforeAll(async () => {
  site = await startPayoutSite();
  await site.given(100_000);
});
afterAll(() => site.close());

const newest = async () => (await site.look()).withdrawals[0];

/** A withdrawal whose process was stopped once its money was set aside; answers its uuid. */
async function setAside(amount: number): Promise<string | undefined> {
  const { db } = site.app.services.database;
  const commit = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await commit(work);
    throw new Error('stopped');
  });
  await expect(site.withdraw(amount)).rejects.toMatchObject({ status: 500 });
  const made = await newest();
  expect(made).toMatchObject({ status: 'reserved', amount });
  return made?.uuid;
}

describe('who is paid, at Stripe', () => {
  it('is made once, and sent to Stripe’s own page each time', async () => {
    await expect(site.withdraw(1000)).rejects.toMatchObject({ code: 'identity_required' });
    const { list_uuid } = site;
    const begun = await site.asOwner(() => Promise.all([1, 2].map(() => calls.startIdentity({ list_uuid }))));
    const again = await site.asOwner(() => calls.startIdentity({ list_uuid }));
    expect(new Set([...begun, again].map(({ url }) => url)).size).toBe(3);
    expect(site.objects('v2.core.account')).toHaveLength(1);
    // Nothing of the person goes along: Stripe asks them itself.
    const asked = site.stripe.requests.find(({ path }) => path === '/v2/core/accounts');
    expect(asked?.body).not.toMatch(/camille|durand|exemple\.fr/i);
    expect(site.stripe.requests.find(({ path }) => path.endsWith('account_links'))?.body).toContain(
      '/i/cagnotte/verification-identite?retour=1',
    );
  });

  it('is still at it, looked into, asked for more papers, refused, and verified at last', async () => {
    for (const [standing, next_step] of [
      ['onboarding', 'finish_verification'],
      ['in_review', 'verify'],
      ['documents', 'finish_verification'],
      ['refused', 'verify'],
    ] as const) {
      expect(await site.identified(standing)).toEqual({ status: standing, bank_last4: null });
      await expect(site.withdraw(1000)).rejects.toMatchObject({ code: 'identity_required' });
      expect((await site.look()).next_step).toBe(next_step);
    }
    expect(await site.identified('verified')).toEqual({ status: 'verified', bank_last4: BANK_LAST4 });
    expect(await site.look()).toMatchObject({ next_step: 'withdraw', available: 100_000 });
  });

  it('says so when Stripe is down, and changes nothing', async () => {
    site.stripe.faults.push('error', 'error');
    await expect(site.withdraw(1000)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await site.look()).toMatchObject({ available: 100_000, withdrawals: [] });
  });
});

describe('a payout through Stripe', () => {
  it('is one transfer and one payout, however often it is asked, and paid when Stripe says so', async () => {
    const key = randomUUID();
    const asked = await Promise.all([1, 2, 3].map(() => site.withdraw(10_000, key)));
    expect(new Set(asked.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await newest()).toMatchObject({ status: 'paying_out', bank_last4: BANK_LAST4 });
    expect(site.objects('transfer')).toHaveLength(1);
    expect(site.objects('payout')).toHaveLength(1);
    const paid = site.settled();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.deliver(paid)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await newest()).toMatchObject({ status: 'paid' });
    // Three days later Stripe sends it once more, signed anew.
    expect((await site.deliver(paid)).status).toBe(200);
    expect(await site.look()).toMatchObject({ available: 90_000, withdrawing: 0, withdrawn: 10_000 });
    expect(await site.books()).toEqual([]);
  });

  it('is found paid by the job when its event never came', async () => {
    await site.withdraw(5000);
    site.settled();
    expect(await newest()).toMatchObject({ status: 'paying_out' });
    await advanceAll(site.app.services);
    expect(await newest()).toMatchObject({ status: 'paid' });
    expect(await site.books()).toEqual([]);
  });

  for (const step of ['transfer', 'payout'])
    it(`whose ${step} was done and never answered is looked up two days later, and pays once`, async () => {
      const before = { transfers: site.objects('transfer').length, payouts: site.objects('payout').length };
      // The client’s own second try is lost as well.
      site.stripe.faultsAt(`POST /v1/${step}s`, 'lost_answer', 'lost_answer');
      await site.withdraw(2000);
      expect(await newest()).toMatchObject({ status: step === 'transfer' ? 'transferring' : 'paying_out' });
      // Two days go by before anybody asks again: Stripe has forgotten our idempotency keys by then.
      site.stripe.books.answered.clear();
      site.app.services.moveClock(2 * DAY);
      await advanceAll(site.app.services);
      site.app.services.moveClock(0);
      await advanceAll(site.app.services);
      expect(site.objects('transfer')).toHaveLength(before.transfers + 1);
      expect(site.objects('payout')).toHaveLength(before.payouts + 1);
      await site.deliver(site.settled());
      expect(await newest()).toMatchObject({ status: 'paid', amount: 2000 });
      expect(await site.books()).toEqual([]);
    });

  it('that the bank sends back brings the money back, once, and can be asked again', async () => {
    const before = await site.look();
    await site.withdraw(3000);
    const failed = site.settled('account_closed');
    await Promise.all([site.deliver(failed), site.deliver(failed), advanceAll(site.app.services)]);
    expect(await newest()).toMatchObject({ status: 'failed', failure: expect.stringContaining('fermé') });
    expect((await site.look()).available).toBe(before.available);
    expect(site.objects('transfer').filter(({ reversed }) => reversed)).toHaveLength(1);
    await site.withdraw(3000);
    await site.deliver(site.settled());
    expect(await newest()).toMatchObject({ status: 'paid' });
    expect(await site.books()).toEqual([]);
  });

  it('whose money was taken back, unanswered, is not taken back twice two days later', async () => {
    const before = await site.look();
    await site.withdraw(2500);
    const failed = site.settled('account_closed');
    const [sent] = site.objects('transfer').slice(-1);
    site.stripe.faultsAt(`POST /v1/transfers/${sent?.id}/reversals`, 'lost_answer', 'lost_answer');
    await expect(site.deliver(failed)).resolves.toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ status: 'paying_out' });
    site.stripe.books.answered.clear();
    await advanceAll(site.app.services);
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(site.objects('transfer_reversal').filter((one) => one.transfer === sent?.id)).toHaveLength(1);
    expect((await site.look()).available).toBe(before.available);
    expect(await site.books()).toEqual([]);
  });

  it('stays set aside while an admin holds its pot, and leaves once it is released', async () => {
    const { services } = site.app;
    const transfers = site.objects('transfer').length;
    const uuid = await setAside(1800);
    await services.database.query("update pot set held_at = now(), held_reason = 'une vérification'");
    for (let turn = 0; turn < 3; turn += 1) await advanceAll(services);
    expect(await newest()).toMatchObject({ uuid, status: 'reserved' });
    expect(site.objects('transfer')).toHaveLength(transfers);
    expect(await site.look()).toMatchObject({ withdrawing: 1800, next_step: 'held' });
    await services.database.query("update pot set held_at = null, held_reason = ''");
    await advanceAll(services);
    expect(await newest()).toMatchObject({ uuid, status: 'paying_out' });
    await site.deliver(site.settled());
    expect(await newest()).toMatchObject({ uuid, status: 'paid' });
    expect(await site.books()).toEqual([]);
  });

  it('stays set aside while its owner’s account is disabled, and leaves once it is open again', async () => {
    const { services } = site.app;
    const transfers = site.objects('transfer').length;
    const uuid = await setAside(1900);
    const enabled = (value: string) =>
      services.database.query(`update person set disabled_at = ${value} where email = 'camille@exemple.fr'`);
    await enabled('now()');
    for (let turn = 0; turn < 3; turn += 1) await advanceAll(services);
    expect(site.objects('transfer')).toHaveLength(transfers);
    await enabled('null');
    expect(await newest()).toMatchObject({ uuid, status: 'reserved' });
    await advanceAll(services);
    await site.deliver(site.settled());
    expect(await newest()).toMatchObject({ uuid, status: 'paid' });
    expect(await site.books()).toEqual([]);
  });

  it('that was paid and comes back days later is in the pot again, whatever the order of its events', async () => {
    const before = await site.look();
    await site.withdraw(4000);
    const paid = site.settled();
    await site.deliver(paid);
    const failed = site.settled('could_not_process');
    await site.deliver(failed);
    await site.deliver(paid);
    await site.deliver(failed);
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect((await site.look()).available).toBe(before.available);
    expect(await site.books()).toEqual([]);
  });

  it('that was paid and comes back, its event lost, is found by the job of the next day', async () => {
    const before = await site.look();
    await site.withdraw(4500);
    await site.deliver(site.settled());
    expect(await newest()).toMatchObject({ status: 'paid' });
    site.settled('account_closed');
    await advanceAll(site.app.services);
    expect(await newest()).toMatchObject({ status: 'paid' });
    await checkReturned(site.app.services);
    expect(await newest()).toMatchObject({ status: 'failed', failure: expect.stringContaining('fermé') });
    expect((await site.look()).available).toBe(before.available);
    expect(await site.books()).toEqual([]);
  });

  it('to somebody Stripe does not let be paid any more is given back', async () => {
    const before = await site.look();
    site.stripe.faultsAt('POST /v1/transfers', () => site.standing('refused'));
    await site.withdraw(1500);
    expect(await newest()).toMatchObject({ status: 'failed', failure: expect.any(String) });
    expect((await site.look()).available).toBe(before.available);
    expect(await site.identified('verified')).toMatchObject({ status: 'verified' });
    expect(await site.books()).toEqual([]);
  });
});

describe('sixty withdrawals at once, through Stripe', () => {
  it('never take more than the pot holds, and order each once', async () => {
    const { available } = await site.look();
    const transfers = site.objects('transfer').length;
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => site.withdraw(7000)));
    const made = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(made).toHaveLength(Math.floor(available / 7000));
    expect(new Set(refused)).toEqual(new Set(['balance_insufficient']));
    expect(site.objects('transfer')).toHaveLength(transfers + made.length);
    expect((await site.look()).available).toBe(available % 7000);
    expect(await site.books()).toEqual([]);
  });
});
