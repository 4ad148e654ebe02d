import { DomainError } from '#src/calls/domain-error.ts';
import { IMAGE_MAX_BYTES } from '#src/server/gateways/image-input.ts';
import { type StoredImage, storeImage } from '#src/server/gateways/images.ts';
import {
  FetchError,
  type Fetched,
  type FetchFailure,
  type SafeFetchOptions,
  safeFetch,
} from '#src/server/gateways/safe-fetch.ts';
import type { Services } from '#src/server/services.ts';
import { pictureUnreachable, UNREADABLE, unreadable } from './external.fr.ts';
import type { PageProduct } from './external.ts';

/** The reader of HTML is two hundred modules, read with the first page of a shop. */
async function readPage(html: string, url: string): Promise<PageProduct> {
  const { readProductPage } = await import('./external.ts');
  return readProductPage(html, url);
}

/** Addresses that were never going to be asked; everything else is a page that did not answer. */
const REFUSED: FetchFailure[] = ['bad_url', 'private_address'];

const userAgentOf = ({ config }: Services) => `${config.productName}Bot/1.0 (+${config.publicUrl})`;

/** Reads the product on the page at `url`. Throws url_refused or url_unreachable, with the reason. */
export async function readExternalPage(
  services: Services,
  url: string,
): Promise<PageProduct & { url: string; name: string }> {
  const page = await safeFetch(url, {
    accept: 'text/html,application/xhtml+xml',
    userAgent: userAgentOf(services),
  }).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    throw refusal(error.failure);
  });
  if (page.status !== 200) throw unreachable(unreadable(page.status));
  if (!/html/i.test(page.contentType)) throw unreachable(UNREADABLE.notHtml);
  const product = await readPage(decoded(page), page.url);
  if (!product.name) throw unreachable(UNREADABLE.noName);
  return { ...product, name: product.name, url: page.url };
}

/**
 * Reads a page that was read before: its price now, "gone" once the shop says that it is no more, "unknown"
 * when nothing can be told (the shop is down, refuses robots, or its price cannot be read).
 */
export async function checkExternalPage(
  services: Services,
  url: string,
): Promise<{ price: number } | 'gone' | 'unknown'> {
  try {
    const page = await safeFetch(url, {
      accept: 'text/html,application/xhtml+xml',
      userAgent: userAgentOf(services),
    });
    if (page.status === 404 || page.status === 410) return 'gone';
    if (page.status !== 200 || !/html/i.test(page.contentType)) return 'unknown';
    const { price } = await readPage(decoded(page), page.url);
    return price === null ? 'unknown' : { price };
  } catch (error) {
    if (error instanceof FetchError) return 'unknown';
    throw error;
  }
}

function refusal(failure: FetchFailure): DomainError {
  const sentence = UNREADABLE[failure];
  if (!REFUSED.includes(failure)) return unreachable(sentence);
  return new DomainError('url_refused', sentence, { fields: { url: sentence } });
}

function unreachable(sentence: string): DomainError {
  return new DomainError('url_unreachable', sentence, { fields: { url: sentence } });
}

/** In the charset its header or its first bytes announce, else UTF-8. */
function decoded({ body, contentType }: Fetched): string {
  const head = body.subarray(0, 1024).toString('latin1');
  const charset = /charset=["']?([\w-]+)/i.exec(`${contentType} ${head}`)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** Copies another site's picture to ours; null when it cannot be had: a picture is never hot-linked. */
export async function copyImage(services: Services, url: string): Promise<StoredImage | null> {
  try {
    return await takeImage(services, url);
  } catch (error) {
    if (error instanceof FetchError || error instanceof DomainError) return null;
    throw error;
  }
}

/** The same. Throws FetchError, or DomainError for what is no picture, with the reason in French. */
export async function takeImage(
  services: Services,
  url: string,
  more: Pick<SafeFetchOptions, 'allow' | 'timeoutMs'> = {},
): Promise<StoredImage> {
  const file = await safeFetch(url, {
    ...more,
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    userAgent: userAgentOf(services),
    maxBytes: IMAGE_MAX_BYTES,
    overflow: 'fail',
  });
  if (file.status !== 200) throw new DomainError('image_unreachable', pictureUnreachable(file.status));
  return storeImage(services, file.body);
}
