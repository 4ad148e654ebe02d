import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { safeFetch } from './safe-fetch.ts';

/** A photograph as the gallery keeps it. Its addresses are Unsplash's own: its terms ask that they be used. */
export interface UnsplashPhoto {
  remoteId: string;
  /** Takes `w` and `q` for the width and quality wanted. */
  raw: string;
  width: number;
  height: number;
  blurhash: string;
  alt: string;
  author: string;
  authorUrl: string;
  downloadLocation: string;
}

export interface Unsplash {
  /** Landscape photographs safe for everyone, `page` from 1. Throws when Unsplash does not answer well. */
  search(query: string, page: number): Promise<UnsplashPhoto[]>;
  /** One photograph; null when Unsplash has none of this id, or one that is not whole. */
  photo(remoteId: string): Promise<UnsplashPhoto | null>;
  /** Tells Unsplash that a photograph was chosen, as its terms ask. Throws when it was not heard. */
  trackDownload(location: string): Promise<void>;
}

const API = 'https://api.unsplash.com';
const PER_PAGE = 30;
const MAX_BYTES = 1024 * 1024;

const Photo = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  width: z.int(),
  height: z.int(),
  blur_hash: z.nullish(z.string()),
  alt_description: z.nullish(z.string()),
  urls: z.object({ raw: z.url({ protocol: /^https?$/ }) }),
  links: z.object({ download_location: z.url({ protocol: /^https?$/ }) }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url({ protocol: /^https?$/ }) }) }),
});
const Answer = z.object({ results: z.array(z.unknown()) });

/** Null without UNSPLASH_ACCESS_KEY. */
export function createUnsplash(
  config: Pick<Config, 'unsplashAccessKey' | 'unsplashApiBase' | 'productSlug'>,
  log?: Log,
): Unsplash | null {
  const key = config.unsplashAccessKey;
  if (!key) return null;
  const base = new URL(config.unsplashApiBase ?? API);
  const ask = (url: URL) => askUnsplash(url, { base, key });
  return {
    async search(query, page) {
      const url = new URL('/search/photos', base);
      url.search = String(
        new URLSearchParams({
          query,
          page: String(page),
          per_page: String(PER_PAGE),
          orientation: 'landscape',
          content_filter: 'high',
        }),
      );
      const { results } = Answer.parse(await ask(url));
      return results.flatMap((result) => {
        const photo = Photo.safeParse(result);
        if (!photo.success)
          log?.warn({ issues: photo.error.issues.length }, 'unsplash: a photograph was left out');
        return photo.success ? toPhoto(photo.data, config.productSlug) : [];
      });
    },
    async photo(remoteId) {
      const url = new URL(`/photos/${encodeURIComponent(remoteId)}`, base);
      const photo = Photo.safeParse(await ask(url).catch(nullWhenGone));
      return photo.success ? toPhoto(photo.data, config.productSlug) : null;
    },
    async trackDownload(location) {
      const url = new URL(location);
      // A stored address must not make the key go anywhere else.
      if (url.origin !== base.origin) throw new Error('Not an address of the Unsplash API');
      await ask(url);
    },
  };
}

class UnsplashRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Unsplash answered ${status}`);
    this.status = status;
  }
}

function nullWhenGone(error: unknown): null {
  if (error instanceof UnsplashRefusal && error.status === 404) return null;
  throw error;
}

async function askUnsplash(url: URL, { base, key }: { base: URL; key: string }): Promise<unknown> {
  url.searchParams.set('client_id', key);
  const fetched = await safeFetch(url.href, {
    accept: 'application/json',
    userAgent: 'Merveille',
    maxBytes: MAX_BYTES,
    overflow: 'fail',
    // Only an address that the operator wrote in the configuration may be on this machine (a double).
    allow: (address, port) => base.hostname === address && base.port === port,
  });
  if (fetched.status !== 200) throw new UnsplashRefusal(fetched.status);
  return JSON.parse(fetched.body.toString('utf8'));
}

function toPhoto(photo: z.output<typeof Photo>, source: string): UnsplashPhoto {
  const authorUrl = new URL(photo.user.links.html);
  authorUrl.searchParams.set('utm_source', source);
  authorUrl.searchParams.set('utm_medium', 'referral');
  return {
    remoteId: photo.id,
    raw: photo.urls.raw,
    width: photo.width,
    height: photo.height,
    blurhash: photo.blur_hash ?? '',
    alt: photo.alt_description ?? '',
    author: photo.user.name,
    authorUrl: authorUrl.href,
    downloadLocation: photo.links.download_location,
  };
}
