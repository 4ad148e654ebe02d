import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, exited, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const postgres = await startPostgres();
const env = { DATABASE_URL: postgres?.url ?? '', SEED: 'empty', PAYMENTS: 'demo', DRAIN_SECONDS: '3' };
/** Whoever stops a process kills it after half a minute. */
const PATIENCE_MS = 30_000;

/** Every connection of a site. */
const OURS = "application_name like 'merveille%'";

describe.runIf(postgres)('the connections of a process that is told to stop', () => {
  const watcher = new pg.Client({ connectionString: env.DATABASE_URL });
  let site: BuiltServer;
  beforeAll(() => watcher.connect());
  afterAll(async () => {
    await watcher.end();
    await postgres?.stop();
  }, 60_000);

  async function held(): Promise<number> {
    const { rows } = await watcher.query(`select count(*)::int as held from pg_stat_activity where ${OURS}`);
    return rows[0].held;
  }
  /** The server may see a moment later that a connection is gone. */
  async function noneLeft(): Promise<void> {
    for (let n = 0; n < 40 && (await held()) > 0; n += 1) await pause(50);
    expect(await held()).toBe(0);
  }
  /** A site with connections that rest: thirty calls at once had one each. */
  async function rested(): Promise<BuiltServer> {
    site = await startBuiltServer(env);
    await callSite(site, 'user/login_with_test');
    await Promise.all(Array.from({ length: 30 }, () => callSite(site, 'content/get_categories')));
    return site;
  }

  it('end with it, none is left behind', async () => {
    const { process: child, remove } = await rested();
    expect(await held()).toBeGreaterThan(5);
    child.kill('SIGTERM');
    expect(await exited(child)).toBe(0);
    await noneLeft();
    await remove();
  });

  it('are opened anew where the database ends them meanwhile: nobody who is still answered notices', async () => {
    const { process: child, output, remove } = await rested();
    child.kill('SIGTERM');
    await pause(300);
    await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OURS}`);
    // Whoever held one just then is told to try again.
    await pause(300);
    expect(await callSite(site, 'content/get_categories')).toHaveProperty('items');
    expect(await exited(child)).toBe(0);
    // But the database’s own: background work may have been cut.
    const faults = output()
      .split('\n')
      .filter((line) => /"level":(?:50|60)/.test(line));
    expect(faults.filter((line) => !line.includes('"cause":"database"'))).toEqual([]);
    await noneLeft();
    await remove();
  });

  it('to a database that hangs are cut: it ends before somebody kills it', async () => {
    const { process: child, remove } = await rested();
    const thaw = postgres?.freeze() ?? (() => {});
    try {
      const login = { email: 'parent@exemple.fr', password: 'une phrase vraiment longue' };
      const waiting = callSite(site, 'user/login_with_password', login).catch(
        (error: Error) => error.message,
      );
      await pause(200);
      const began = performance.now();
      child.kill('SIGTERM');
      expect(await waiting).toContain('momentanément indisponible');
      expect(await exited(child)).toBe(0);
      expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    } finally {
      thaw();
    }
    await remove();
  });
});
