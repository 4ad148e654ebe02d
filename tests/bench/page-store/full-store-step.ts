// One step of full-store.ts; prints its rows as JSON.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startOutbox } from '#src/server/page-store/outbox.ts';
import type { Querier } from '#src/server/page-store/outbox-options.ts';
import { openPageStore } from '#src/server/page-store/store.ts';
import { quantile, type Row } from '../support/row.ts';
import { renderedArticle, silent } from './article.ts';

const publications = 50;
const bytes = 10_000;
const [step = '', dir = '', pages = ''] = process.argv.slice(2);
const count = Number(pages);
const size = `${count.toLocaleString('en')} pages`;
const versions = new Map<number, number>();

const opened = performance.now();
const store = await openPageStore({
  dir,
  buildId: 'bench',
  maxMemoryBytes: 64 * 1024 * 1024,
  render: async (path) => {
    const n = Number(path.slice('/article-'.length));
    return renderedArticle(n, versions.get(n) ?? 1, bytes);
  },
  log: silent,
});
const openMs = performance.now() - opened;

const steps: Record<string, () => Promise<Row[]>> = {
  async fill() {
    const started = performance.now();
    await store.warm(Array.from({ length: count }, (_, n) => `/article-${n}`));
    const perSecond = (count * 1000) / (performance.now() - started);
    return [
      {
        name: `${size} of 10 kB rendered and stored`,
        figure: perSecond,
        unit: 'pages/s',
        target: '',
      },
    ];
  },

  async boot() {
    const rss = process.memoryUsage().rss / 2 ** 20;
    if (store.stats().paths !== count) throw new Error(`${store.stats().paths} pages`);
    return [
      { name: `store of ${size} opened`, figure: openMs, unit: 'ms', target: '≤ 1500' },
      { name: `memory of the process with ${size}`, figure: rss, unit: 'MiB', target: '' },
    ];
  },

  async publish() {
    // The outbox reads rows from memory: what is measured is ours, a database adds its own commit and one query.
    const rows: { id: string; tags: string }[] = [];
    const query: Querier['query'] = async (sql, params) => {
      if (sql.includes('min(id)')) return { rows: [{ oldest: rows.at(0)?.id, newest: rows.at(-1)?.id }] };
      return { rows: rows.filter((row) => Number(row.id) > Number(params[0])) };
    };
    const outbox = startOutbox({ store, query, log: silent });
    await outbox.ready;
    const site = createServer((req, res) => {
      if (!store.answer(req, res)) store.serve(req.url ?? '', req, res).catch(() => res.destroy());
    });
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
    const { port } = site.address() as AddressInfo;
    const times: number[] = [];
    for (let i = 0; i < publications; i += 1) {
      const n = (i * 1327) % count;
      await get(port, `/article-${n}`);
      versions.set(n, 2);
      const committed = performance.now();
      // An article with the list of its category: 1,750 pages carry that tag.
      rows.push({
        id: String(i + 1),
        tags: JSON.stringify([`post:${n}`, ...(i % 10 ? [] : [`category:${n % 40}`])]),
      });
      void outbox.kick();
      while (!(await get(port, `/article-${n}`)).includes('version 2')) await delay(1);
      times.push(performance.now() - committed);
    }
    site.closeAllConnections();
    site.close();
    await outbox.close();
    const name = `published to served, ${size}, outbox in memory`;
    return [
      { name: `${name}, median`, figure: quantile(times, 0.5), unit: 'ms', target: '' },
      { name: `${name}, p99`, figure: quantile(times, 0.99), unit: 'ms', target: '≤ 1000' },
    ];
  },
};

function get(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    })
      .on('error', reject)
      .end();
  });
}

const result = await steps[step]?.();
await store.close();
process.stdout.write(JSON.stringify(result));
