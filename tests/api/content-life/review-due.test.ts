import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOutbox } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

const DAY_MS = 86_400_000;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const reviewed = (slug: string, day: string) =>
  pageMd(slug).replace(/\n---\n/, `\nreview_before: ${day}\n---\n`);

/** The tags recorded by the jobs of a day. */
async function madeAnew(days: number): Promise<string[]> {
  const { db } = desk.app.services.database;
  await db.delete(pageOutbox);
  desk.app.services.moveClock(days * DAY_MS);
  await desk.app.runJobs();
  const rows = await db.select().from(pageOutbox);
  return rows.flatMap(({ tags }) => tags).filter((tag) => /^content:page:relue/.test(tag));
}

it('a page is made anew on the day before which it was to be read again, once', async () => {
  await desk.publish(reviewed('relue-bientot', dayAfter(3)));
  await desk.publish(reviewed('relue-tard', dayAfter(30)));
  await desk.create(reviewed('relue-brouillon', dayAfter(3)));
  expect(await madeAnew(1)).toEqual([]);
  expect(await madeAnew(4)).toEqual(['content:page:relue-bientot']);
  expect(await madeAnew(4)).toEqual([]);
  expect(await madeAnew(40)).toEqual(['content:page:relue-tard']);
});
