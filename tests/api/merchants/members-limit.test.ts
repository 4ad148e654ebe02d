// The mails about roles in a business are bounded: whoever gives and takes one again and again writes to somebody.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { merchant, merchantMember, person } from '#src/server/db/schema/index.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';

it('roles that go back and forth fill nobody’s mailbox', async () => {
  const own = await startTestApp({ limits: 'real' });
  try {
    const ines = await join(own, 'ines');
    const made = (await own.as(ines.token, () => businessCalls.create(BUSINESS))).merchant;
    await join(own, 'camille');
    const [who] = await own.services.database.db
      .select()
      .from(person)
      .where(eq(person.email, CAST.camille.email));
    const [row] = await own.services.database.db.select().from(merchant).where(eq(merchant.uuid, made.uuid));
    await own.services.database.db
      .insert(merchantMember)
      .values({ merchantId: row?.id ?? 0, personId: who?.id ?? 0, role: 'member' });
    const shop = (await own.as(ines.token, () => businessCalls.openSession({ merchant_uuid: made.uuid })))
      .token;
    await prove(own, shop, PASSWORD);
    const turn = (n: number) =>
      own.as(shop, () =>
        businessCalls.setRole({ email: CAST.camille.email, role: n % 2 ? 'member' : 'owner' }),
      );
    for (let n = 0; n < 20; n += 1) await turn(n);
    await expect(turn(20)).rejects.toMatchObject({ code: 'rate_limited' });
  } finally {
    await own.close();
  }
});
