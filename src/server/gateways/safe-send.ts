import { fetch } from 'undici';
import type { Resolve } from './public-address.ts';
import { asFetchError, checkedAddress, checkedUrl, FetchError, pinnedAgent, within } from './safe-fetch.ts';

/** An address that has not answered by then does not answer. */
export const SEND_TIMEOUT_MS = 8000;

export interface SafeSendOptions {
  headers: Record<string, string>;
  body: Uint8Array;
  /** For tests: plain http, another resolver, and addresses to let through that are not public. */
  protocols?: readonly string[];
  resolve?: Resolve;
  allow?: (address: string, port: string) => boolean;
}

/**
 * Posts to an address that somebody gave us, by the guard of safeFetch: https, each of its addresses public, the
 * connection pinned to the one that was checked, and no redirect followed. Nothing of the answer but its status is
 * read. Throws FetchError.
 */
export async function safePost(address: string, options: SafeSendOptions): Promise<number> {
  const url = checkedUrl(address);
  if (!(options.protocols ?? ['https:']).includes(url.protocol)) throw new FetchError('bad_url');
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const agent = pinnedAgent(await within(signal, checkedAddress(url, options)));
  try {
    const { headers, body } = options;
    const answer = await fetch(url, {
      method: 'POST',
      dispatcher: agent,
      signal,
      redirect: 'manual',
      headers,
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw asFetchError(error, signal);
  } finally {
    agent.destroy().catch(() => {});
  }
}
