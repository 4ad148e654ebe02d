import { describe, expect, it } from 'vitest';
import { CircuitOpen, createBreaker } from '#src/server/gateways/circuit-breaker.ts';

function openBreaker() {
  const clock = { now: 0 };
  const isFailure = (error: unknown) => String(error).includes('down');
  const options = { failures: 2, firstPause: 100, longestPause: 300, isFailure, now: () => clock.now };
  const breaker = createBreaker(options);
  let sent = 0;
  const call = (outcome: 'fine' | 'down' | 'refused') =>
    breaker.run(async () => {
      sent += 1;
      if (outcome !== 'fine') throw new Error(outcome);
      return outcome;
    });
  return { clock, breaker, call, sent: () => sent };
}

describe('The circuit breaker', () => {
  it('opens after failures in a row and sends nothing while open', async () => {
    const { call, sent } = openBreaker();
    await expect(call('down')).rejects.toThrow('down');
    await expect(call('down')).rejects.toThrow('down');
    await expect(call('fine')).rejects.toThrow(CircuitOpen);
    expect(sent()).toBe(2);
  });

  it('does not open on refusals, which prove the service answers', async () => {
    const { call, breaker } = openBreaker();
    for (const outcome of ['down', 'refused', 'down', 'refused'] as const)
      await call(outcome).catch(() => {});
    expect(breaker.state()).toBe('closed');
  });

  it('lets one probe through after the pause, and closes when it succeeds', async () => {
    const { call, clock, breaker, sent } = openBreaker();
    await call('down').catch(() => {});
    await call('down').catch(() => {});
    clock.now = 100;
    const both = await Promise.allSettled([call('fine'), call('fine')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(sent()).toBe(3);
    expect(breaker.state()).toBe('closed');
  });

  it('waits longer after each failed probe, up to its longest pause', async () => {
    const { call, clock, breaker } = openBreaker();
    await call('down').catch(() => {});
    await call('down').catch(() => {});
    for (const pause of [100, 200, 300, 300]) {
      clock.now += pause - 1;
      expect(breaker.state()).toBe('open');
      clock.now += 1;
      expect(breaker.state()).toBe('half-open');
      await call('down').catch(() => {});
    }
  });

  it('waits no longer for requests that were under way when it opened, however late they fail', async () => {
    const { call, clock, breaker } = openBreaker();
    await Promise.allSettled(Array.from({ length: 8 }, () => call('down')));
    clock.now = 99;
    expect(breaker.state()).toBe('open');
    clock.now = 100;
    expect(breaker.state()).toBe('half-open');
  });
});
