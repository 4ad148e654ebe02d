import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { ConfigError, getConfig } from '#src/server/config.ts';
import { connectionsOf, LEAST_CONNECTIONS, poolsWithin } from '#src/server/db/limits-of-use.ts';
import { Crew, type Hand } from '#src/server/together/crew.ts';
import { shareOf } from '#src/server/together/share.ts';

const log = { info: vi.fn(), error: vi.fn() };
const where = { port: 1, key: 'k' };

function crewOf(size: number) {
  const hands: (EventEmitter & { slot: number; first: boolean; said: object[] })[] = [];
  const fork = (slot: number, first: boolean) => {
    const said: object[] = [];
    const hand = Object.assign(new EventEmitter(), { slot, first, said });
    hands.push(hand);
    return Object.assign(hand, {
      pid: hands.length,
      send: (message: object) => void said.push(message),
      kill: () => undefined,
    }) as unknown as Hand;
  };
  const crew = new Crew({ size, log, fork, drainMs: 0, firstWaitMs: 1 });
  const serve = (at: number) => hands[at]?.emit('message', { merveille: 'ready', where });
  return { crew, hands, serve };
}

describe('the processes of one port', () => {
  it('are started once the first serves, and told apart', () => {
    const { crew, hands, serve } = crewOf(3);
    void crew.run();
    expect(hands.map(({ slot, first }) => [slot, first])).toEqual([[1, true]]);
    serve(0);
    expect(hands.map(({ slot, first }) => [slot, first])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(crew.serving.map(({ slot }) => slot)).toEqual([1]);
  });

  it('end with the code of a first one that never served', async () => {
    const { crew, hands } = crewOf(2);
    const ended = crew.run();
    hands[0]?.emit('exit', 78, null);
    expect(await ended).toBe(78);
    expect(hands).toHaveLength(1);
  });

  it('come back one by one, later each time, and that is said', async () => {
    const { crew, hands, serve } = crewOf(2);
    void crew.run();
    serve(0);
    serve(1);
    hands[1]?.emit('exit', null, 'SIGKILL');
    expect(crew.serving.map(({ slot }) => slot)).toEqual([1]);
    await vi.waitFor(() => expect(hands).toHaveLength(3));
    hands[2]?.emit('exit', 1, null);
    await vi.waitFor(() => expect(hands).toHaveLength(4));
    expect(hands[3]).toMatchObject({ slot: 2, first: false });
    const told = log.error.mock.calls.map(([fields]) => fields as { againInMs: number; signal: string });
    expect(told.map(({ againInMs }) => againInMs)).toEqual([1, 2]);
    expect(told[0]).toMatchObject({ worker: 2, signal: 'SIGKILL' });
    expect(crew.restarts).toEqual([
      { slot: 1, times: 0 },
      { slot: 2, times: 2 },
    ]);
  });

  it('stop together, and a second word is a hurry', async () => {
    const { crew, hands, serve } = crewOf(2);
    const ended = crew.run();
    serve(0);
    crew.stop();
    crew.stop();
    for (const { said } of hands) expect(said).toEqual([{ merveille: 'stop' }, { merveille: 'hurry' }]);
    hands[0]?.emit('exit', 0, null);
    hands[1]?.emit('exit', 0, null);
    expect(await ended).toBe(0);
    expect(hands).toHaveLength(2);
  });
});

describe('connections to PostgreSQL', () => {
  it('are the usual ones where there are enough, fewer where there are not, never more than there are', () => {
    expect(poolsWithin(1000)).toEqual({ site: 10, patient: 4, jobs: 4 });
    for (let most = 0; most < 60; most += 1) {
      const sizes = poolsWithin(most);
      if (most < LEAST_CONNECTIONS) expect(sizes).toBeNull();
      else expect(connectionsOf(sizes as NonNullable<typeof sizes>)).toBeLessThanOrEqual(most);
    }
  });

  it('of a server that has too few refuse the start, with the figures', () => {
    expect(shareOf(92, 4)).toMatchObject({ each: 21, all: 84 });
    expect(() => shareOf(92, 16)).toThrow(ConfigError);
    expect(() => shareOf(92, 16)).toThrow(/WORKERS=16 needs 192 connections .* may open 92/);
  });
});

describe('WORKERS', () => {
  const DATABASE_URL = 'postgres://localhost/x';
  it('is one process, a number, or a process a core where they can share a database', () => {
    expect(getConfig({}).workers).toBe(1);
    expect(getConfig({ DATABASE_URL, WORKERS: '3' }).workers).toBe(3);
    expect(getConfig({ DATABASE_URL, WORKERS: 'auto' }).workers).toBeGreaterThanOrEqual(1);
    expect(getConfig({ WORKERS: 'auto' }).workers).toBe(1);
    expect(getConfig({ WORKERS: '1' }).workers).toBe(1);
  });

  it.each(['0', 'beaucoup', '1.5', '1000', '-2'])('is not %s', (WORKERS) => {
    expect(() => getConfig({ DATABASE_URL, WORKERS })).toThrow(/WORKERS must be/);
  });

  it('needs a database that processes can share', () => {
    expect(() => getConfig({ WORKERS: '2' })).toThrow(/WORKERS=2 needs DATABASE_URL/);
  });
});
