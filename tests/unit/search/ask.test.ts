import { afterEach, describe, expect, it, vi } from 'vitest';
import { askInstant, SearchFailed } from '#src/features/search/overlay/ask.ts';

const none = { hits: 0, results: [] };
const result = { products: none, tags: none, brands: none };

function answerWith(make: (init: RequestInit, url: string) => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return make(init, url);
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('Asking for instant results', () => {
  const page = { title: 'Lyon', path: '/naissances/lyon-69', kind: 'city' };
  const isBest = (url: string) => url === '/api/search/best';

  it('sends the query with the three limits and no highlight, and asks for the page it names', async () => {
    const sent = answerWith(async (_, url) => Response.json({ result: isBest(url) ? { page } : result }));
    expect(await askInstant('lit', new AbortController().signal)).toEqual({ ...result, best: page });
    expect(JSON.parse(String(sent.find(({ url }) => isBest(url))?.init.body))).toEqual({ query: 'lit' });
    const instant = sent.find(({ url }) => url === '/api/search/instant');
    expect(JSON.parse(String(instant?.init.body))).toEqual({
      query: 'lit',
      limit: [20, 10, 40],
      highlight: false,
    });
  });

  it('shows the groups without that page when it fails, or is late', async () => {
    vi.useFakeTimers();
    const asking = () => askInstant('lit', new AbortController().signal);
    answerWith(async (_, url) =>
      Response.json(isBest(url) ? { err: 'Non.', code: 'unavailable' } : { result }),
    );
    expect(await asking()).toEqual({ ...result, best: null });
    const never = new Promise<Response>(() => {});
    answerWith(async (_, url) => (isBest(url) ? never : Response.json({ result })));
    const asked = asking();
    await vi.advanceTimersByTimeAsync(250);
    expect(await asked).toEqual({ ...result, best: null });
    vi.useRealTimers();
  });

  it('fails with the server’s sentence, or with none when nothing was answered', async () => {
    const asking = () => askInstant('lit', new AbortController().signal).catch((error: unknown) => error);
    answerWith(async () => Response.json({ err: 'Momentanément indisponible.', code: 'unavailable' }));
    expect(await asking()).toMatchObject({ sentence: 'Momentanément indisponible.' });
    answerWith(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await asking()).toMatchObject({ sentence: null });
    answerWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await asking()).toBeInstanceOf(SearchFailed);
  });

  it('is dropped when a newer query comes, which is no failure', async () => {
    const newer = new AbortController();
    answerWith(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const asked = askInstant('lit', newer.signal).catch((error: unknown) => error);
    newer.abort();
    expect(await asked).not.toBeInstanceOf(SearchFailed);
  });
});
