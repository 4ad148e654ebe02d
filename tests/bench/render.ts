import { Pool } from 'undici';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { cpuSeconds } from './support/process.ts';
import type { BenchContext, Row } from './support/row.ts';

/** Kinds of pages by the site map's file, and how many of each are made. */
const KINDS = [
  ['communes', 'naissances', 3000],
  ['first names', 'prenoms', 2000],
  ['articles', 'articles', 1000],
] as const;
const WARM_UP = 200;

/**
 * Pages rendered, compressed and stored, for each second of one core: by the CPU time of the whole process, all its
 * threads, so that what else the machine does weighs little. Asked for one by one over HTTP, which counts: what the
 * background makes of them together is measured by large.ts.
 */
export async function benchRender(_: BenchContext): Promise<Row[]> {
  const server = await startBuiltServer({ SEED: 'large', PREPARE_PAGES: '0' });
  try {
    const rows: Row[] = [];
    for (const [name, file, count] of KINDS) rows.push(await measureKind(server, { name, file, count }));
    return rows;
  } finally {
    await server.remove();
  }
}

async function measureKind(
  server: BuiltServer,
  { name, file, count }: { name: string; file: string; count: number },
): Promise<Row> {
  const pool = new Pool(server.url, { connections: 4 });
  const map = await pool.request({ path: `/sitemaps/${file}.xml`, method: 'GET' });
  const found = [...(await map.body.text()).matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)];
  // From the end: lists come first, and what is stored already would cost nothing.
  const paths = found.map(([, path = '/']) => path).slice(-count - WARM_UP);
  await ask(pool, paths.slice(0, WARM_UP));
  const before = cpuSeconds(server.process.pid);
  await ask(pool, paths.slice(WARM_UP));
  const used = cpuSeconds(server.process.pid) - before;
  await pool.close();
  return {
    name: `${name} asked for, rendered and stored, a second of one core`,
    figure: (paths.length - WARM_UP) / used,
    unit: 'pages/s',
    target: '',
  };
}

async function ask(pool: Pool, paths: readonly string[]): Promise<void> {
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) {
      const answer = await pool.request({ path, method: 'GET', headers: { 'accept-encoding': 'br' } });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
