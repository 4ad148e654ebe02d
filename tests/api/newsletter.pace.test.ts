import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

const PER_SECOND = 10;
const PEOPLE = 35;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ config: { mailingPerSecond: PER_SECOND } });
});
afterAll(() => desk.app.close());

it('a letter leaves at the pace that was set, in the order in which people came', async () => {
  const { db } = desk.app.services.database;
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    email: `p${n}@exemple.fr`,
    topics: ['magazine'],
    nonce: `n${n}`,
    confirmedAt: new Date(),
  }));
  await db.insert(subscriber).values(people);
  const { id } = await desk.asRose(() =>
    campaignCalls.save({
      name: 'Novembre',
      subject: 'Un mois de lectures',
      preheader: '',
      md: 'Bonjour.\n',
      segment: { topics: ['magazine'] },
    }),
  );
  await desk.asRose(() => campaignCalls.schedule({ id, at: new Date().toISOString() }));
  const began = performance.now();
  await desk.app.services.jobs.runDue();
  // Ten at once, then ten a second: the last five wait three seconds at least, however quick the machine.
  expect(performance.now() - began).toBeGreaterThan(((PEOPLE - PER_SECOND) / PER_SECOND) * 1000);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.bulk, true)).orderBy(mailOutbox.id);
  expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email));
});
