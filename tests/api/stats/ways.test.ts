import type { IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Content } from '#src/features/content/content.ts';
import { countWay } from '#src/features/stats/count-ways.server.ts';
import { statsCalls } from '#src/features/stats/stats.calls.ts';
import { CHECKOUT_PATH, GIVE_PATH } from '#src/features/stats/ways.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { START_PATH } from '#src/lib/paths.ts';
import type { Right } from '#src/lib/rights.ts';
import { person, subscriber } from '#src/server/db/schema/index.ts';
import { LISTS_PATH } from '#src/server/http/pages.ts';
import { views } from '#src/server/views/view-counter.ts';
import { writeViews } from '#src/server/views/write-views.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

const TODAY = parisDay(new Date());
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ARTICLE = '/magazine/grossesse/choisir';

let desk: Desk;
let article: Content;
beforeAll(async () => {
  desk = await openDesk();
  article = await desk.publish(postMd('choisir'));
  views.take();
});
afterAll(() => desk.app.close());

const database = () => desk.app.services.database;
const write = async () => {
  const batch = views.take();
  if (batch) await writeViews(database(), { ...batch, day: TODAY }, TODAY);
};
const ways = () => desk.asRose(() => statsCalls.statsWays({ from: TODAY, to: TODAY }));
const stepOf = (told: Awaited<ReturnType<typeof ways>>, step: string) =>
  told.steps.find((one) => one.step === step)?.value;

it('counts steps from an article to a list and from a list to a gift, and no others', async () => {
  for (let time = 0; time < 4; time += 1) countWay(START_PATH, () => ARTICLE);
  countWay(LISTS_PATH, () => '/magazine/grossesse/une-autre');
  for (const path of [GIVE_PATH, CHECKOUT_PATH]) countWay(path, () => LISTS_PATH);
  countWay(GIVE_PATH, () => ARTICLE);
  countWay(START_PATH, () => '/magazine/2');
  countWay(ARTICLE, () => {
    throw new Error('nothing is looked up for a page that is no step');
  });
  await write();
  const told = await ways();
  expect([stepOf(told, 'to_list'), stepOf(told, 'to_gift')]).toEqual([5, 2]);
  // Under five it could be one person.
  expect(told.articles).toEqual([]);
  countWay(LISTS_PATH, () => ARTICLE);
  await write();
  expect((await ways()).articles).toEqual([{ path: ARTICLE, label: 'Un article', value: 5, before: 0 }]);
});

it('shows sums of money to who may see payments, and the rest to who holds the right', async () => {
  const ask = () => desk.asInes(() => statsCalls.statsWays({ from: TODAY, to: TODAY }));
  const give = (rights: Right[]) =>
    database().db.update(person).set({ rights }).where(eq(person.email, CAST.ines.email));
  await expect(ask()).rejects.toMatchObject({ status: 403 });
  await give(['stats']);
  expect(await ask()).toMatchObject({ money: [] });
  await give(['stats', 'payments']);
  expect((await ask()).money.map(({ what }) => what)).toEqual(['contributions', 'orders']);
  await give([]);
  const backwards = desk.asRose(() => statsCalls.statsWays({ from: TODAY, to: addDays(TODAY, -1) }));
  await expect(backwards).rejects.toMatchObject({ code: 'invalid_input' });
});

it('tells who writes a text of its readers, without the sources that too few came from', async () => {
  views.open({ trustProxy: false, ownHost: 'exemple.fr', pathOf: (key) => key });
  const read = (ip: string, referer: string) =>
    views.view(ARTICLE, {
      method: 'GET',
      socket: { remoteAddress: ip },
      headers: { 'user-agent': AGENT, referer },
    } as unknown as IncomingMessage);
  for (let n = 1; n <= 5; n += 1) read(`192.0.2.${n}`, 'https://www.moteur.fr/');
  read('192.0.2.6', 'https://ami.exemple.org/');
  await write();
  const { figures } = await desk.asRose(() => statsCalls.pageFigures({ id: article.id }));
  expect(figures).toMatchObject({
    path: ARTICLE,
    views: { value: 6, before: 0 },
    visitors: { value: 6 },
    sources: [{ label: 'moteur.fr', value: 5 }],
  });
  expect(figures?.series).toHaveLength(30);
  const faq = await desk.create('---\nnamespace: faq\nslug: question\ntitle: Une question ?\n---\n\nOui.\n');
  expect(await desk.asRose(() => statsCalls.pageFigures({ id: faq.id }))).toEqual({ figures: null });
  await expect(desk.asRose(() => statsCalls.pageFigures({ id: 999_999 }))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(desk.asInes(() => statsCalls.pageFigures({ id: article.id }))).rejects.toMatchObject({
    status: 403,
  });
});

it('counts who confirmed the letter', async () => {
  const ask = () =>
    desk.asRose(() => statsCalls.stats({ what: 'subscribers', from: TODAY, to: TODAY, by: 'day' }));
  expect((await ask()).total).toBe(0);
  const odile = { email: 'odile@exemple.test', nonce: 'n', topics: ['magazine'], confirmedAt: new Date() };
  await database().db.insert(subscriber).values(odile);
  await database().db.insert(subscriber).values({ email: 'pas-encore@exemple.test', nonce: 'm' });
  expect((await ask()).total).toBe(1);
});
