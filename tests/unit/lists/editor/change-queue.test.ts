import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { type Change, createChangeQueue } from '#src/features/lists/editor/change-queue.ts';

const lost = () => new ApiError(0, { err: 'Vérifiez votre connexion.', code: 'network' });
const refusal = () => new ApiError(200, { err: 'Non.', code: 'invalid_input' });
const change = (key: string, input: unknown = {}): Change => ({ key, path: `/api/list/${key}`, input });

function setUp(send: (path: string, input: unknown) => Promise<unknown>, kept: Change[] = []) {
  let stored = kept;
  const onRefused = vi.fn();
  const save = (changes: Change[]) => {
    stored = changes;
  };
  const queue = createChangeQueue({ send, save, onRefused, retryMs: 5 });
  queue.resend(kept);
  return { queue, onRefused, stored: () => stored };
}

describe('the changes of an editor', () => {
  it('are sent one after the other, in order', async () => {
    const sent: string[] = [];
    const { queue } = setUp(async (path) => sent.push(path));
    await Promise.all(['a', 'b', 'c'].map((key) => queue.add(change(key))));
    expect(sent).toEqual(['/api/list/a', '/api/list/b', '/api/list/c']);
    expect(queue.state.get()).toBe('saved');
  });

  it('of one key are one while they wait: the newest', async () => {
    const sent: unknown[] = [];
    const { queue } = setUp(async (_path, input) => sent.push(input));
    await Promise.all([
      queue.add(change('note', 1)),
      queue.add(change('note', 2)),
      queue.add(change('note', 3)),
    ]);
    expect(sent).toEqual([1, 3]);
  });

  it('wait without being lost while the line is down, then leave', async () => {
    let online = false;
    const send = vi.fn(async () => {
      if (!online) throw lost();
    });
    const { queue, stored } = setUp(send);
    const saved = queue.add(change('note'));
    await vi.waitFor(() => expect(queue.state.get()).toBe('offline'));
    expect(stored()).toHaveLength(1);
    online = true;
    queue.retry();
    await saved;
    expect(queue.state.get()).toBe('saved');
    expect(stored()).toEqual([]);
  });

  it('are seen while they wait, and one that is given up is never sent', async () => {
    let online = false;
    const sent: string[] = [];
    const { queue, stored } = setUp(async (path) => {
      if (!online) throw lost();
      sent.push(path);
    });
    const note = queue.add(change('note'));
    const wish = queue.add({ ...change('add'), wish: { name: 'Hamac', price: null } });
    await vi.waitFor(() => expect(queue.state.get()).toBe('offline'));
    expect(queue.changes.get().map(({ key }) => key)).toEqual(['note', 'add']);
    queue.drop('add');
    await expect(wish).resolves.toBeUndefined();
    expect(stored().map(({ key }) => key)).toEqual(['note']);
    online = true;
    queue.retry();
    await note;
    expect(sent).toEqual(['/api/list/note']);
    queue.drop('unknown');
    expect(queue.state.get()).toBe('saved');
  });

  it('that a closed page left behind are sent when it opens again', async () => {
    const sent: string[] = [];
    const { queue } = setUp(async (path) => sent.push(path), [change('note')]);
    await vi.waitFor(() => expect(queue.waiting.get()).toBe(0));
    expect(sent).toEqual(['/api/list/note']);
  });

  it('left by a closed page go before newer ones, but for those a newer one replaces', async () => {
    const sent: unknown[] = [];
    const { queue } = setUp(async (_path, input) => sent.push(input));
    const added = [queue.add(change('first', 1)), queue.add(change('note', 'new'))];
    queue.resend([change('note', 'old'), change('title', 'left')]);
    await Promise.all(added);
    expect(sent).toEqual([1, 'left', 'new']);
  });

  it('that are refused go back to who asked, and do not hold up the others', async () => {
    const { queue, onRefused } = setUp(async (path) => {
      if (path.endsWith('wrong')) throw refusal();
    });
    const wrong = queue.add(change('wrong'));
    const right = queue.add(change('right'));
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' });
    await right;
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('that nobody waits for any more are told when they are refused', async () => {
    const { onRefused } = setUp(() => Promise.reject(refusal()), [change('note')]);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  });
});
