import { keep, readKept } from './kept.ts';

/**
 * docs/spec/product.md §7: with every call, a random uuid of this browser, for rate limits and analytics; never an
 * identity. Over plain http a browser makes none, and is served without.
 */
export function sessionHeader(): { 'x-session-uuid': string } {
  let uuid = readKept('crypto_uuid');
  if (!uuid) {
    uuid = crypto.randomUUID?.() ?? '';
    keep('crypto_uuid', uuid);
  }
  return { 'x-session-uuid': uuid };
}
