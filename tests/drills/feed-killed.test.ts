import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Feed, FeedLine, FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { exited, newDataDir, spawnEntry } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeFeed, sendFeed } from '#tests/support/send-feed.ts';

const ROWS = 10_000;
/** Every hundredth line is refused. */
const REFUSED = ROWS / 100;
const ADMIN = { email: 'admin@exemple.fr', password: 'une longue phrase de passe' };
const dataDir = newDataDir();
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const env = {
  DATA_DIR: dataDir,
  PORT: port,
  PUBLIC_URL: url,
  SEED: 'empty',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

let server: ChildProcess;
let token = '';
const call = <T>(name: string, input: object = {}) => callSite<T>({ url, token }, `admin/${name}`, input);

/** As soon as it answers: the import goes on before the search index is there again. */
async function start(): Promise<void> {
  server = spawnEntry(env);
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  for (let n = 0; !(await fetch(`${url}/healthz`).catch(() => null))?.ok; n += 1) {
    if (n > 6000 || server.exitCode !== null) throw new Error('the server did not start');
    await pause(20);
  }
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await exited(server);
}

beforeAll(async () => {
  await start();
  ({ token } = await callSite<{ token: string }>({ url }, 'user/login_with_password', ADMIN));
});
afterAll(async () => {
  await stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const stateOf = (id: string) => call<FeedRun>('feed_run_state', { id });

async function until(id: string, holds: (run: FeedRun) => boolean): Promise<FeedRun> {
  for (let n = 0; n < 20_000; n += 1) {
    const run = await stateOf(id);
    if (run.problem) throw new Error(run.problem);
    if (holds(run)) return run;
    await pause(10);
  }
  throw new Error('never');
}

/** Killed as soon as the screen shows that it is under way; answers how far it was seen to be, or null: it was over. */
async function killed(id: string, state: FeedRun['state']): Promise<number | null> {
  const seen = await until(id, (run) => run.state !== state || run.done > 0);
  if (seen.state !== state) return null;
  await stop('SIGKILL');
  await start();
  return seen.done;
}

/** Every line of the report, page by page. */
async function reportOf(id: string): Promise<FeedLine[]> {
  const lines: FeedLine[] = [];
  for (let page = 1; lines.length < ROWS; page += 1) {
    const { items } = await call<{ items: FeedLine[] }>('feed_report', { id, page, per_page: 2000 });
    if (items.length === 0) break;
    lines.push(...items);
  }
  return lines;
}

it('an import whose server is killed goes on by itself where it was, and writes no line twice', async () => {
  const feedId = await makeFeed(call, 'Flux', 'Boutique');
  const line = (n: number) => `${n};Article ${n};${n % 100 === 0 ? 'gratuit' : '12,50 €'};Marque ${n % 7}`;
  const file = ['id;title;price;brand', ...Array.from({ length: ROWS }, (_, n) => line(n))].join('\n');
  const id = await sendFeed(call, feedId, Buffer.from(file));
  await until(id, (run) => run.state === 'mapping');
  const mapping = { id: 'id', title: 'title', price: 'price', brand: 'brand' };

  await call('check_feed_run', { id, mapping });
  expect((await killed(id, 'checking')) ?? ROWS, 'still under way').toBeLessThan(ROWS);
  const checked = await until(id, (run) => run.state === 'checked');
  expect(checked.counts).toMatchObject({ created: ROWS - REFUSED, refused: REFUSED, updated: 0 });

  await call('apply_feed_run', { id });
  const first = await killed(id, 'applying');
  expect(first ?? ROWS, 'still under way').toBeLessThan(ROWS);
  // And where the first one left it, unless it was quick to end.
  const steps = [first, await killed(id, 'applying')].flatMap((done) => done ?? []);
  const ended = await until(id, (run) => {
    steps.push(run.done);
    return run.state === 'done';
  });
  expect(steps, 'what is shown only grows').toEqual(steps.toSorted((a, b) => a - b));
  expect(ended).toMatchObject({
    done: ROWS,
    counts: { created: ROWS - REFUSED, refused: REFUSED, updated: 0 },
  });

  const lines = await reportOf(id);
  expect(lines.map(({ position }) => position)).toEqual(Array.from({ length: ROWS }, (_, n) => n));
  expect(lines.every(({ key, position }) => key === String(position))).toBe(true);
  const [own] = (await call<{ items: Feed[] }>('list_feeds')).items;
  expect(own?.products).toBe(ROWS - REFUSED);
}, 300_000);
