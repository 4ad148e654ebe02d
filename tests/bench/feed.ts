import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type FeedFormat, FORMATS, feedFile } from './feed/files.ts';
import { type FeedShop, openFeedShop } from './feed/shop.ts';
import type { BenchContext, Row } from './support/row.ts';

const COUNT = Number(process.env.BENCH_ROWS ?? 100_000);
const MEMORY = '≤ 512';

/**
 * Feeds of 100,000 products through the screen's own calls into the built server, search index included as it
 * comes: in each format, the same file again, and one that lost half of its articles. The embedded database lives
 * in the server's process: its memory is in the figures, and told apart.
 */
export async function* benchFeed({ postgresUrl }: BenchContext): AsyncGenerator<Row[]> {
  yield* onEngine('embedded', {});
  if (postgresUrl) yield* onEngine('PostgreSQL', { DATABASE_URL: postgresUrl });
}

async function* onEngine(engine: string, env: NodeJS.ProcessEnv): AsyncGenerator<Row[]> {
  const shop = await openFeedShop(env);
  const writes = await writesOf(env.DATABASE_URL);
  try {
    const before = shop.resident();
    yield [{ name: `${engine}: the server before any feed`, figure: before, unit: 'MiB', target: '' }];
    for (const format of FORMATS) yield await imported(shop, { engine, format, before });
    yield* repeated(shop, { engine, writes: writes.product });
  } finally {
    await writes.close();
    await shop.server.remove();
  }
}

interface Measured {
  engine: string;
  format: FeedFormat;
  before: number;
}

async function imported(shop: FeedShop, { engine, format, before }: Measured): Promise<Row[]> {
  const id = await shop.makeFeed(`Flux ${format}`);
  const file = feedFile(format, COUNT);
  shop.forgetPeak();
  const looked = await timed(() => shop.look(id, file));
  const applied = await timed(() => shop.apply(looked.result));
  const { counts } = applied.result;
  if (counts.created !== COUNT) throw new Error(`${format}: ${JSON.stringify(counts)}`);
  const name = (what: string) => `${engine}, ${format}, ${COUNT} products: ${what}`;
  const whole = looked.seconds + applied.seconds;
  return [
    { name: name('sent, read, dry run, imported'), figure: whole / 60, unit: 'min', target: '≤ 10' },
    { name: name('read and dry run'), figure: COUNT / looked.seconds, unit: 'rows/s', target: '' },
    { name: name('import'), figure: COUNT / applied.seconds, unit: 'rows/s', target: '' },
    { name: name('the whole server, peak'), figure: shop.peak(), unit: 'MiB', target: MEMORY },
    { name: name('of which over the idle server'), figure: shop.peak() - before, unit: 'MiB', target: '' },
  ];
}

interface Again {
  engine: string;
  writes: () => Promise<number | null>;
}

/** The same file once more, then half of it, in the feed that was brought first. */
async function* repeated(shop: FeedShop, { engine, writes }: Again): AsyncGenerator<Row[]> {
  const id = await shop.makeFeed('Flux répété');
  const file = feedFile('csv', COUNT);
  await shop.bring(id, file);
  const name = (what: string) => `${engine}, csv again: ${what}`;
  const before = await writes();
  shop.forgetPeak();
  const again = await timed(() => shop.bring(id, file));
  const { unchanged = 0 } = again.result.counts;
  const written = before === null ? null : ((await writes()) ?? 0) - before;
  yield [
    { name: name('unchanged rows'), figure: unchanged, unit: 'rows', target: `≥ ${COUNT}` },
    ...(written === null
      ? []
      : [{ name: name('rows of products written'), figure: written, unit: 'rows', target: '≤ 0' }]),
    { name: name('sent, read, dry run, done'), figure: again.seconds / 60, unit: 'min', target: '≤ 10' },
    { name: name('the whole server, peak'), figure: shop.peak(), unit: 'MiB', target: MEMORY },
  ];
  shop.forgetPeak();
  const half = await timed(() => shop.bring(id, feedFile('csv', COUNT / 2)));
  yield [
    {
      ...{ name: name('vanished, marked out of stock'), figure: half.result.counts.vanished ?? 0 },
      ...{ unit: 'rows', target: `≥ ${Math.floor((COUNT / 2) * 0.88)}` },
    },
    { name: name('of half, sent to done'), figure: half.seconds / 60, unit: 'min', target: '≤ 10' },
    { name: name('of half, the whole server, peak'), figure: shop.peak(), unit: 'MiB', target: MEMORY },
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** What PostgreSQL counted; the embedded database admits nobody else. */
async function writesOf(url: string | undefined) {
  if (!url) return { product: async () => null, close: async () => {} };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async product() {
      // Each connection tells its counts a second later at most.
      await pause(2000);
      const { rows } = await client.query(
        `select (n_tup_ins + n_tup_upd + n_tup_del)::int as n from pg_stat_user_tables where relname = 'product'`,
      );
      return Number(rows[0]?.n ?? 0);
    },
    close: () => client.end(),
  };
}
