// What editors see of outings: museums whose place is not believed, and what each file of DATAtourisme left here.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { outingsDeskCalls } from '#src/features/tourism/desk.calls.ts';
import { loadMuseums } from '#src/features/tourism/museums.ts';
import { outing, person } from '#src/server/db/schema/index.ts';
import { CAST, join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose = '';
let ines = '';
beforeAll(async () => {
  app = await startTestApp();
  await publishPlaces(app.services.database.db, 1);
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
});
afterAll(() => app.close());

const desk = (token: string | null) => app.as(token, () => outingsDeskCalls.outingsDesk({}));

const outingOf = (uri: string, more: Partial<typeof outing.$inferInsert> = {}) => ({
  uri: `https://data.datatourisme.fr/13/${uri}`,
  kind: 'zoo',
  name: 'Le zoo',
  communeCode: '44109',
  departmentCode: '44',
  lat: 47.2,
  lng: -1.5,
  feed: 'datatourisme-reg-pdl',
  importedAt: new Date('2026-11-20T10:00:00Z'),
  ...more,
});

it('lists each museum that is in doubt, with its reason and how far it says it is', async () => {
  const { doubtful, feeds } = await desk(rose);
  expect(feeds).toEqual([]);
  expect(doubtful.length).toBe((await loadMuseums()).doubtful.length);
  const revermont = doubtful.find(({ name }) => name === 'Musée du Revermont');
  expect(revermont).toMatchObject({ reference: 'M0975', doubt: 'far', department: '01' });
  expect(revermont?.distance_km).toBeGreaterThan(10);
  const bearnais = doubtful.find(({ name }) => name === 'Musée béarnais');
  expect(bearnais).toMatchObject({ commune: 'Pau', doubt: 'town' });
});

it('counts what each import left: shown, over and withdrawn', async () => {
  const { db } = app.services.database;
  await db
    .insert(outing)
    .values([
      outingOf('zoo'),
      outingOf('parc', { importedAt: new Date('2026-11-21T10:00:00Z') }),
      outingOf('foire', { kind: 'event', lastDay: '2026-05-02' }),
      outingOf('ferme', { withdrawn: true }),
      outingOf('lac', { feed: 'datatourisme-place' }),
    ]);
  expect((await desk(rose)).feeds).toEqual([
    { feed: 'datatourisme-place', shown: 1, over: 0, withdrawn: 0, imported_at: '2026-11-20T10:00:00.000Z' },
    {
      feed: 'datatourisme-reg-pdl',
      shown: 2,
      over: 1,
      withdrawn: 1,
      imported_at: '2026-11-21T10:00:00.000Z',
    },
  ]);
});

it('is for who writes contents, and nobody else', async () => {
  await expect(desk(null)).rejects.toMatchObject({ status: 401 });
  await expect(desk(ines)).rejects.toMatchObject({ status: 403 });
  const { db } = app.services.database;
  await db
    .update(person)
    .set({ rights: ['content'] })
    .where(eq(person.email, CAST.ines.email));
  expect((await desk(ines)).doubtful.length).toBeGreaterThan(0);
});
