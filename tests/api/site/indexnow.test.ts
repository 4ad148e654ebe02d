import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { indexNowJob } from '#src/features/seo/indexnow.jobs.server.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';
import { type IndexNowDouble, startIndexNow } from '#tests/support/indexnow.ts';

const KEY = 'une-cle-d-essai-2026';
const ORIGIN = 'https://exemple.fr';
let engines: IndexNowDouble;
let desk: Desk;

beforeAll(async () => {
  engines = await startIndexNow();
  desk = await openDesk({ config: { indexNowKey: KEY, indexNowUrl: engines.url, publicUrl: ORIGIN } });
});
afterAll(async () => {
  engines.close();
  await desk.app.close();
});

const run = () => indexNowJob.run(desk.app.services, {} as never);
const last = () => engines.told.at(-1)?.urlList.toSorted();

it('only begins to watch at first, then tells what was published, with the key and its proof', async () => {
  await desk.publish(pageMd('deja-la'));
  await run();
  expect(engines.told).toEqual([]);
  await desk.publish(pageMd('nouvelle'));
  await desk.create(pageMd('brouillon'));
  await run();
  expect(engines.told).toEqual([
    {
      host: 'exemple.fr',
      key: KEY,
      keyLocation: `${ORIGIN}/${KEY}.txt`,
      urlList: [`${ORIGIN}/page/nouvelle`],
    },
  ]);
});

it('tells both addresses of what moved, and the address of what was deleted', async () => {
  const { id } = await desk.publish(pageMd('avant'));
  await run();
  await desk.rewrite(id, 'slug: avant', 'slug: apres');
  await run();
  expect(last()).toEqual([`${ORIGIN}/page/apres`, `${ORIGIN}/page/avant`]);
  await desk.asRose(() => editorCalls.deleteContent({ id }));
  await run();
  expect(last()).toContain(`${ORIGIN}/page/apres`);
});

it('says nothing when nothing changed, and tells again what an engine did not take', async () => {
  const before = engines.told.length;
  await run();
  expect(engines.told).toHaveLength(before);
  await desk.publish(pageMd('patiente'));
  engines.answer(503);
  await expect(run()).rejects.toThrow('503');
  engines.answer(200);
  await run();
  expect(last()).toEqual([`${ORIGIN}/page/patiente`]);
});

it('does nothing without a key', async () => {
  const before = engines.told.length;
  await desk.publish(pageMd('sans-cle'));
  const { config } = desk.app.services;
  await indexNowJob.run({ ...desk.app.services, config: { ...config, indexNowKey: null } }, {} as never);
  expect(engines.told).toHaveLength(before);
});
