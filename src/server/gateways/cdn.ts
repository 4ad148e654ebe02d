import { request } from 'undici';
import type { Config } from '../config.ts';

/** A cache in front of us that can be told which tags changed. */
export interface Cdn {
  /** Purges what carries one of these tags; rejects unless the CDN says that it did. */
  purge(tags: readonly string[]): Promise<void>;
}

type CdnConfig = NonNullable<Config['cdn']>;

interface Call {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

interface Provider {
  /** Tags one call takes. */
  most: number;
  call(tags: readonly string[], token: string): Call;
  /** Tells if a 2xx answer means done. */
  accepted?(body: string): boolean;
}

const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' };

const PROVIDERS: Record<CdnConfig['kind'], Provider> = {
  // POST /service/{id}/purge takes up to 256 surrogate keys.
  fastly: {
    most: 256,
    call: (tags, token) => ({
      method: 'POST',
      headers: { ...JSON_TYPE, 'fastly-key': token },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  // POST /zones/{id}/purge_cache takes up to 30 tags, and may answer 200 to say no.
  cloudflare: {
    most: 30,
    call: (tags, token) => ({
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
    accepted: (body) => (JSON.parse(body) as { success?: boolean }).success === true,
  },
  // docs/recipes/varnish.vcl. A header line of a request is at most 8 kB there, and a tag 100 bytes.
  varnish: {
    most: 60,
    call: (tags, token) => ({
      method: 'PURGE',
      headers: { authorization: `Bearer ${token}`, xkey: tags.join(' ') },
    }),
  },
};

const TIMEOUT_MS = 5000;
/** For a whole answer: one that comes byte by byte is never late for the next. */
const WHOLE_MS = 15_000;

/** The CDN that CDN_PURGE names. Errors carry the status and never the token. */
export function openCdn({ kind, url, token }: CdnConfig): Cdn {
  const { most, call, accepted = () => true } = PROVIDERS[kind];
  const send = async (tags: readonly string[]) => {
    const answer = await request(url, {
      ...call(tags, token),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(WHOLE_MS),
    } as Parameters<typeof request>[1]);
    const body = await answer.body.text();
    if (answer.statusCode < 200 || answer.statusCode > 299 || !accepted(body))
      throw new Error(`${kind} refused a purge: status ${answer.statusCode}`);
  };
  return {
    async purge(tags) {
      for (let at = 0; at < tags.length; at += most) await send(tags.slice(at, at + most));
    },
  };
}
