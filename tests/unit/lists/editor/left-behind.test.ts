import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openShelf } from '#src/features/lists/editor/left-behind.ts';

const LIST = '11111111-1111-4111-8111-111111111111';
const change = (key: string) => ({ key, path: `/api/list/${key}`, input: {} });

/** As the browser's: each `open()` is a page, which gives its locks back when it closes. */
function browser() {
  const kept = new Map<string, string>();
  const held = new Set<string>();
  const localStorage = new Proxy({} as Record<string, unknown>, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
        removeItem: (key: string) => kept.delete(key),
      })[name as string],
  });
  const locks = {
    async request(
      name: string,
      options: { ifAvailable?: boolean } | (() => unknown),
      work?: (lock: unknown) => void,
    ) {
      if (typeof options === 'function') return held.add(name);
      return work?.(held.has(name) ? null : {});
    },
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('navigator', { locks });
  return { kept, close: () => held.clear() };
}

describe('what a tab has not sent', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('is not touched by another tab that is open', async () => {
    const { kept } = browser();
    openShelf(LIST).save([change('note')]);
    const other = openShelf(LIST);
    const take = vi.fn();
    await other.adopt(take);
    other.save([]);
    expect(take).not.toHaveBeenCalled();
    expect([...kept.values()]).toEqual([JSON.stringify([change('note')])]);
  });

  it('is taken over, once, when its page was closed', async () => {
    const { kept, close } = browser();
    openShelf(LIST).save([change('note')]);
    close();
    const take = vi.fn();
    await openShelf(LIST).adopt(take);
    await openShelf(LIST).adopt(take);
    expect(take.mock.calls).toEqual([[[change('note')]]]);
    expect(kept.size).toBe(0);
  });
});
