import { eq } from 'drizzle-orm';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { createMainList } from '#src/features/lists/setup.server.ts';
import { contribution, list, mailOutbox, person } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';

/** Cards of the demo bank, by what they do. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenged: '4000002760003184',
  challengedOnce: '4000002500003155',
  failsLater: '4000000000000341',
} as const;

/** Camille and her list, without going through the start screen. */
export async function givenList(
  app: TestApp,
  options: { email?: string; settings?: Record<string, unknown>; birthdate?: string; slug?: string } = {},
) {
  const { db } = app.services.database;
  const [owner] = await db
    .insert(person)
    .values({ email: options.email ?? 'camille@exemple.fr', firstname: 'Camille', lastname: 'Durand' })
    .returning();
  if (!owner) throw new Error('no owner');
  const made = await createMainList(db, {
    personId: owner.id,
    slug: options.slug ?? 'camille-et-hugo',
    title: 'La liste de Camille et Hugo',
    birthdate: options.birthdate ?? null,
  });
  if (options.settings) await db.update(list).set({ settings: options.settings }).where(eq(list.id, made.id));
  return { ...made, owner };
}

export const GRANDMA = { email: 'mamie@exemple.fr', publicname: 'Mamie Odile' };

/** A contribution ready to be paid. */
export async function preparedGift(listUuid: string, amount = 5000) {
  const made = await contributionCalls.prepare({
    list_uuid: listUuid,
    contribution: { amount, kindwords: 'Bienvenue !', contributor: GRANDMA },
  });
  if (!made.payment) throw new Error('no payment');
  const { hash } = made.contribution;
  return { hash, secret: made.payment.client_secret, contribution: made.contribution };
}

/** Pays by card and lets the bank's events arrive. */
export async function pay(app: TestApp, secret: string, card: string = CARDS.good) {
  const answer = await demoCalls.confirm({ client_secret: secret, card_number: card });
  await app.runJobs();
  return answer;
}

/** A gift as its owners name it; the giver's own key is the hash. */
export async function giftIdOf(app: TestApp, hash: string): Promise<string> {
  const [row] = await app.services.database.db
    .select({ uuid: contribution.uuid })
    .from(contribution)
    .where(eq(contribution.hash, hash));
  if (!row) throw new Error('no gift');
  return `c-${row.uuid}`;
}

export async function mailsTo(app: TestApp, to: string) {
  return app.services.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, to))
    .orderBy(mailOutbox.id);
}
