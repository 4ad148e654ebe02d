import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchIndex, type SearchIndex } from '#search/index.ts';
import { type RunningMeilisearch, startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';
import { BRANDS, generateProducts, pick } from './search-products.ts';
import { ownMemory, residentMemory } from './support/process.ts';
import type { Row } from './support/row.ts';

const COUNT = 100_000;
const TURNS = 110;
const QUERIES = [
  ...['p', 'pous', 'poussette', 'pousette trio', 'gigoteuse bleu', 'lit', 'body coton', 'chic'],
  ...['tapis eveil', 'biberon verre', 'turbulette'],
];

/** The least a caller could do: one kept-alive socket, and the body that our layer sends. */
function createDirect({ url, key }: RunningMeilisearch) {
  const agent = new Agent({ keepAlive: true });
  const limits = { product: 20, tag: 10, brand: 40 };
  return (query: string) =>
    new Promise<unknown>((resolve, reject) => {
      const queries = Object.entries(limits).map(([kind, limit]) => ({
        indexUid: `merveille_${kind}`,
        q: query,
        limit,
        matchingStrategy: 'all',
      }));
      const body = JSON.stringify({ queries });
      const sent = request(`${url}/multi-search`, {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

const round = (value: number) => Math.round(value * 100) / 100;

async function fill(index: SearchIndex): Promise<number> {
  const shared = { has_cms_entry: false, logo: null, popularity: 1 };
  await index.upsert(
    'brand',
    BRANDS.map((name, id) => ({ id, name, slug: `marque-${id}`, ...shared })),
  );
  const tag = { id: 1, name: 'Promenade', slug: 'promenade', featured_product: null };
  await index.upsert('tag', [{ ...tag, popularity: 1, forms: [], holds: [] }]);
  return timed(() => index.rebuild('product', generateProducts(COUNT)));
}

/** Both sides in turn, so that what slows the machine slows both; the first turns only warm up. */
async function compare(index: SearchIndex, running: RunningMeilisearch) {
  const direct = createDirect(running);
  const ours = (query: string) => index.instant({ query, limit: [20, 10, 40], highlight: false });
  const times = { ours: [] as number[], direct: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const query = pick(QUERIES, turn);
    const pair = { direct: await timed(() => direct(query)), ours: await timed(() => ours(query)) };
    if (turn < QUERIES.length) continue;
    times.direct.push(pair.direct);
    times.ours.push(pair.ours);
  }
  return times;
}

/** Indexing of 100,000 products, and what our layer adds to an instant search. Takes about 15 s. */
export async function benchSearch(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const running = await startMeilisearch({ dataDir, log: createLog('silent') });
  if (!running) return [];
  const index = await createSearchIndex({ engine: 'meilisearch', url: running.url, key: running.key });
  try {
    const indexing = await fill(index);
    const [own, all] = [ownMemory(running.pid()) ?? 0, residentMemory(running.pid()) ?? 0];
    const { ours, direct } = await compare(index, running);
    const added = quantile(ours, 0.5) - quantile(direct, 0.5);
    const addedToSlow = quantile(ours, 0.95) - quantile(direct, 0.95);
    const ratio = quantile(ours, 0.5) / quantile(direct, 0.5);
    return [
      { name: 'Indexing 100,000 products', figure: round(indexing / 1000), unit: 's', target: '≤ 30' },
      { name: 'Instant search, median', figure: round(quantile(ours, 0.5)), unit: 'ms', target: '≤ 30' },
      { name: 'Instant search, p95', figure: round(quantile(ours, 0.95)), unit: 'ms', target: '≤ 100' },
      { name: 'Instant search, p99', figure: round(quantile(ours, 0.99)), unit: 'ms', target: '≤ 150' },
      { name: 'Instant search, ratio to a direct call', figure: round(ratio), unit: '×', target: '≤ 1.5' },
      { name: 'Instant search, added to a direct call', figure: round(added), unit: 'ms', target: '≤ 3' },
      {
        name: 'Instant search, added to a direct call at p95',
        figure: round(addedToSlow),
        unit: 'ms',
        target: '≤ 8',
      },
      { name: 'Search engine memory after indexing', figure: own, unit: 'MB', target: '≤ 500' },
      // Of its file: the system keeps it in memory while nothing else needs the place.
      {
        name: 'the same with the parts of its file that were read',
        figure: all,
        unit: 'MB',
        target: 'given back',
      },
    ];
  } finally {
    await index.close();
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
