import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MILLA_PATH } from '#src/features/assistant/assistant.ts';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { counterOf, OutageLoad } from '#tests/support/outage-load.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const postgres = await startPostgres({ keepsCommits: true });
const env = { DATABASE_URL: postgres?.url ?? '', SEED: 'empty', PAYMENTS: 'demo', LOG_LEVEL: 'warn' };
/** docs/operations/database-faults.md: what /readyz promises, with a second for the one who asks. */
const DOWN_WITHIN_MS = 6000;
const UP_WITHIN_MS = 11_000;

/** Numbers to call wait for no database, with a script or without. */
async function tellsDanger({ url }: BuiltServer): Promise<void> {
  const question = 'mon bébé ne respire plus';
  const signal = () => AbortSignal.timeout(1500);
  const json = { 'content-type': 'application/json' };
  const call = { method: 'POST', headers: json, body: JSON.stringify({ question }) };
  const told = (await (await fetch(`${url}/api/assistant/ask`, { ...call, signal: signal() })).json()) as {
    result: { answer: { kind: string } };
  };
  expect(told.result.answer.kind).toBe('urgent');
  const form = { method: 'POST', headers: { origin: url }, body: new URLSearchParams({ question }) };
  const page = await fetch(url + MILLA_PATH, { ...form, signal: signal() });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('href="tel:15"');
}

