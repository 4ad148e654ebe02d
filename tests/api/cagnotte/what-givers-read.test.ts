// What the mails and pages of a gift say of its list and of its day.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { getGift } from '#src/features/cagnotte/contribution.server.ts';
import { mailFacts } from '#src/features/cagnotte/effects.server.ts';
import { statusNotice } from '#src/features/cagnotte/pay.fr.ts';
import { list as lists } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, givenList, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
  await app.services.database.db.update(lists).set({ title: '' }).where(eq(lists.id, list.id));
});
afterAll(() => app.close());

it('a list that its owner gave no title is named after its owner, as on its page', async () => {
  const { secret, hash } = await preparedGift(list.uuid);
  await pay(app, secret);
  const receipt = (await mailsTo(app, GRANDMA.email)).at(-1);
  expect(receipt?.text).toMatch(/Votre participation à «\s?La liste de Camille Durand\s?» est payée/);
  const gift = await getGift(app.services.database.db, { hash });
  expect(mailFacts(gift)).toMatchObject({ listTitle: 'La liste de Camille Durand' });
});

/** A gift for some days from now: the mail once its card is saved, and the page of it. */
async function planned(days: number) {
  const email = `dans-${days}-jours@exemple.fr`;
  const { contribution, payment } = await calls.add({
    list_uuid: list.uuid,
    contribution: { amount: 4000, contributor: { ...GRANDMA, email } },
    delayed: addDays(dayInFrance(app.services.clock()), days),
  });
  await pay(app, payment?.client_secret ?? '');
  await calls.checkStatus({ hash: contribution.hash });
  const { body } = statusNotice(await calls.get({ hash: contribution.hash }));
  return { mail: (await mailsTo(app, email)).at(-1)?.text ?? '', body };
}

it('a reminder is promised only to whom one will be sent', async () => {
  const later = await planned(10);
  expect(later.mail).toContain('Vous recevrez un rappel trois jours avant');
  expect(later.body).toContain('Un rappel vous est envoyé trois jours avant');
  for (const days of [1, 3]) {
    const near = await planned(days);
    expect(near.mail).toContain('Elle sera débitée');
    expect(near.mail).not.toContain('rappel');
    expect(near.body).toContain('le lien de votre e-mail annule la participation');
    expect(near.body).not.toContain('rappel');
  }
});
