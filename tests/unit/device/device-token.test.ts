import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../support/fake-window.ts';

const kept = new Map<string, string>();
const nativePromise = vi.fn(async () => ({}));
const bridge = {
  isNativePlatform: () => true,
  getPlatform: () => 'ios',
  addListener: () => {},
  nativePromise,
};
const sent: { path: string; body: unknown; keepalive: boolean; authorization: string | undefined }[] = [];
const assign = vi.fn();

/** The site: every token is dead. */
interface Given {
  body: string;
  keepalive: boolean;
  headers: Record<string, string>;
}
const refuse = async (path: string, { body, keepalive, headers }: Given) => {
  sent.push({ path, body: JSON.parse(body), keepalive, authorization: headers.authorization });
  const status = path.endsWith('remove_device_token') ? 200 : 401;
  return {
    status,
    headers: new Headers(),
    redirected: false,
    text: async () => (status === 200 ? '{"result":{}}' : '{"err":"Non."}'),
  };
};

/** Local storage, whose keys are properties too: the stack of tokens is kept by them. */
const storage = () =>
  new Proxy({} as Record<string, unknown>, {
    get: (_, key) =>
      ({
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => kept.set(name, text),
        removeItem: (name: string) => kept.delete(name),
      })[String(key)] ?? kept.get(String(key)),
    set: (_, key, text) => Boolean(kept.set(String(key), String(text))),
    deleteProperty: (_, key) => kept.delete(String(key)) || true,
  });

beforeEach(() => {
  const { fire } = fakeWindow();
  kept.clear();
  sent.length = 0;
  assign.mockReset();
  nativePromise.mockClear();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: {}, classList: { toggle: () => {} } },
  });
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/i/marketplace/favorites', search: '', assign });
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => fire(event.type, { detail: event.detail }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', refuse);
  vi.stubGlobal('Capacitor', bridge);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Acts as a wrapper's page on a change of person (bridge.client.ts), without the rest of the bridge. */
async function wrapped() {
  const { PERSON_CHANGED } = await import('#src/features/accounts/forget-person.ts');
  const { clearDevice } = await import('#src/features/device/native/device-token.client.ts');
  const session = await import('#src/features/accounts/session.store.ts');
  const { listCalls } = await import('#src/features/lists/list.calls.ts');
  addEventListener(PERSON_CHANGED, (event) => {
    if ((event as CustomEvent<{ left: boolean }>).detail.left) void clearDevice(bridge as never);
  });
  session.connectClient();
  return { session, ask: () => listCalls.get({}).catch(() => {}) };
}

it('a 401 clears the native token: here, with the system, and on the site; and leads to the login', async () => {
  const { session, ask } = await wrapped();
  session.setToken('dead');
  kept.set('device_token', 'apns-1');
  await ask();
  await vi.waitFor(() => expect(nativePromise).toHaveBeenCalledWith('PushNotifications', 'unregister'));
  expect(kept.has('device_token')).toBe(false);
  expect(sent.at(-1)).toMatchObject({
    path: '/api/user/remove_device_token',
    body: { device_token: 'apns-1' },
    keepalive: true,
    authorization: undefined,
  });
  expect(assign).toHaveBeenCalledWith('/mon-compte-merveille?next=%2Fi%2Fmarketplace%2Ffavorites');
});

it('a 401 to an administrator in somebody’s account only leaves that account', async () => {
  const { session, ask } = await wrapped();
  session.setTokens(['of-rose', 'of-camille']);
  kept.set('device_token', 'apns-1');
  await ask();
  expect(session.tokens.get()).toEqual(['of-rose']);
  expect(kept.get('device_token')).toBe('apns-1');
  expect(assign).not.toHaveBeenCalled();
});
