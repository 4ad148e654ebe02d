import type { IncomingMessage } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { countSearch } from '#src/features/stats/searches.server.ts';
import { statsCalls } from '#src/features/stats/stats.calls.ts';
import { MONEY, type What } from '#src/features/stats/stats.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import type { Right } from '#src/lib/rights.ts';
import { person } from '#src/server/db/schema/index.ts';
import { keepViews } from '#src/server/views/keep-views.ts';
import { ViewCounter, views } from '#src/server/views/view-counter.ts';
import { endDays, writeViews } from '#src/server/views/write-views.ts';
import { CAST, join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TODAY = parisDay(new Date());
const YESTERDAY = addDays(TODAY, -1);

let app: TestApp;
let rose = '';
let ines = '';

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
});
afterAll(() => app.close());

const database = () => app.services.database;

const reading = (ip: string, referer?: string) =>
  ({
    method: 'GET',
    socket: { remoteAddress: ip },
    headers: { 'user-agent': AGENT, ...(referer ? { referer } : {}) },
  }) as unknown as IncomingMessage;

/** One process, which counts and writes for itself. */
function process() {
  const counter = new ViewCounter();
  counter.open({ trustProxy: false, ownHost: 'exemple.fr', pathOf: (key) => key });
  return {
    read: (path: string, ip: string, referer?: string) => counter.view(path, reading(ip, referer)),
    async write(day = TODAY) {
      const batch = counter.take();
      if (batch) await writeViews(database(), { ...batch, day }, day);
    },
  };
}

const ask = (
  what: What,
  more: { from?: string; to?: string; path?: string; by?: 'day' | 'week' | 'month' } = {},
) => app.as(rose, () => statsCalls.stats({ what, from: TODAY, to: TODAY, by: 'day', ...more }));

