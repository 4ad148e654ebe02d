import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UnsplashDouble {
  /** For UNSPLASH_API_BASE. */
  base: string;
  key: string;
  /** Paths with their queries, in order. */
  asked: string[];
  /** Photographs that a search answers; by default two good ones and one that is not whole. */
  results: unknown[];
  /** Those that can be asked for one by one. */
  photos: { id: string }[];
  /** Answers this status to everything when it is not 200. */
  status: number;
  close(): Promise<void>;
}

const photo = (base: string, id: string) => ({
  id,
  width: 4000,
  height: 2000,
  blur_hash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  alt_description: 'hands of a newborn',
  urls: { raw: `https://images.unsplash.com/${id}?ixid=abc` },
  links: { download_location: `${base}/photos/${id}/download?ixid=abc` },
  user: { name: `Autrice ${id}`, links: { html: `https://unsplash.com/@${id}` } },
});

/** The endpoints of the Unsplash API we use, on the loopback; a wrong key is 401, as there. */
export async function startUnsplash(): Promise<UnsplashDouble> {
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const authorised = url.searchParams.get('client_id') === double.key;
    url.searchParams.delete('client_id');
    double.asked.push(url.pathname + url.search);
    const one = /^\/photos\/([\w-]+)$/.exec(url.pathname)?.[1];
    const found = one ? double.photos.find(({ id }) => id === one) : { total: 3, results: double.results };
    const status = authorised ? (found ? double.status : 404) : 401;
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(status === 200 ? found : { errors: ['no'] }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: UnsplashDouble = {
    base,
    key: 'key-of-the-tests',
    asked: [],
    results: [photo(base, 'one'), { id: 'broken' }, photo(base, 'two')],
    photos: [photo(base, 'three')],
    status: 200,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return double;
}
