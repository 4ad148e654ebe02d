import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked, Stream } from '#src/server/calls/streams.ts';
import { Heartbeat, write } from '#src/server/http/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeResponse() {
  const said: string[] = [];
  const res = {
    said,
    ended: false,
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
    write: (text: string) => said.push(text),
    end() {
      res.ended = true;
    },
    destroy() {
      res.destroyed = true;
    },
  };
  return res;
}

const asResponse = (res: ReturnType<typeof fakeResponse>) => res as unknown as ServerResponse;

function fakeStream(refused: Set<Asked> = new Set()) {
  const questions: number[] = [];
  const stream = {
    stillAllowed: async (all: readonly Asked[]) => {
      questions.push(all.length);
      return new Set(all.filter((asked) => !refused.has(asked)));
    },
  } as unknown as Stream;
  return { stream, questions };
}

const open = (heartbeat: Heartbeat, stream: Stream, res = fakeResponse()) => {
  const asked = {} as Asked;
  return { res, asked, kept: heartbeat.add({ res: asResponse(res), stream, asked, caller: 'x' }) };
};

it('beats for any number of streams by one timer, and asks once for all whether they may go on', async () => {
  const heartbeat = new Heartbeat();
  const { stream, questions } = fakeStream();
  const all = Array.from({ length: 500 }, () => open(heartbeat, stream));
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(questions).toEqual([500]);
  expect(all.every(({ res }) => res.said.join('') === ': beat\n\n' && !res.ended)).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(questions).toEqual([500, 500]);
});

it('keeps no timer once the last stream is gone, and has one again for the next', () => {
  const heartbeat = new Heartbeat();
  const { stream } = fakeStream();
  const [first, second] = [open(heartbeat, stream), open(heartbeat, stream)];
  heartbeat.remove(first.kept);
  expect(vi.getTimerCount()).toBe(1);
  heartbeat.remove(second.kept);
  expect(vi.getTimerCount()).toBe(0);
  open(heartbeat, stream);
  expect(vi.getTimerCount()).toBe(1);
});

it('ends those that may not go on, and nobody while the database does not answer', async () => {
  const heartbeat = new Heartbeat();
  const refused = new Set<Asked>();
  const { stream } = fakeStream(refused);
  const [stays, goes] = [open(heartbeat, stream), open(heartbeat, stream)];
  refused.add(goes.asked);
  const silent = { stillAllowed: () => Promise.reject(new Error('no database')) } as unknown as Stream;
  const third = open(heartbeat, silent);
  await vi.advanceTimersByTimeAsync(16_000);
  expect([stays.res.ended, goes.res.ended, third.res.ended]).toEqual([false, true, false]);
});

it('beats each stream in its own turn', async () => {
  const heartbeat = new Heartbeat();
  const { stream, questions } = fakeStream();
  open(heartbeat, stream);
  await vi.advanceTimersByTimeAsync(7000);
  open(heartbeat, stream);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(questions).toEqual([1, 1]);
});

it('cuts a reader off that does not read', () => {
  const res = fakeResponse();
  write(asResponse(res), 'data: 1\n\n');
  res.writableLength = 300 * 1024;
  write(asResponse(res), 'data: 2\n\n');
  write(asResponse(res), 'data: 3\n\n');
  expect(res.said).toEqual(['data: 1\n\n']);
  expect(res.destroyed).toBe(true);
});