it('is the staff’s alone, and refuses a period that ends before it begins or is too long', async () => {
  const asked = { what: 'views', from: TODAY, to: TODAY, by: 'day' } as const;
  await expect(app.as(ines, () => statsCalls.stats(asked))).rejects.toMatchObject({ status: 403 });
  const give = (rights: Right[]) =>
    database().db.update(person).set({ rights }).where(eq(person.email, CAST.ines.email));
  await give(['stats']);
  await expect(app.as(ines, () => statsCalls.stats(asked))).resolves.toMatchObject({ rows: [] });
  for (const what of MONEY) {
    const money = { ...asked, what };
    await expect(app.as(ines, () => statsCalls.stats(money))).rejects.toMatchObject({ status: 403 });
    await expect(app.as(ines, () => statsCalls.exportStats(money))).rejects.toMatchObject({ status: 403 });
  }
  await give(['stats', 'payments']);
  for (const what of MONEY)
    await expect(app.as(ines, () => statsCalls.stats({ ...asked, what }))).resolves.toBeDefined();
  await give([]);
  await expect(app.as(null, () => statsCalls.exportStats(asked))).rejects.toMatchObject({ status: 401 });
  await expect(ask('views', { from: TODAY, to: YESTERDAY })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(ask('views', { from: '2000-01-01' })).rejects.toMatchObject({ code: 'invalid_input' });
});

it('adds up the processes, counts a reader of both once, and the day before beside', async () => {
  const [one, two] = [process(), process()];
  for (let i = 0; i < 40; i += 1) (i % 2 ? one : two).read('/magazine', `192.0.2.${i % 8}`);
  for (let i = 0; i < 6; i += 1) one.read('/outils', '192.0.2.1', 'https://www.moteur.fr/?q=secret');
  two.read('/outils', '192.0.2.2', 'https://autre.fr/');
  await Promise.all([one.write(), two.write()]);
  const old = process();
  for (let i = 0; i < 3; i += 1) old.read('/magazine', '192.0.2.1');
  await old.write(YESTERDAY);

  expect(await ask('views')).toEqual({
    series: [{ at: TODAY, value: 47 }],
    rows: [
      { label: '/magazine', path: '/magazine', value: 40, before: 3 },
      { label: '/outils', path: '/outils', value: 7, before: 0 },
    ],
    total: 47,
    before: 3,
  });
  expect(await ask('visitors')).toMatchObject({ total: 8, before: 1 });
  expect(await ask('visitors', { path: '/outils' })).toMatchObject({ total: 2 });
  expect(await ask('sources')).toMatchObject({
    rows: [
      { label: 'moteur.fr', path: null, value: 6 },
      { label: 'autre.fr', path: null, value: 1 },
    ],
  });
  // Of one page, a single reader's way is not told.
  expect((await ask('sources', { path: '/outils' })).rows.map(({ label }) => label)).toEqual(['moteur.fr']);
  const { rows } = await database().query(
    `select coalesce(string_agg(label || path, ' '), '') as all from stat_count`,
  );
  expect(String(rows[0]?.all)).not.toMatch(/192\.0|secret|Mozilla/);
});

it('ends a day: its visitors are a figure, its hashes and its salt are gone, counted once', async () => {
  const { rows: salts } = await database().query('select salt from stat_salt');
  expect(salts).toHaveLength(2);
  const tomorrow = addDays(TODAY, 1);
  await Promise.all([endDays(database(), tomorrow), endDays(database(), tomorrow)]);
  for (const table of ['stat_salt', 'stat_visitor']) {
    const { rows } = await database().query(`select * from ${table}`);
    expect(rows).toEqual([]);
  }
  expect(await ask('visitors')).toMatchObject({ total: 8, before: 1 });
});

it('names a search only when five searched it, and never what says who somebody is', async () => {
  for (let i = 0; i < 5; i += 1) countSearch({ query: ' Poussette  canne', page: 1 }, false);
  for (let i = 0; i < 4; i += 1) countSearch({ query: 'prénom rare', page: 1 }, true);
  for (const query of ['rose@exemple.fr', '06 12 34 56 78', '']) countSearch({ query, page: 1 }, true);
  countSearch({ query: 'poussette canne', page: 2 }, false);
  await app.as(null, () => searchCalls.products({ query: 'xyzzy' }));
  const keeping = keepViews(app.services);
  await keeping.close();
  const searches = await ask('searches');
  expect(searches.rows).toEqual([{ label: 'poussette canne', path: null, value: 5, before: 0 }]);
  expect(searches.total).toBeGreaterThanOrEqual(9);
  expect((await ask('empty_searches')).rows).toEqual([]);
  expect(views.take()).toBeNull();
});

it('keeps 25 months, and a rare search one', async () => {
  await database().db.execute(sql`insert into stat_count (day, what, path, label, value) values
    ('2020-01-01', 'views', '/', '', 7), (${addDays(TODAY, -40)}, 'searches', '', 'rare', 2),
    (${addDays(TODAY, -40)}, 'searches', '', 'courante', 9)`);
  await endDays(database(), TODAY);
  const { rows } = await database().query(
    `select label, day::text from stat_count where day < $1 order by label`,
    [addDays(TODAY, -30)],
  );
  expect(rows.map(({ label }) => label)).toEqual(['courante']);
});

it('keeps for later what the database did not take', async () => {
  const counter = process();
  counter.read('/plus-tard', '192.0.2.9');
  views.open({ trustProxy: false, ownHost: '', pathOf: (key) => key });
  views.view('/plus-tard', reading('192.0.2.9'));
  const down = async () => {
    throw new Error('Connection terminated');
  };
  const away = { ...database(), query: down };
  await keepViews({ ...app.services, database: { ...away, patient: away } } as never).close();
  await keepViews(app.services).close();
  expect(await ask('views', { path: '/plus-tard' })).toMatchObject({ total: 1 });
});

it('counts lists and gifts, sums money, and fills every week and month', async () => {
  const { series } = await ask('lists', { from: addDays(TODAY, -30), by: 'week' });
  expect(series.length).toBeGreaterThanOrEqual(5);
  expect(series[0]?.at).toBe(addDays(TODAY, -30));
  for (const what of ['articles', 'gifts', 'contributions', 'orders', 'subscribers'] as const)
    expect(await ask(what, { by: 'month' })).toMatchObject({ total: 0, before: 0 });
  const { filename, content } = await app.as(rose, () =>
    statsCalls.exportStats({ what: 'views', from: TODAY, to: TODAY, by: 'day' }),
  );
  expect(filename).toBe(`statistiques-views-${TODAY}-${TODAY}.csv`);
  expect(content).toContain('/magazine;/magazine;40;3');
});

it('sums the money of this site’s kind alone: what was played with before is in no figure', async () => {
  for (const [n, mode] of [`'demo', false`, `'stripe', false`, `'stripe', true`].entries())
    await database().query(`insert into shop_order (hash, number, articles, total, email, name, provider, livemode,
        held_until, status, paid_at, address, delivery, terms_at)
      values ('m${n}', 'M${n}', ${1000 + n}, ${1000 + n}, 'a@exemple.fr', 'Odile', ${mode}, now(), 'paid', now(), '{}',
        'standard', now())`);
  expect(await ask('orders')).toMatchObject({ total: 1000 });
});
