// A clock that is set right, or a machine that slept, may jump by an hour: waits and what is kept for a moment do not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseWatch } from '#src/server/db/watch.ts';
import { createBreaker } from '#src/server/gateways/circuit-breaker.ts';
import { createHealth } from '#src/server/health.ts';
import { Heartbeat } from '#src/server/http/heartbeat.ts';
import { createOutages } from '#src/server/outages.ts';
import type { Services } from '#src/server/services.ts';
import { createTurns } from '#src/server/turns.ts';

const HOUR = 3_600_000;
const NOON = new Date('2026-11-29T12:00:00Z').getTime();
const jump = (hours: number) => vi.setSystemTime(NOON + hours * HOUR);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  });
  jump(0);
});
afterEach(() => vi.useRealTimers());

/** Time that passes for everybody, the clock's included. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe.each([-1, 1])('a clock that jumps by %i hour', (hours) => {
  it('leaves no old answer on whether the database is there', async () => {
    let status: 'up' | 'down' = 'up';
    const watch = new DatabaseWatch({ look: async () => ({ status, ms: 1 }), changed() {} });
    expect(await watch.ask()).toMatchObject({ status: 'up' });
    jump(hours);
    await pass(2000);
    status = 'down';
    expect(await watch.ask()).toMatchObject({ status: 'down' });
    watch.stop();
  });

  it('leaves no old answer of /readyz', async () => {
    let started = 0;
    const services = {
      config: { dataDir: '/' },
      log: {},
      database: { state: async () => ({ status: 'up', ms: 1 }) },
    } as unknown as Services;
    const others = async () => {
      started += 1;
      return {};
    };
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    jump(0);
    const health = createHealth(services, { started: () => true, others });
    await health();
    jump(hours);
    vi.advanceTimersByTime(2000);
    await health();
    expect(started).toBe(2);
  });

  it('keeps nobody from a service longer than its pause, and lets nobody through sooner', async () => {
    const breaker = createBreaker({
      failures: 1,
      firstPause: 2000,
      longestPause: 15_000,
      isFailure: () => true,
    });
    await breaker.run(() => Promise.reject(new Error('silent'))).catch(() => undefined);
    jump(hours);
    expect(breaker.state()).toBe('open');
    await pass(2100);
    expect(breaker.state()).toBe('half-open');
  });

  it('makes nobody wait for their turn longer', async () => {
    const turns = createTurns();
    const spacing = { apartMs: 100, mostMs: 5000 };
    await turns.next('a', spacing);
    jump(hours);
    expect(await turns.next('a', spacing)).toEqual({ waitMs: 200 });
  });

  it('keeps telling of an outage once a minute, and ends it once it is quiet', async () => {
    const told: string[] = [];
    const tell = (_fields: object, message: string) => told.push(message);
    const outages = createOutages({ error: tell, warn: tell });
    outages.failed('database', new Error('gone'));
    jump(hours);
    await pass(61_000);
    outages.failed('database', new Error('gone'));
    expect(told).toHaveLength(2);
    await pass(200_000);
    expect(outages.now()).toEqual([]);
  });

  it('lets streams beat on', async () => {
    const heart = new Heartbeat();
    const written: string[] = [];
    const res = { write: (text: string) => written.push(text), end() {} };
    const stream = { stillAllowed: async (asked: unknown[]) => new Set(asked) };
    const one = heart.add({ res, stream, asked: {}, caller: 'x' } as unknown as Parameters<
      Heartbeat['add']
    >[0]);
    jump(hours);
    await pass(10_000);
    expect(written).toEqual([]);
    await pass(7000);
    expect(written).toHaveLength(1);
    heart.remove(one);
  });
});
