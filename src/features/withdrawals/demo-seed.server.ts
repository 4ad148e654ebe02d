import { eq } from 'drizzle-orm';
import { daysAgo, giveDemo, promiseDemo } from '#src/features/cagnotte/demo-seed.server.ts';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { findOwnedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { demoBank, moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Person } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, list, mailOutbox, person, withdrawal } from '#src/server/db/schema/index.ts';
import { DEMO_IBANS } from '#src/server/gateways/payments/demo-ibans.ts';
import { findDemoRecipient, giveDemoIdentity } from '#src/server/gateways/payments/demo-payouts.ts';
import type { Services } from '#src/server/services.ts';
import { checkIdentity, startIdentity } from './identity.server.ts';
import { createPot } from './setup.server.ts';
import { withdraw } from './withdraw.server.ts';
import { advanceAll } from './withdrawal.jobs.server.ts';

const SURNAME = 'Exemple';
/** Cents, asked twice: the first comes back from the bank. */
const WITHDRAWN = 8000;
const LATER = [
  {
    daysAgo: 6,
    amount: 4000,
    publicname: 'Cousine Jade',
    email: 'jade@exemple.invalid',
    kindwords: 'On se voit à la naissance !',
  },
  { daysAgo: 1, amount: 3500, publicname: 'Parrain Léo', email: 'leo@exemple.invalid', kindwords: '' },
];
const PROMISED = {
  daysAgo: 3,
  amount: 6000,
  publicname: 'Papi Jacques',
  email: 'jacques@exemple.invalid',
  kindwords: 'Pour le grand jour.',
};

/** The example's owner: what the pot is for, two withdrawals (one that the bank sent back), gifts and a promise. */
export async function seedDemoPot(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const { db } = services.database;
  const [found] = await db
    .select({ uuid: list.uuid, owner: person })
    .from(list)
    .innerJoin(person, eq(person.id, list.ownerId))
    .where(eq(list.slug, DEMO_LIST.slug));
  if (!found || (await db.$count(contribution)) === 0) return;
  // Stopped half-way at an earlier start: what is missing is only an example, and the site must start.
  if ((await db.$count(withdrawal)) > 0) return;
  const { uuid: list_uuid, owner } = found;
  const at = (days: number) => ownerCtx(daysAgo(services, days), owner);
  await createPot(at(31), {
    list_uuid,
    purpose: 'Une poussette pour les longues promenades',
    goal: 60_000,
    message: 'Chaque petit geste compte : merci d’être là avec nous.',
  });
  await releaseFunds(daysAgo(services, 22));
  // The gifts of a demonstration that an earlier version filled are too recent to be paid out.
  const pot = await findOwnedPot(at(21), list_uuid);
  const available = pot ? await balanceOf(db, accountsOf(moneyModeOf(services)).pot(pot.id, 'available')) : 0;
  if (available < WITHDRAWN) return;
  await identify(at(21), list_uuid, DEMO_IBANS[1].iban);
  await withdrawDemo(services, at(20), { list_uuid, amount: WITHDRAWN });
  await identify(at(16), list_uuid, DEMO_IBANS[0].iban);
  await withdrawDemo(services, at(15), { list_uuid, amount: WITHDRAWN });
  await giveDemo(services, list_uuid, LATER[0] as (typeof LATER)[0]);
  await promiseDemo(services, list_uuid, PROMISED);
  await releaseFunds(daysAgo(services, 2));
  await giveDemo(services, list_uuid, LATER[1] as (typeof LATER)[0]);
  // The example's parents are nobody: what would have told them of their money is not sent.
  await db.delete(mailOutbox).where(eq(mailOutbox.to, DEMO_LIST.email));
}

function ownerCtx(services: Services, owner: typeof person.$inferSelect): Ctx {
  const actor: Person = {
    role: 'user',
    rights: [],
    personId: owner.id,
    uuid: owner.uuid,
    email: owner.email ?? '',
    tokenHash: '',
    impersonatorId: null,
    provedUntil: null,
    enrolUntil: null,
    factorMissing: null,
  };
  return makeCtx(services, actor, { ip: '', sessionUuid: null, requestId: 'seed', userAgent: '' });
}

async function identify(ctx: Ctx, list_uuid: string, iban: string): Promise<void> {
  const { url } = await startIdentity(ctx, { list_uuid });
  const bank = demoBank(ctx.services);
  const row = await findDemoRecipient(bank, url.split('/').at(-1) ?? '');
  if (row) await giveDemoIdentity(bank, row, { surname: SURNAME, iban, papers: false });
  await checkIdentity(ctx, { list_uuid });
}

/** Asked, on its way, and three days later at its end. */
async function withdrawDemo(
  services: Services,
  ctx: Ctx,
  { list_uuid, amount }: { list_uuid: string; amount: number },
): Promise<void> {
  await withdraw(ctx, { list_uuid, amount, key: crypto.randomUUID() });
  await advanceAll(ctx.services);
  const days = (services.clock().getTime() - ctx.now.getTime()) / 86_400_000;
  await advanceAll(daysAgo(services, days - 3));
}
