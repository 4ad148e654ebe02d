import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FeedFault } from '#src/features/catalogue/feeds/feed.ts';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { fetchRun } from '#src/features/catalogue/feeds/fetch.server.ts';
import { feedRun } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { type AnsweringServer, type Answers, startAnsweringServer } from '#tests/support/answering-server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { feedDesk, HEAD } from '#tests/support/feeds.ts';

let app: TestApp;
let desk: ReturnType<typeof feedDesk>;
let shop: AnsweringServer;
const answers: Answers = {
  '/vers-prive.csv': (res) => void res.writeHead(302, { location: 'http://169.254.169.254/meta' }).end(),
  '/vers-fichier.csv': (res) => void res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/en-rond.csv': (res) => void res.writeHead(302, { location: '/en-rond.csv' }).end(),
  '/lent.csv': (res) => void res.write(`${HEAD}\n`),
  '/coupe.csv': (res) => void res.writeHead(200, { 'content-length': 5000 }).write('id', () => res.destroy()),
  '/absent.csv': (res) => void res.writeHead(404).end(),
};
beforeAll(async () => {
  app = await startTestApp();
  desk = feedDesk(app, (await join(app, 'rose')).token);
  shop = await startAnsweringServer(answers);
});
afterAll(async () => {
  shop.close();
  await app.close();
});

/** Gives the verdict on an address; of private ones, this test's own server alone is let through. */
async function said(path: string, timeoutMs = 30_000): Promise<string> {
  const { id } = await desk.makeFeed({ url: shop.url + path });
  const { id: runId } = await desk.asAdmin(() => feedCalls.fetchFeed({ feed_id: id }));
  const [run] = await app.services.database.db.select().from(feedRun).where(eq(feedRun.id, runId));
  if (!run) throw new Error('No run');
  return fetchRun(app.services, run, { allow: shop.allow, timeoutMs }).then(
    () => 'read',
    (error: unknown) => (error instanceof FeedFault ? error.message : Promise.reject(error)),
  );
}

it('An address that leads to a private machine, in circles, nowhere or too slowly is said so', async () => {
  expect(await said('/vers-prive.csv')).toMatch(/machine privée/);
  expect(await said('/vers-fichier.csv')).toMatch(/commence par https/);
  expect(await said('/en-rond.csv')).toMatch(/trop de fois ailleurs/);
  expect(await said('/lent.csv', 400)).toMatch(/à temps/);
  expect(await said('/coupe.csv')).toMatch(/interrompue/);
  expect(await said('/absent.csv')).toMatch(/a répondu 404/);
});

it('An address of this machine or of its network is never asked', async () => {
  for (const address of ['http://127.0.0.1:1/f.csv', 'http://169.254.169.254/f.csv', 'http://[::1]/f.csv']) {
    const { id } = await desk.makeFeed({ url: address });
    const run = await desk.asAdmin(() => feedCalls.fetchFeed({ feed_id: id }));
    expect(await desk.work(run.id), address).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/machine privée/),
    });
  }
});

it('A file that claims two gigabytes is refused before a byte of it', async () => {
  const { id } = await desk.makeFeed();
  const begun = desk.asAdmin(() =>
    feedCalls.beginFeedRun({ feed_id: id, name: 'a.csv', size: 2 * 1024 ** 3 }),
  );
  await expect(begun).rejects.toMatchObject({ code: 'too_large', message: expect.stringMatching(/300 Mio/) });
});
