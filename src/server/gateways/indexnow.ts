import { fetch } from 'undici';

/** indexnow.org: at most so many addresses in one request. */
export const INDEXNOW_BATCH = 10_000;
const TIMEOUT_MS = 10_000;

export interface IndexNow {
  /** The address where search engines are told. */
  endpoint: string;
  key: string;
  /** The site's origin. */
  origin: string;
}

/** Tells search engines that these paths changed. Throws when they did not take it: the job tries again. */
export async function submitPaths({ endpoint, key, origin }: IndexNow, paths: string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += INDEXNOW_BATCH) {
    const body = {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.slice(start, start + INDEXNOW_BATCH).map((path) => origin + path),
    };
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
  }
}
