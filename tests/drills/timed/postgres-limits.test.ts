// PostgreSQL that answers, and refuses: no room for one more connection, or no change taken (a server that handed over).
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/empty-database.ts';
import { OutageLoad } from '#tests/support/outage-load.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
/** A role of its own: limits do not hold for a superuser. */
const ROLE = `site_${randomBytes(4).toString('hex')}`;

describe.runIf(url)('PostgreSQL that refuses two processes under load', () => {
  let database: EmptyDatabase;
  let admin: Database;
  let sites: BuiltServer[];
  let load: OutageLoad;

  beforeAll(async () => {
    database = await createEmptyDatabase(url, 'limits');
    admin = await connectDatabase({ url: database.url, dataDir: '' });
    await admin.query(`create role ${ROLE} login`);
    await admin.query(`alter database ${database.name} owner to ${ROLE}`);
    await admin.query(`grant all on schema public to ${ROLE}`);
    const own = Object.assign(new URL(database.url), { username: ROLE }).href;
    const env = { DATABASE_URL: own, SEED: 'empty', PAYMENTS: 'demo', LOG_LEVEL: 'warn' };
    sites = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
    const [one] = sites as [BuiltServer];
    const login = await callSite<{ token: string; session: { user: { mainListInfo: { uuid: string } } } }>(
      one,
      'user/login_with_test',
    );
    load = new OutageLoad(sites, { list: login.session.user.mainListInfo.uuid, token: login.token });
    for (const site of sites) expect((await fetch(site.url)).status).toBe(200);
    load.start();
    await served();
  }, 300_000);
  afterAll(async () => {
    await load?.stop();
    await Promise.all((sites ?? []).map((site) => site.remove()));
    await admin?.query(`alter database ${database.name} owner to current_user`);
    await admin?.query(`drop owned by ${ROLE} cascade`);
    await admin?.query(`drop role ${ROLE}`);
    await admin?.close();
    await database?.drop();
  }, 120_000);

  async function served(): Promise<void> {
    const from = performance.now();
    const well = (site: BuiltServer) =>
      ['readyz', 'list/update_prop', 'demo/confirm'].every((what) =>
        load.since(from, what).some((one) => one.site === site.url && one.status === 200 && one.code === ''),
      );
    while (!sites.every(well)) {
      if (performance.now() - from > 90_000) throw new Error('the sites did not come back within 90 s');
      await pause(50);
    }
  }
  const endAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ROLE]);
  /** An answer, or the words that say that there is none for the moment. */
  const others = (from: number) =>
    load.since(from).filter(({ what, status, code }) => {
      if (what === 'readyz') return status !== 200 && status !== 503;
      if (what === 'stored page') return status !== 200;
      if (what === 'unstored page') return status !== 404 && status !== 503;
      return status !== 200 || (code !== '' && code !== 'unavailable');
    });
  const refused = (from: number) => load.since(from).filter(({ code }) => code === 'unavailable').length;

  it('for want of a connection: calls say so, stored pages go on, and all goes on by itself', async () => {
    const from = performance.now();
    await admin.query(`alter role ${ROLE} connection limit 0`);
    await endAll();
    await pause(4000);
    expect(refused(from)).toBeGreaterThan(0);
    expect(load.since(from, 'readyz').map(({ status }) => status)).toContain(503);
    await admin.query(`alter role ${ROLE} connection limit -1`);
    await served();
    expect(others(from)).toEqual([]);
  }, 200_000);

  it('with room for a few alone: who finds none hears it, nobody meets a fault', async () => {
    const from = performance.now();
    await admin.query(`alter role ${ROLE} connection limit 8`);
    await endAll();
    await pause(4000);
    await admin.query(`alter role ${ROLE} connection limit -1`);
    await served();
    expect(others(from)).toEqual([]);
  }, 200_000);

  it('every change, having handed over to another: it says so, and is used again once it takes them', async () => {
    const from = performance.now();
    await admin.query(`alter role ${ROLE} set default_transaction_read_only = on`);
    await endAll();
    await pause(4000);
    expect(refused(from)).toBeGreaterThan(0);
    const states = await Promise.all(
      sites.map(async (site) => (await fetch(`${site.url}/readyz`)).json() as Promise<object>),
    );
    for (const state of states)
      expect(state).toMatchObject({ ready: false, database: { status: 'read_only' } });
    await admin.query(`alter role ${ROLE} reset default_transaction_read_only`);
    // Connections of before go on refusing, as those to a server that was made a standby: the name leads to another.
    await served();
    expect(others(from)).toEqual([]);
  }, 200_000);
});
