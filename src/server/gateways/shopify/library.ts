import { AsyncLocalStorage } from 'node:async_hooks';
import '@shopify/shopify-api/adapters/web-api';
import { ApiVersion, LogSeverity, Session, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { fetch } from 'undici';
import { SHOPIFY_SCOPES, type ShopAccess, type ShopifySettings } from './shopify.ts';

/** A call of a person waits for it: under the browser's 14 s. */
const TIMEOUT_MS = 10_000;
export const API_VERSION = ApiVersion.July26;

const base = new AsyncLocalStorage<string | null>();

/** The address of a double takes the place of the shop's, and its path stays. */
export function addressOf(address: string, apiBase: string | null): string {
  if (apiBase === null) return address;
  const { pathname, search } = new URL(address);
  return apiBase.replace(/\/+$/, '') + pathname + search;
}

const send = (address: string | URL | Request, init?: RequestInit) =>
  fetch(addressOf(String(address), base.getStore() ?? null), {
    ...(init as object),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

setAbstractFetchFunc(send as never);

export type Library = ReturnType<typeof openLibrary>;

/** Shopify's own library: its signatures, its tokens, its GraphQL. It logs nothing: what it says holds requests. */
export function openLibrary(settings: ShopifySettings) {
  const api = shopifyApi({
    apiKey: settings.apiKey,
    apiSecretKey: settings.apiSecret,
    scopes: [...SHOPIFY_SCOPES],
    hostName: 'localhost',
    apiVersion: API_VERSION,
    isEmbeddedApp: false,
    logger: { level: LogSeverity.Error, httpRequests: false, log: () => {} },
  });
  /** Runs a request of the library towards the shop, or towards the double in its place. */
  const sent = <T>(work: () => Promise<T>) => base.run(settings.apiBase, work);
  let served: string | null = null;
  return {
    api,
    sent,
    /** The version of its API by which Shopify answered last; null before. */
    served: () => served,
    heard(version: string | null) {
      served = version ?? served;
    },
    graphql({ shop, token }: ShopAccess) {
      const session = new Session({
        id: `offline_${shop}`,
        shop,
        state: '',
        isOnline: false,
        accessToken: token,
      });
      return new api.clients.Graphql({ session });
    },
    /** Posts to the shop what the library only does with cookies of its own. */
    post: (shop: string, path: string, body: object) =>
      sent(() =>
        send(`https://${shop}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}
