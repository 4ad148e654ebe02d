import { afterEach, describe, expect, it, vi } from 'vitest';
import { askInstant, SearchFailed } from '#src/features/search/overlay/ask.ts';

const none = { hits: 0, results: [] };
const result = { products: none, tags: none, brands: none };

function answerWith(make: (init: RequestInit) => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return make(init);
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('Asking for instant results', () => {
  it('sends the query with the three limits and no highlight', async () => {
    const sent = answerWith(async () => Response.json({ result }));
    expect(await askInstant('lit', new AbortController().signal)).toEqual(result);
    expect(sent[0]?.url).toBe('/api/search/instant');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      query: 'lit',
      limit: [20, 10, 40],
      highlight: false,
    });
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
