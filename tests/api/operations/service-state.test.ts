import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerCheckJob } from '#src/features/money/ledger-check.jobs.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { readFigures, readFiguresNow } from '#src/journeys/operations/figures.server.ts';
import { FIGURES, type KnownFigures } from '#src/journeys/operations/figures.ts';
import { operationsCalls } from '#src/journeys/operations/operations.calls.ts';
import { judgeParts } from '#src/journeys/operations/watch.jobs.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { mailOutbox, quarantine, serviceState } from '#src/server/db/schema/index.ts';
import { countFault, writeFaults } from '#src/server/metrics/faults.ts';
import { measureFigures } from '#src/server/metrics/gauges.ts';
import type { Services } from '#src/server/services.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

const DUTY = 'astreinte@exemple.fr';
let app: TestApp;
let rose = '';
let ines = '';

beforeAll(async () => {
  app = await startTestApp({ config: { dutyEmail: DUTY } });
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
  const list = await givenList(app);
  await pay(app, (await preparedGift(list.uuid)).secret);
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const figures = () => readFiguresNow(app.services);
const checkNow = () => ledgerCheckJob.run(app.services, {});

describe('the screen of the service', () => {
  it('is an admin’s alone, and takes no input', async () => {
    const state = await app.as(rose, () => operationsCalls.serviceState());
    expect(state.parts.map(({ part }) => part)).toContain('ledger');
    expect(state.duty).toBe(true);
    for (const { runbook, seen } of state.parts) {
      expect(runbook).toMatch(/^docs\/operations\//);
      expect(seen).toMatch(/\.$/);
    }
    await expect(app.as(ines, () => operationsCalls.serviceState())).rejects.toMatchObject({ status: 403 });
    await expect(app.as(null, () => operationsCalls.serviceState())).rejects.toMatchObject({ status: 401 });
    await expect(
      app.as(rose, () => operationsCalls.serviceState({ everything: true } as never)),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the ledger, checked by itself', () => {
  it('is right, and says when it was looked at', async () => {
    await checkNow();
    const seen = await figures();
    expect(seen).toMatchObject({ ledger_ok: 1, ledger_problems: 0 });
    expect(Date.now() / 1000 - (seen.ledger_check_timestamp_seconds ?? 0)).toBeLessThan(60);
  });
  it('is wrong when a stored byte changed, and says so to whoever looks', async () => {
    await db().execute(sql`alter table ledger_entry disable trigger all`);
    await db().execute(sql`update ledger_entry set amount = amount + 1 where id = 1`);
    await checkNow();
    expect(await figures()).toMatchObject({ ledger_ok: 0 });
    const state = await app.as(rose, () => operationsCalls.serviceState());
    expect(state.faults.find(({ part }) => part === 'ledger')?.said.join('\n')).toContain(
      'a stored byte changed',
    );
    await db().execute(sql`update ledger_entry set amount = amount - 1 where id = 1`);
    await db().execute(sql`alter table ledger_entry enable trigger all`);
    await checkNow();
    expect(await figures()).toMatchObject({ ledger_ok: 1 });
  });
  it('is asked for after each comparison with the provider, whose gaps are kept', async () => {
    const woken: string[] = [];
    const services = {
      ...app.services,
      jobs: { ...app.services.jobs, wake: (name: string) => woken.push(name) },
    };
    await reconcileBalance(services as Services);
    expect(woken).toEqual(['ledger-check']);
    expect(await figures()).toMatchObject({ reconciliation_gaps: 0 });
  });
  it('lets others be answered between two of its statements', async () => {
    let longest = 0;
    let last = performance.now();
    let looking = true;
    const clock = (async () => {
      while (looking) {
        await pause(1);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
    })();
    await checkNow();
    looking = false;
    await clock;
    expect(longest).toBeLessThan(500);
  });
});

describe('the figures', () => {
  it('count what waits too long', async () => {
    const old = new Date(Date.now() - 2 * 3_600_000);
    const row = { provider: 'demo', why: 'amount', facts: {}, updatedAt: old };
    await db()
      .insert(quarantine)
      .values({ ...row, intentId: 'pi_new' });
    await db()
      .insert(quarantine)
      .values({ ...row, intentId: 'pi_old', createdAt: old });
    await db().execute(sql`insert into payment_event (provider, event_id, type, livemode, payload, created_at)
      values ('demo', 'evt_waiting', 'payment_intent.succeeded', false, '{}', now() - interval '20 minutes')`);
    await db()
      .insert(mailOutbox)
      .values({ key: 'late', to: 'x@exemple.fr', subject: 's', html: '', text: '', createdAt: old });
    const seen = await figures();
    expect(seen).toMatchObject({ quarantine_open: 2, quarantine_overdue: 1, payment_events_unprocessed: 1 });
    expect(seen.payment_events_oldest_age_seconds).toBeGreaterThan(1190);
    expect(seen.mail_oldest_age_seconds).toBeGreaterThan(7100);
    const { parts } = await app.as(rose, () => operationsCalls.serviceState());
    expect(parts.map(({ part }) => part)).toContain('events');
  });
  it('count the faults of every process', async () => {
    countFault('api');
    countFault('personal page');
    await writeFaults(db());
    countFault('api');
    await writeFaults(db());
    expect(await figures()).toMatchObject({ faults_recent: 3 });
  });
  it('are all there on /metrics, and a database that says nothing is down within seconds', async () => {
    const metrics = new Registry();
    const mute = { ...app.services.database, query: () => new Promise<never>(() => {}) };
    let services = app.services;
    measureFigures({ own: metrics, shared: metrics }, { helps: FIGURES, read: () => readFigures(services) });
    const good = await metrics.metrics();
    for (const name of ['ledger_ok', 'disk_free_bytes', 'database_up', 'search_up'])
      expect(good, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
    services = { ...app.services, database: mute };
    const started = performance.now();
    const down = await metrics.metrics();
    expect(performance.now() - started).toBeLessThan(6000);
    expect(down).toMatch(/^database_up 0$/m);
    expect(down).not.toMatch(/^ledger_ok \d/m);
    expect(down).toMatch(/^disk_free_bytes \d/m);
  });
});

describe('whoever is on duty', () => {
  const started = Date.parse('2026-11-23T03:00:00Z');
  const judged = (seen: KnownFigures, minute: number) =>
    judgeParts(systemCtx(app.services), seen, new Date(started + minute * 60_000));
  const bad: KnownFigures = {
    database_up: 1,
    ledger_ok: 0,
    ledger_problems: 2,
    ledger_check_timestamp_seconds: started / 1000,
  };
  const good: KnownFigures = { ...bad, ledger_ok: 1, ledger_problems: 0 };
  const subjects = async () => (await mailsTo(app, DUTY)).map(({ subject }) => subject);

  beforeEach(async () => {
    await db().delete(serviceState);
    await db().execute(sql`delete from mail_outbox where "to" = ${DUTY}`);
  });

  it('is written to once when a trouble lasts, and once when it ends', async () => {
    for (let minute = 0; minute < 6; minute += 1) await judged(bad, minute);
    for (let minute = 6; minute < 12; minute += 1) await judged(good, minute);
    expect(await subjects()).toEqual(['En panne : Grand livre', 'C’est fini : Grand livre']);
    const [letter] = await mailsTo(app, DUTY);
    expect(letter?.text).toContain('2 anomalies');
    expect(letter?.text).toContain('docs/operations/ledger-mismatch.md');
    expect(letter?.text).toContain('lundi 23 novembre 2026 à 4\u00a0h\u00a000');
    expect(letter?.text).toContain('/a/admin/misc/etat');
  });
  it('is written to again for another trouble of the same part', async () => {
    for (let minute = 0; minute < 24; minute += 1) await judged(minute % 12 < 6 ? bad : good, minute);
    const told = (await subjects()).map((subject) => subject.split('\u202f')[0]);
    expect(told).toEqual(['En panne', 'C’est fini', 'En panne', 'C’est fini']);
  });
  it('is not written to twice by two processes that judge at once', async () => {
    for (let minute = 0; minute < 6; minute += 1)
      await Promise.all([judged(bad, minute), judged(bad, minute)]);
    expect(await subjects()).toEqual(['En panne : Grand livre']);
  });
  it('is told nothing of a trouble that passes', async () => {
    for (const [minute, seen] of [bad, bad, good, bad, bad, good].entries()) await judged(seen, minute);
    expect(await subjects()).toEqual([]);
  });
});