/** Two processes on one PostgreSQL, under load from the first fault to the last. */
describe.runIf(postgres)('PostgreSQL that fails under load', () => {
  let sites: BuiltServer[];
  let load: OutageLoad;
  let list = '';

  beforeAll(async () => {
    sites = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
    const [one] = sites as [BuiltServer];
    const login = await callSite<{ token: string; session: { user: { mainListInfo: { uuid: string } } } }>(
      one,
      'user/login_with_test',
    );
    list = login.session.user.mainListInfo.uuid;
    for (const site of sites) expect((await fetch(site.url)).status).toBe(200);
    load = new OutageLoad(sites, { list, token: login.token });
    load.start();
    await served();
  }, 240_000);
  afterAll(async () => {
    await load?.stop();
    await Promise.all((sites ?? []).map((site) => site.remove()));
    await postgres?.stop();
  }, 120_000);

  /** Resolves once every site does everything again; answers how long that took. */
  async function served(): Promise<number> {
    const from = performance.now();
    const well = (site: BuiltServer) =>
      ['readyz', 'list/update_prop', 'publiclist/list_prepare_contribution', 'demo/confirm'].every((what) =>
        load.since(from, what).some((one) => one.site === site.url && one.status === 200 && one.code === ''),
      );
    while (!sites.every(well)) {
      if (performance.now() - from > 60_000) throw new Error('the sites did not come back within 60 s');
      await pause(50);
    }
    return performance.now() - from;
  }

  /** When every site's /readyz had said `status` since `moment`, ms after it. */
  async function readyzSays(status: number, moment: number): Promise<number> {
    for (;;) {
      const first = sites.map((site) =>
        load.since(moment, 'readyz').find((one) => one.site === site.url && one.status === status),
      );
      if (first.every((one) => one !== undefined))
        return Math.max(...first.map((one) => (one?.at ?? 0) - moment));
      if (performance.now() - moment > 30_000) throw new Error(`/readyz did not say ${status} within 30 s`);
      await pause(50);
    }
  }

  /** Nobody met anything but an answer, or the words that say that there is none for the moment. */
  function onlyUnavailable(from: number): void {
    const known = load.since(from).filter(({ what, status, code }) => {
      if (what === 'readyz') return status !== 200 && status !== 503;
      if (what === 'stored page') return status !== 200;
      if (what === 'unstored page') return status !== 404 && status !== 503;
      return status !== 200 || (code !== '' && code !== 'unavailable');
    });
    expect(known).toEqual([]);
    expect(Math.max(...load.since(from).map(({ ms }) => ms))).toBeLessThan(13_000);
    for (const { process: child } of sites) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  }

  async function outage(begin: () => Promise<unknown> | unknown, end: () => Promise<unknown> | unknown) {
    const from = performance.now();
    await begin();
    const gone = performance.now();
    expect(await readyzSays(503, gone)).toBeLessThan(DOWN_WITHIN_MS);
    await pause(1000);
    await end();
    const back = performance.now();
    expect(await readyzSays(200, back)).toBeLessThan(UP_WITHIN_MS);
    await served();
    onlyUnavailable(from);
    expect(load.since(gone).filter(({ code }) => code === 'unavailable').length).toBeGreaterThan(0);
  }

  it('loses connections in the middle of transactions, and nobody but their callers hears of it', async () => {
    const from = performance.now();
    const killer = await connectDatabase({ url: env.DATABASE_URL, dataDir: '' });
    for (let turn = 0; turn < 40; turn += 1) {
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'merveille site' and state like '%transaction%' and pid <> pg_backend_pid()`,
      );
      await pause(25);
    }
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'merveille%' and pid <> pg_backend_pid()`,
    );
    await killer.close();
    await served();
    onlyUnavailable(from);
  });

  it('is stopped as an upgrade does', () =>
    outage(
      () => postgres?.halt('SIGINT'),
      () => postgres?.start(),
    ));

  it('is stopped at once, its sessions thrown out', () =>
    outage(
      () => postgres?.halt('SIGQUIT'),
      () => postgres?.start(),
    ));

  it('is killed', () =>
    outage(
      () => postgres?.halt('SIGKILL'),
      () => postgres?.start(),
    ));

  it('is frozen: whoever waits is told within 10 s, and it goes on where it was', async () => {
    let thaw = () => {};
    await outage(
      async () => {
        thaw = postgres?.freeze() ?? thaw;
      },
      async () => {
        for (const site of sites) await tellsDanger(site);
        await pause(8000);
        thaw();
      },
    );
  });

  it('kept all that it had acknowledged, once, and its books agree', async () => {
    await load.stop();
    const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: '' });
    try {
      await jobsWentOn(database);
      const { rows } = await database.query('select props from list where uuid = $1', [list]);
      const props = rows[0]?.props as Record<string, string>;
      for (const site of sites)
        expect(Number(props[counterOf(site)])).toBeGreaterThanOrEqual(load.counted.get(counterOf(site)) ?? 0);
    } finally {
      await database.close();
    }
    expect(await exited(spawnEntry(env, ['ledger:check']))).toBe(0);
    for (const site of sites) {
      const lines = site
        .output()
        .split('\n')
        .filter((line) => line.includes('"cause":"database"'));
      // Four outages, each begun and ended by a line; single connections that were lost may have said so too.
      expect(lines.length).toBeLessThan(30);
      expect(lines.some((line) => line.includes('outage over'))).toBe(true);
    }
  }, 120_000);

  /** Every gift whose payment was acknowledged is booked, by jobs that go on by themselves, and none twice. */
  async function jobsWentOn(database: Database): Promise<void> {
    const booked = async () => {
      const { rows } = await database.query(
        `select count(*)::int as known, count(*) filter (where status = 'succeeded')::int as booked
         from contribution where hash = any(select jsonb_array_elements_text($1::jsonb))`,
        [JSON.stringify(load.paid)],
      );
      return rows[0] as { known: number; booked: number };
    };
    expect((await booked()).known).toBe(new Set(load.paid).size);
    for (let n = 0; n < 600 && (await booked()).booked < load.paid.length; n += 1) await pause(100);
    expect((await booked()).booked).toBe(load.paid.length);
    const { rows } = await database.query('select count(*)::int as all from contribution');
    expect(Number(rows[0]?.all)).toBeGreaterThanOrEqual(load.prepared.length);
  }
});
