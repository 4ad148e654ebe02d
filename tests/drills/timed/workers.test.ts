// Several processes on one port, as `WORKERS` starts them: found by their sockets, killed, told to stop.
import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#src/server/db/connect.ts';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '../../support/built-server.ts';
import { callSite } from '../../support/call-site.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../support/empty-database.ts';
import { freePort } from '../../support/free-port.ts';
import { startSmallProxy } from '../../support/small-proxy.ts';
import { workersOf } from '../../support/workers.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';
const ARTICLE = '/magazine/preparer-l-arrivee/valise-de-maternite';

/** One kept connection: always the same process answers on it. */
function connection(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      request(base + path, { agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return { get, close: () => agent.destroy() };
}

describe.runIf(url)('two processes on one port', () => {
  let database: EmptyDatabase;
  let env: NodeJS.ProcessEnv = {};
  let site: BuiltServer;
  let internal = '';
  let token = '';
  const call = <T>(path: string, input: object = {}) => callSite<T>({ url: site.url, token }, path, input);
  const metrics = () => fetch(`${internal}/metrics`).then((answer) => answer.text());
  const figure = async (pattern: RegExp) => Number(pattern.exec(await metrics())?.[1] ?? Number.NaN);
  const until = async (holds: () => Promise<boolean>, seconds = 60) => {
    for (let n = 0; n < seconds * 20 && !(await holds()); n += 1) await pause(50);
    expect(await holds()).toBe(true);
  };
  const serving = (n: number) => until(async () => (await figure(/^workers_serving\{.*\} (\d+)/m)) === n);

  beforeAll(async () => {
    database = await createEmptyDatabase(url, 'workers');
    const port = await freePort();
    internal = `http://127.0.0.1:${port}`;
    env = {
      DATABASE_URL: database.url,
      WORKERS: '2',
      SEED: 'demo',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      INTERNAL_PORT: String(port),
      LOG_LEVEL: 'info',
    };
    site = await startBuiltServer({ ...env, DRAIN_SECONDS: '2' });
    await serving(2);
    ({ token } = await call<{ token: string }>('user/login_with_password', {
      email: EMAIL,
      password: PASSWORD,
    }));
  }, 240_000);
  afterAll(async () => {
    await site?.remove();
    await database?.drop();
  }, 120_000);

  it('both answer, say at the start what they share, and open no more connections than they said', async () => {
    expect(workersOf(site.process.pid)).toHaveLength(2);
    expect(site.output()).toContain('2, sur le même port');
    const told = /"each":(\d+),"all":(\d+)/.exec(site.output());
    const before = await metrics();
    await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${site.url}/i/marketplace/recherche?q=lit&page=2`)),
    );
    const text = await metrics();
    for (const worker of ['1', '2']) {
      const rendered = new RegExp(
        `http_request_duration_seconds_count\\{.*kind="personal page".*worker="${worker}"`,
      );
      expect(text, before).toMatch(rendered);
      expect(text).toMatch(new RegExp(`process_resident_memory_bytes\\{worker="${worker}"\\} \\d`));
      expect(text).toMatch(new RegExp(`database_pool_connections\\{worker="${worker}"\\} \\d`));
    }
    expect(text.match(/^ledger_ok \d/gm) ?? []).toHaveLength(1);
    const asking = await connectDatabase({ url: env.DATABASE_URL ?? '', dataDir: '' });
    const { rows } = await asking.query(
      "select count(*)::int as n from pg_stat_activity where datname = $1 and application_name like 'merveille%'",
      [database.name],
    );
    await asking.close();
    // The one that asks is not theirs.
    expect(Number(rows[0]?.n) - 1).toBeLessThanOrEqual(Number(told?.[2]));
  }, 60_000);

  it('serve on every connection, within a second, what is published on one; and know who signed in', async () => {
    const lines = Array.from({ length: 6 }, () => connection(site.url));
    await Promise.all(lines.map(({ get }) => get(ARTICLE)));
    const { items } = await call<{ items: { id: number; namespace: string; slug: string }[] }>(
      'content/content_list',
    );
    const id = items.find((item) => item.namespace === 'post' && item.slug === 'valise-de-maternite')?.id;
    for (const title of ['Titre des deux', 'Titre des deux encore']) {
      const { md } = await call<{ md: string }>('content/content_detail', { id });
      await call('content/update_content', { md: md.replace(/^title: .*$/m, `title: "${title}"`) });
      const published = performance.now();
      const shown = async () =>
        (await Promise.all(lines.map(({ get }) => get(ARTICLE)))).every(({ text }) =>
          text.includes(`${title}<`),
        );
      while (!(await shown())) expect(performance.now() - published).toBeLessThan(1000);
    }
    const sessions = await Promise.all(
      Array.from({ length: 6 }, () => call<{ user: { email: string } }>('user/get_my_info')),
    );
    for (const { user } of sessions) expect(user.email).toBe(EMAIL);
    for (const { close } of lines) close();
  }, 60_000);

  it('run a command in one of them', () => {
    const said = execFileSync(process.execPath, ['scripts/command.mjs', 'ledger:check'], {
      env: { ...process.env, ...env, DATA_DIR: site.dataDir },
      encoding: 'utf8',
    });
    expect(said).toMatch(/\S/);
  }, 60_000);

  it('one killed under load takes its own requests with it, and comes back while the other answers', async () => {
    const [victim = 0] = workersOf(site.process.pid);
    const lines = Array.from({ length: 8 }, () => connection(site.url));
    let over = false;
    const failed: number[] = [];
    const answered: number[] = [];
    const load = Promise.all(
      lines.map(async ({ get }, at) => {
        for (let n = at; !over; n += 1) {
          const begun = performance.now();
          await get(n % 2 ? ARTICLE : '/i/marketplace/recherche?q=lit').then(
            ({ status }) => answered.push(status),
            () => failed.push(begun),
          );
          await pause(50);
        }
      }),
    );
    await pause(500);
    const killedAt = performance.now();
    process.kill(victim, 'SIGKILL');
    try {
      await until(async () => !workersOf(site.process.pid).includes(victim));
      await until(async () => workersOf(site.process.pid).length === 2);
      await pause(3000);
    } finally {
      over = true;
    }
    await load;
    await serving(2);
    // What was under way on it, one a connection at most; whoever asks afterwards is answered.
    expect(failed.length).toBeLessThan(lines.length);
    for (const begun of failed) expect(begun).toBeLessThan(killedAt + 100);
    expect(new Set(answered)).toEqual(new Set([200]));
    expect(site.output()).toMatch(/"worker":\d,"pid":\d+,"code":null,"signal":"SIGKILL".*started again/);
    expect(await figure(/^worker_restarts_total\{.*slot="1".*\} (\d+)/m)).toBe(1);
    for (const { close } of lines) close();
  }, 240_000);

  it('count the calls of a second together', async () => {
    const strict = await startBuiltServer({
      ...env,
      INTERNAL_PORT: '0',
      RATE_LIMIT_FACTOR: '1',
      DATABASE_CONNECTIONS: '40',
    });
    try {
      await until(
        async () => strict.output().includes('"worker":2') && workersOf(strict.process.pid).length === 2,
      );
      await pause(1500);
      const ask = () =>
        fetch(`${strict.url}/api/content/get_categories`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: '{}',
        }).then(({ status }) => status);
      const burst = async () => {
        const begun = performance.now();
        const statuses = await Promise.all(Array.from({ length: 160 }, ask));
        const seconds = Math.ceil((performance.now() - begun) / 1000);
        const taken = statuses.filter((status) => status === 200).length;
        expect(taken).toBeLessThanOrEqual(50 * (seconds + 1));
        return statuses;
      };
      // The first ones of a process wait for what it has yet to load: on a slow machine they take the seconds of several.
      const bursts = [await burst(), await burst(), await burst()];
      expect(bursts.flat()).toContain(429);
    } finally {
      await strict.remove();
    }
  }, 300_000);

  it('told to stop, reset nothing behind a balancer, and all end', async () => {
    const proxy = await startSmallProxy([site.url]);
    const lines = Array.from({ length: 4 }, () => connection(proxy.url));
    let over = false;
    const load = Promise.all(
      lines.map(async ({ get }, at) => {
        for (let n = at; !over; n += 1) {
          await get(n % 3 ? ARTICLE : '/nulle-part');
          await pause(10);
        }
      }),
    );
    await pause(500);
    const workers = workersOf(site.process.pid);
    site.process.kill('SIGTERM');
    await pause(300);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    await pause(900);
    // The balancer turns away by now; what it had sent was answered.
    over = true;
    await load;
    // With what the processes said: 70 answers of 500 were once seen here, as a build in the same folder makes them.
    expect(proxy.failures, site.output()).toEqual([]);
    expect(await exited(site.process)).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
    await proxy.close();
  }, 60_000);
});

it('is refused on the embedded database, in a sentence', async () => {
  const child = spawnEntry({ WORKERS: '2', PORT: '0' });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  expect(await exited(child)).toBe(78);
  expect(said).toContain('WORKERS=2 needs DATABASE_URL');
});
