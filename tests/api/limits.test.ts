import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { answer } from '#src/server/calls/answer.ts';
import { connectDatabase, type Database, type Query } from '#src/server/db/connect.ts';
import { rateLimit } from '#src/server/db/schema/index.ts';
import { createLimits, type LimitPolicy } from '#src/server/limits.ts';
import type { Services } from '#src/server/services.ts';
import { createTurns } from '#src/server/turns.ts';
import { CAST, join, PASSWORD } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const THREE: LimitPolicy = { name: 'three', points: 3, seconds: 60 };

let app: TestApp;
let elsewhere: Database | null = null;
/** A second process on the same database, on PostgreSQL with a connection of its own. */
let other: Services;

beforeAll(async () => {
  app = await startTestApp({ limits: 'real' });
  const { databaseUrl: url } = app.services.config;
  elsewhere = url ? await connectDatabase({ url, dataDir: '' }) : null;
  const database = elsewhere ?? app.services.database;
  other = { ...app.services, database, limits: createLimits(1, database.query) };
  await join(app, 'camille');
});
afterAll(async () => {
  await elsewhere?.close();
  await app.close();
});

const settled = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status === 'fulfilled');
const taken = (outcomes: boolean[]) => outcomes.filter(Boolean).length;

describe('turns', () => {
  const SPACING = { apartMs: 1000, mostMs: 8000 };

  it('are given one after the other by all the processes of a database, and none that is too far away', async () => {
    const [here, there] = [app.services.turns, createTurns(other.database.query)];
    const given = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? here : there).next('one account', SPACING)),
    );
    const waits = given.flatMap((turn) => ('waitMs' in turn ? [turn.waitMs] : [])).toSorted((a, b) => a - b);
    expect(waits).toHaveLength(8);
    // Each counts from the moment at which it was asked for, a little before or after the others.
    for (const [place, wait] of waits.entries())
      expect(Math.abs(wait - 1000 * (place + 1))).toBeLessThan(500);
    const refused = given.flatMap((turn) => ('refusedMs' in turn ? [turn.refusedMs] : []));
    for (const far of refused) expect(far).toBeGreaterThan(7500);
    expect(await here.next('another account', SPACING)).toEqual({ waitMs: 1000 });
  });

  it('are given by each process while the database does not answer', async () => {
    const alone = createTurns(() => Promise.reject(new Error('down')));
    expect(await alone.next('one account', SPACING)).toEqual({ waitMs: 1000 });
    const { waitMs } = (await alone.next('one account', SPACING)) as { waitMs: number };
    expect(waitMs).toBeGreaterThan(1000);
  });
});

