import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepCdn } from '#src/server/cdn/sweep.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let cache: Server;
const purged: string[] = [];
let answers = 200;

beforeAll(async () => {
  cache = createServer((req, res) => {
    if (answers === 200) purged.push(String(req.headers.xkey));
    res.writeHead(answers).end();
  });
  await new Promise<void>((ready) => cache.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  app = await startTestApp({ config: { cdn: { kind: 'varnish', url, token: 'un-secret' } } });
});
afterAll(async () => {
  await app.close();
  cache.closeAllConnections();
  cache.close();
});

const publish = (tag: string, secondsAgo: number) =>
  app.services.database.query(
    `insert into page_outbox (tags, created_at) values (array[$1::text], now() - make_interval(secs => $2::int))`,
    [tag, secondsAgo],
  );

describe('the sweep that purges once more what was published', () => {
  it('sends what is settled, in order, once; what is not settled yet waits', async () => {
    await publish('before', 60);
    await sweepCdn(app.services);
    expect(purged).toEqual([]);
    await publish('content:post:a', 60);
    await publish('content:post:b', 40);
    await publish('content:post:c', 0);
    await sweepCdn(app.services);
    expect(purged).toEqual(['content:post:a content:post:b']);
    await sweepCdn(app.services);
    expect(purged).toHaveLength(1);
  });

  it('fails while the cache refuses, and sends the same again when it does not', async () => {
    await publish('menus', 60);
    await sweepCdn(app.services);
    // One that is not settled holds back what follows it: no row is passed over.
    expect(purged).toHaveLength(1);
    await app.services.database.query(`update page_outbox set created_at = now() - interval '1 minute'`, []);
    answers = 503;
    await expect(sweepCdn(app.services)).rejects.toThrow('503');
    answers = 200;
    await sweepCdn(app.services);
    expect(purged.at(-1)).toBe('content:post:c menus');
  });

  it('purges every page when rows it had not read were pruned', async () => {
    await publish('lost', 60);
    await publish('list:city', 60);
    await app.services.database.query(
      `delete from page_outbox where id < (select max(id) from page_outbox)`,
      [],
    );
    await sweepCdn(app.services);
    expect(purged.at(-1)).toBe('all');
  });
});
