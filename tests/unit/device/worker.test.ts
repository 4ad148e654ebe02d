import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIVE_UP_MS, KEPT_INSTEAD_MS } from '#src/features/device/offline/rules.ts';
import { KEEP_HEADER, KEPT_AT_HEADER, LISTS_CACHE } from '#src/lib/kept-offline.ts';
import { fakeWindow } from '../../support/fake-window.ts';

const SITE = 'https://merveille.exemple';
const LIST = `${SITE}/louise-et-noe`;

/** Caches as a browser has them, as far as the worker asks: by name, then by path. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const path = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname;
  const cacheOf = (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      match: async (asked: string | Request) => held.get(path(asked))?.clone(),
      matchAll: async () => [...held.values()].map((answer) => answer.clone()),
      put: async (asked: string, answer: Response) => void held.set(path(asked), answer),
      delete: async (asked: string) => held.delete(path(asked)),
      keys: async () => [...held.keys()].map((at) => ({ url: SITE + at })),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
    match: async (asked: string | Request, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(path(asked))?.clone(),
  };
  return { caches, paths: (name: string) => [...(kept.get(name)?.keys() ?? [])] };
}

let window_: ReturnType<typeof fakeWindow>;
let store: ReturnType<typeof fakeCaches>;
const fetched = vi.fn<(asked: unknown) => Promise<Response>>();

beforeEach(async () => {
  vi.useFakeTimers();
  window_ = fakeWindow();
  store = fakeCaches();
  fetched.mockReset();
  vi.stubGlobal('BUILD', 'b1');
  vi.stubGlobal('SITE', 'Merveille');
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', fetched);
  await import('#src/features/device/offline/worker.ts');
  const shell = await store.caches.open('merveille-shell-b1');
  await shell.put('/hors-ligne', new Response('the offline page'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keepList = async () =>
  (await store.caches.open(LISTS_CACHE)).put(
    LIST,
    new Response('<html>', { headers: { [KEPT_AT_HEADER]: new Date().toISOString() } }),
  );

/** A visit of a page: what is answered, once it is, and when nothing more happens after it. */
function visit(url: string, cache = 'default') {
  const visited = { said: null as string | null, status: 0, after: Promise.resolve() as Promise<unknown> };
  window_.fire('fetch', {
    request: { method: 'GET', mode: 'navigate', url, cache },
    respondWith: (answer: Promise<Response>) => {
      void answer.then(
        async (given) => Object.assign(visited, { status: given.status, said: await given.text() }),
        (error: Error) => Object.assign(visited, { said: `failed: ${error.message}` }),
      );
    },
    waitUntil: (work: Promise<unknown>) => {
      visited.after = work;
    },
  });
  return visited;
}
const never = () => new Promise<Response>(() => {});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page that does not come', () => {
  it('gives way after 6 s where its list was kept, and not before', async () => {
    await keepList();
    fetched.mockImplementation(never);
    const visited = visit(LIST);
    await pass(KEPT_INSTEAD_MS - 1);
    expect(visited.said).toBeNull();
    await pass(1);
    expect(visited.said).toBe('the offline page');
    expect(KEPT_INSTEAD_MS).toBe(6000);
  });

  it.each([
    ['of which nothing is kept', `${SITE}/magazine`, 'default'],
    ['that somebody reloads, list or not', LIST, 'no-cache'],
  ])('%s has 30 s', async (_, url, cache) => {
    await keepList();
    fetched.mockImplementation(never);
    const visited = visit(url, cache);
    await pass(GIVE_UP_MS - 1);
    expect(visited.said).toBeNull();
    await pass(1);
    expect(visited.said).toBe('the offline page');
    expect(GIVE_UP_MS).toBe(30_000);
  });

  it('because there is no line at all gives way at once', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const visited = visit(`${SITE}/magazine`);
    await pass(0);
    expect(visited.said).toBe('the offline page');
  });
});

describe('a page that comes', () => {
  const answers = (status: number, headers: Record<string, string> = {}) =>
    fetched.mockImplementation(async () => new Response('from the site', { status, headers }));

  it('is shown as it is, even an error: the worker never puts an older one in its place', async () => {
    await keepList();
    answers(500);
    const visited = visit(LIST);
    await pass(0);
    expect([visited.status, visited.said]).toEqual([500, 'from the site']);
    await visited.after;
    expect(store.paths(LISTS_CACHE)).toEqual(['/louise-et-noe']);
  });

  it('is kept where the site says so', async () => {
    answers(200, { [KEEP_HEADER]: 'list' });
    const visited = visit(LIST);
    await pass(0);
    await visited.after;
    expect(store.paths(LISTS_CACHE)).toEqual(['/louise-et-noe']);
  });

  it('without that word (`disable_cache`, a page of money) is not, and what was kept of it goes', async () => {
    await keepList();
    answers(200);
    const visited = visit(LIST);
    await pass(0);
    await visited.after;
    expect(store.paths(LISTS_CACHE)).toEqual([]);
  });

  it('to somebody who left meanwhile is kept by nobody', async () => {
    answers(200, { [KEEP_HEADER]: 'list' });
    const visited = visit(LIST);
    window_.fire('message', { data: { type: 'forget', left: false }, waitUntil: () => {} });
    await pass(0);
    await visited.after;
    expect(store.paths(LISTS_CACHE)).toEqual([]);
  });
});