describe('a limit', () => {
  it('is one for all the processes of a database, however fast they take', async () => {
    const { limits } = app.services;
    const takes = Array.from({ length: 40 }, (_, n) => (n % 2 ? limits : other.limits).take(THREE, 'burst'));
    expect(taken(await settled(takes))).toBe(3);
  });

  it('of a second is each process’s own, and waits for no database', async () => {
    const here: LimitPolicy = { name: 'here', points: 3, seconds: 60, inMemory: true };
    const asked = vi.spyOn(app.services.database, 'query');
    const both = [app.services.limits, other.limits].flatMap((limits) =>
      Array.from({ length: 10 }, () => limits.take(here, 'burst')),
    );
    expect(taken(await settled(both))).toBe(6);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('takes of several or of none, and gives back', async () => {
    const { limits } = app.services;
    const wide: LimitPolicy = { name: 'wide', points: 5, seconds: 60 };
    const both = () =>
      limits.takeAll([
        [wide, 'x'],
        [THREE, 'x'],
      ]);
    for (let n = 0; n < 3; n += 1) await both();
    for (let n = 0; n < 4; n += 1) await expect(both()).rejects.toMatchObject({ code: 'rate_limited' });
    await limits.take(wide, 'x');
    await limits.take(wide, 'x');
    await expect(limits.take(wide, 'x')).rejects.toMatchObject({ status: 429 });
    await limits.take(THREE, 'back');
    await limits.giveBack(THREE, 'back');
    expect(taken(await settled(Array.from({ length: 5 }, () => limits.take(THREE, 'back'))))).toBe(3);
  });

  it('keeps no address in the table, and of any length', async () => {
    await app.services.limits.take(THREE, `${'longue'.repeat(100)}@exemple.fr`);
    const rows = await app.services.database.db.select().from(rateLimit);
    expect(JSON.stringify(rows)).not.toContain('exemple');
  });

  it('neither opens nor closes while the database is down, or does not answer', async () => {
    const down: Query = () => Promise.reject(new Error('the database is down'));
    const silent: Query = () => new Promise(() => {});
    for (const query of [down, silent]) {
      const limits = createLimits(1, query);
      const takes = Array.from({ length: 8 }, () => limits.take(THREE, 'someone'));
      expect(taken(await settled(takes))).toBe(3);
    }
  });
});

const login = (
  services: Services,
  {
    ip,
    password = 'pas le bon du tout',
    email = CAST.camille.email as string,
  }: Partial<Attempt> & { ip: string },
) =>
  answer(services, {
    path: '/api/user/login_with_password',
    contentType: 'application/json',
    authorization: null,
    sessionUuid: null,
    ip,
    userAgent: 'tests',
    requestId: 'test',
    body: async () => JSON.stringify({ email, password }),
  });
interface Attempt {
  password: string;
  email: string;
}

/** The answers to a burst of wrong logins, by code; calls are limited to 50 a second by address. */
async function burst(ips: string[], email?: string) {
  const answers = await Promise.all(
    ips.map((ip, n) => login(n % 2 ? app.services : other, { ip, ...(email ? { email } : {}) })),
  );
  const codes = answers.map(({ body }) => String(body.code));
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((x) => x === code).length]),
  );
}

describe('logins', () => {
  it('in a burst from one address are not looked at more often than the limit says', async () => {
    const { email } = CAST.camille;
    const ips = Array.from({ length: 80 }, () => '198.51.100.1');
    expect(await burst(ips, email)).toEqual({ invalid_credentials: 10, rate_limited: 70 });
    expect((await login(app.services, { ip: '198.51.100.1', password: PASSWORD })).status).toBe(429);
    // Somebody else's failures elsewhere never stop a right one.
    expect((await login(app.services, { ip: '198.51.100.2', password: PASSWORD })).status).toBe(200);
  });

  it('count an IPv6 network as one', async () => {
    const ips = Array.from({ length: 30 }, (_, n) => `2001:db8:7:7::${n + 1}`);
    expect(await burst(ips, 'personne@exemple.fr')).toEqual({ invalid_credentials: 10, rate_limited: 20 });
  });

  it('that are right cost nothing', async () => {
    for (let n = 0; n < 12; n += 1)
      expect((await login(app.services, { ip: '198.51.100.9', password: PASSWORD })).status).toBe(200);
  });

  it('of one account from everywhere are slowed down, and its owner still gets in', async () => {
    const email = 'visee@exemple.fr';
    await app.services.limits.clear({ name: 'register', points: 100, seconds: 3600 }, '127.0.0.1');
    await accountCalls.registerWithEmail({ email, password: PASSWORD });
    const ips = Array.from({ length: 60 }, (_, n) => `192.0.2.${n}`);
    const told = await burst(ips, email);
    // Twenty at once, then a few in their turn; the rest would have waited too long.
    expect(told.invalid_credentials).toBeGreaterThanOrEqual(20);
    expect(told.invalid_credentials).toBeLessThan(40);
    expect((told.invalid_credentials ?? 0) + (told.rate_limited ?? 0)).toBe(60);
    const began = performance.now();
    const entered = await login(app.services, { ip: '203.0.113.200', email, password: PASSWORD });
    expect(entered.status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(200);
  });
});

describe('mails of a forgotten password', () => {
  it('are limited by the address that asks, too', async () => {
    const ask = (n: number) =>
      app.send('/api/user/send_password_reset', JSON.stringify({ email: `p${n}@exemple.fr` }), {
        ip: `2001:db8:9:9::${n}`,
      });
    let sent = 0;
    for (let n = 0; n < 66; n += 1) {
      if ((await ask(n)).status === 200) sent += 1;
      if (n % 40 === 39) await new Promise((after) => setTimeout(after, 1100));
    }
    expect(sent).toBe(60);
  });
});
