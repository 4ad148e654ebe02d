import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import type { Row } from '../support/row.ts';
import { FORMATS, feedFile } from './files.ts';
import { type FeedShop, openFeedShop } from './shop.ts';

const COUNT = Number(process.env.BENCH_ROWS ?? 100_000);
/** The number of these articles in stock at a first reading: one in nine is not, and does not vanish. */
const IN_STOCK = Math.floor((COUNT / 9) * 8);

interface Wanted {
  engine: string;
  env: NodeJS.ProcessEnv;
  minutes: string;
  /** Of memory, MiB: over the idle server, and in all. */
  over: string;
  whole: string;
}

interface Measured extends Wanted {
  /** MiB of the server before any feed. */
  idle: number;
}

/**
 * Feeds of 100,000 products through the screen's own calls into the built server, empty before, until search knows
 * them: in each format, the same file again, and one that lost all but one of its articles.
 */
export async function* feedRows(wanted: Wanted): AsyncGenerator<Row[]> {
  const shop = await openFeedShop(wanted.env);
  const writes = await writesOf(wanted.env.DATABASE_URL);
  try {
    await shop.searchable();
    const idle = shop.resident();
    yield [{ name: `${wanted.engine}: the server before any feed`, figure: idle, unit: 'MiB', target: '' }];
    const feeds: number[] = [];
    for (const format of FORMATS) {
      const id = await shop.makeFeed(`Flux ${format}`);
      feeds.push(id);
      const name = `${wanted.engine}, ${format}, ${COUNT} products`;
      const came = (run: FeedRun) => run.counts.created === COUNT;
      yield await measured(shop, { ...wanted, idle }, { name, came, id, file: feedFile(format, COUNT) });
    }
    const [csv = 0] = feeds;
    const again = `${wanted.engine}, csv, unchanged`;
    const before = await writes.product();
    const same = (run: FeedRun) => run.counts.unchanged === COUNT;
    yield await measured(
      shop,
      { ...wanted, idle },
      { name: again, came: same, id: csv, file: feedFile('csv', COUNT) },
    );
    const written = await writes.product();
    if (written !== null && before !== null)
      yield [
        { name: `${again}: rows of products written`, figure: written - before, unit: 'rows', target: '≤ 0' },
      ];
    const gone = (run: FeedRun) => run.counts.vanished >= IN_STOCK - 1;
    const name = `${wanted.engine}, csv, ${IN_STOCK} of them vanished`;
    yield await measured(shop, { ...wanted, idle }, { name, came: gone, id: csv, file: feedFile('csv', 1) });
  } finally {
    await writes.close();
    await shop.server.remove();
  }
}

interface Brought {
  name: string;
  id: number;
  file: Buffer;
  /** True when the import did what it is measured for. */
  came(run: FeedRun): boolean;
}

async function measured(shop: FeedShop, wanted: Measured, { name, id, file, came }: Brought): Promise<Row[]> {
  shop.forgetPeak();
  const cpu = shop.cpu();
  const looked = await timed(() => shop.look(id, file));
  const applied = await timed(() => shop.apply(looked.result));
  if (!came(applied.result)) throw new Error(`${name}: ${JSON.stringify(applied.result.counts)}`);
  const [spent, peak] = [shop.cpu() - cpu, shop.peak()];
  const found = await timed(() => shop.searchable());
  const most = Math.max(peak, shop.peak());
  const seconds = looked.seconds + applied.seconds;
  return [
    {
      name: `${name}: sent, read, dry run, imported`,
      figure: seconds / 60,
      unit: 'min',
      target: wanted.minutes,
    },
    { name: `${name}: of which processor`, figure: spent / 60, unit: 'min', target: '' },
    { name: `${name}: read and dry run`, figure: COUNT / looked.seconds, unit: 'rows/s', target: '' },
    { name: `${name}: import`, figure: COUNT / applied.seconds, unit: 'rows/s', target: '' },
    { name: `${name}: until search knows them`, figure: found.seconds / 60, unit: 'min more', target: '' },
    { name: `${name}: the whole server`, figure: most, unit: 'MiB', target: wanted.whole },
    { name: `${name}: over the idle server`, figure: most - wanted.idle, unit: 'MiB', target: wanted.over },
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** Reads PostgreSQL's own count of writes; the embedded database admits nobody else. */
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
