import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ownersCalls } from '#src/features/lists/owners/owners.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { mailOutbox, rateLimit, reservation } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { mailboxOf } from '#src/server/mail-room.ts';
import { join, type Member, PASSWORD } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';
import { openCounter } from '../support/vouchers.ts';

let app: TestApp;
let camille: Member;
let shelf: Shelf;

beforeAll(async () => {
  app = await startTestApp({ limits: 'real' });
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: shelf.pram.id });
    await itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 99 });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.db.delete(mailOutbox);
  await app.services.database.db.delete(rateLimit);
});

const give = (email: string) =>
  giftCalls.giveItem({ list_uuid: camille.listUuid, merchant_item_id: shelf.pram.merchantItemId, email });

async function mailsTo(to: string): Promise<number> {
  const { db } = app.services.database;
  const [found] = await db.select({ mails: count() }).from(mailOutbox).where(eq(mailOutbox.to, to));
  return Number(found?.mails);
}

const age = (hours: number) =>
  app.services.database.db.update(mailOutbox).set({ createdAt: new Date(Date.now() - hours * 3_600_000) });

let sent = 0;
const unasked = (to: string) => {
  sent += 1;
  const mail = {
    to,
    key: `test:${sent}`,
    subject: 'Un cadeau',
    html: '',
    text: '',
    unasked: 'gift' as const,
  };
  return queueMail(systemCtx(app.services), mail);
};

describe('mails that nobody asked for', () => {
  it('leave five times an hour and twenty times a day to one mailbox', async () => {
    const to = 'mamie@exemple.fr';
    for (let hour = 0; hour < 6; hour += 1) {
      for (let n = 0; n < 7; n += 1) await unasked(to);
      await app.services.database.db.execute(
        `update mail_outbox set created_at = created_at - interval '61 minutes'`,
      );
    }
    expect(await mailsTo(to)).toBe(20);
    await age(25);
    await expect(unasked(to)).resolves.toBe(true);
  });

  it('are counted together for the addresses of one mailbox, at the very same moment too', async () => {
    const ways = ['tata@exemple.fr', 'Tata@Exemple.fr', 'tata+liste@exemple.fr', ' TATA+a+b@exemple.fr'];
    const tries = Array.from({ length: 24 }, (_, n) => unasked(ways[n % ways.length] ?? ''));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5);
    await expect(unasked('autre@exemple.fr')).resolves.toBe(true);
  });

  it.each([
    ['a.b+x@gmail.com', 'ab@gmail.com'],
    ['A.B@googlemail.com', 'ab@gmail.com'],
    ['a.b@exemple.fr', 'a.b@exemple.fr'],
    ['+tag@exemple.fr', '+tag@exemple.fr'],
    ['sans-arobase', 'sans-arobase@'],
  ])('know the mailbox of %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('do not keep a gift from being reserved, which says that its mail did not leave', async () => {
    const email = 'papi@exemple.fr';
    for (let n = 0; n < 5; n += 1) expect((await give(email)).mailed).toBe(true);
    expect((await give(email)).mailed).toBe(false);
    expect(await mailsTo(email)).toBe(5);
    const held = await app.services.database.db
      .select()
      .from(reservation)
      .where(eq(reservation.email, email));
    expect(held).toHaveLength(6);
    const asked = giftCalls.mailReservationLinks({ list_uuid: camille.listUuid, email });
    await expect(asked).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
    await expect(orderCalls.mailLinks({ email })).rejects.toMatchObject({ code: 'rate_limited' });
    // What asks an address to become an account's still arrives.
    await accountCalls.registerWithEmail({ email, password: PASSWORD });
    expect(await mailsTo(email)).toBe(6);
  });

  it('hold back a voucher that was paid for, which leaves with its code once there is room again', async () => {
    const to = 'parrain@exemple.fr';
    const counter = await openCounter(app);
    for (let n = 0; n < 5; n += 1) await unasked(to);
    const hash = await counter.bought({ recipient: { email: to, name: 'Léo' } });
    expect(await voucherCalls.check({ hash })).toEqual({ status: 'succeeded', sent_at: null });
    await app.runJobs();
    expect(await mailsTo(to)).toBe(5);
    await age(2);
    await app.runJobs();
    expect(await mailsTo(to)).toBe(6);
    expect((await voucherCalls.check({ hash })).sent_at).not.toBeNull();
    await app.runJobs();
    expect(await mailsTo(to)).toBe(6);
  });

  it('of many accounts to one address are refused to who asks for them', async () => {
    const email = 'victime@exemple.fr';
    const outcomes: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { token } = await accountCalls.registerWithEmail({
        email: `a${n}@exemple.fr`,
        password: PASSWORD,
      });
      const asked = app.as(token, () => securityCalls.changeEmail({ email, password: PASSWORD }));
      outcomes.push(await asked.then(() => 'sent').catch(({ code }) => code));
    }
    expect(outcomes).toEqual([...Array(5).fill('sent'), 'rate_limited', 'rate_limited']);
    const invite = () => ownersCalls.inviteCoOwner({ list_uuid: camille.listUuid, email });
    await expect(app.as(camille.token, invite)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await mailsTo(email)).toBe(5);
  });
});
