// Money that a seller asked for and that had not left when their business was disabled: it waits, and leaves afterwards.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stuckWithdrawals } from '#src/features/withdrawals/figures.server.ts';
import { mailOutbox, merchantMember, person, withdrawal } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type PaidSeller, startPaidSeller } from '#tests/support/paid-seller.ts';

let site: PaidSeller;
beforeAll(async () => {
  site = await startPaidSeller(50_000);
});
afterAll(() => site.close());
afterEach(() => site.app.services.moveClock(0));

const db = () => site.app.services.database.db;
const books = async () => expect(await site.problems()).toEqual([]);

describe('a withdrawal of a business that is disabled', () => {
  for (const [step, status, ordered] of [
    ['transfer', 'transferring', []],
    ['payout', 'paying_out', ['transfer']],
  ] as const)
    it(`before its ${step} was ordered, waits, and leaves once the business is open again`, async () => {
      const asked = await site.withdrawWithout(step, 1500);
      expect(await site.rowOf(asked)).toMatchObject({ status });
      await site.disable();
      for (let turn = 0; turn < 3; turn += 1) await site.advance();
      expect(await site.rowOf(asked)).toMatchObject({ status, payoutId: null });
      expect(site.ordersOf(asked)).toEqual(ordered);
      expect(await site.balance('withdrawing')).toBe(1500);
      await books();
      await site.approve();
      await site.advance();
      await site.arrived();
      expect(await site.rowOf(asked)).toMatchObject({ status: 'paid' });
      expect(site.ordersOf(asked).toSorted()).toEqual(['payout', 'transfer']);
      expect(await site.balance('withdrawing')).toBe(0);
      await books();
    });

  it('that was only set aside goes no further', async () => {
    const asked = await site.withdrawWithout('transfer', 1200);
    await db().update(withdrawal).set({ status: 'reserved' }).where(eq(withdrawal.uuid, asked.uuid));
    await site.disable();
    await site.advance();
    expect(await site.rowOf(asked)).toMatchObject({ status: 'reserved' });
    expect(site.ordersOf(asked)).toEqual([]);
    await site.approve();
    await site.arrived();
    await site.arrived();
    expect(await site.rowOf(asked)).toMatchObject({ status: 'paid' });
    await books();
  });

  it('that the bank has already goes on, and so does one that was ordered and never answered', async () => {
    const gone = await site.withdraw(1000);
    expect(await site.rowOf(gone)).toMatchObject({ status: 'paying_out', payoutId: expect.any(String) });
    for (const step of ['transfer', 'payout'] as const) {
      site.stripe.faultsAt(`POST /v1/${step}s`, 'lost_answer', 'lost_answer');
      const lost = await site.withdraw(1100);
      const before = site.ordersOf(lost);
      expect(before).toContain(step);
      await site.disable();
      await site.advance();
      expect(site.ordersOf(lost)).toEqual(before);
      expect(await site.rowOf(lost)).toMatchObject(
        step === 'payout'
          ? { payoutId: expect.any(String) }
          : { transferId: expect.any(String), payoutId: null },
      );
      await site.arrived();
      expect(await site.rowOf(gone)).toMatchObject({ status: 'paid' });
      expect(await site.rowOf(lost)).toMatchObject({ status: step === 'payout' ? 'paid' : 'paying_out' });
      await books();
      await site.approve();
      await site.advance();
      await site.arrived();
      expect(await site.rowOf(lost)).toMatchObject({ status: 'paid' });
      expect(site.ordersOf(lost)).toHaveLength(2);
      await books();
    }
  });

  it('is told in the letter of the closing, and in the one of the opening; nothing is where none waits', async () => {
    const letters = async () => {
      const rows = await db().select().from(mailOutbox).orderBy(mailOutbox.id);
      return rows.filter(({ subject }) => subject.includes('La boutique')).map(({ text }) => text);
    };
    await db().delete(mailOutbox);
    await site.disable();
    await site.approve();
    expect((await letters()).join()).not.toContain('virement');
    await db().delete(mailOutbox);
    await site.withdrawWithout('transfer', 900);
    await site.disable();
    await site.approve();
    const [closed, open] = await letters();
    expect(closed).toContain('attendent sa réouverture');
    expect(open).toContain('Les virements qui attendaient partent');
    await site.advance();
    await site.arrived();
  });

  it('does not count as one that stands still, and does once nothing keeps it', async () => {
    const asked = await site.withdrawWithout('transfer', 800);
    await site.disable();
    site.app.services.moveClock(3 * 3_600_000);
    expect(await stuckWithdrawals(site.app.services)).toBe(0);
    site.app.services.moveClock(0);
    await site.approve();
    site.app.services.moveClock(3 * 3_600_000);
    expect(await stuckWithdrawals(site.app.services)).toBe(1);
    site.app.services.moveClock(0);
    await site.advance();
    await site.arrived();
    expect(await site.rowOf(asked)).toMatchObject({ status: 'paid' });
  });
});

describe('the letter at the end of a business’s withdrawal', () => {
  it('speaks of the shop, and reaches each of its owners', async () => {
    const [who] = await db().select().from(person).where(eq(person.email, CAST.rose.email));
    await db()
      .insert(merchantMember)
      .values({ merchantId: site.id, personId: who?.id ?? 0, role: 'owner' });
    await db().delete(mailOutbox);
    await site.withdraw(700);
    await site.arrived();
    const mails = await db().select().from(mailOutbox).orderBy(mailOutbox.to);
    expect(mails.map(({ to }) => to)).toEqual([CAST.ines.email, CAST.rose.email]);
    for (const { subject, text } of mails) {
      expect(subject).toContain('Votre virement de 7,00');
      expect(text).toContain('/i/business/paiements');
      expect(text).not.toMatch(/cagnotte/);
    }
  });

  it('says where the money is when the bank refuses it', async () => {
    await db().delete(mailOutbox);
    const asked = await site.withdraw(600);
    await site.arrived('account_closed');
    expect(await site.rowOf(asked)).toMatchObject({ status: 'failed' });
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.to, CAST.ines.email));
    expect(mail?.text).toContain('de nouveau disponible dans votre boutique');
    await books();
  });
});
