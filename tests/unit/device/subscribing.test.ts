import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { pushEnded } from '#src/features/notifications/push/ended.ts';
import { disablePush, enablePush, pushState, refreshPush } from '#src/features/notifications/push/here.ts';

const KEY = 'BEX-site_key';
const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

interface Known {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
  toJSON: () => object;
}
/** The browser's push manager: at most one subscription, bound to one key. */
const browser = { permission: 'default', known: null as Known | null, made: 0 };

function subscription(key: string): Known {
  browser.made += 1;
  const endpoint = `https://push.exemple/${browser.made}`;
  return {
    endpoint,
    options: { applicationServerKey: bytesOf(key) },
    unsubscribe: vi.fn(async () => {
      browser.known = null;
      return true;
    }),
    toJSON: () => ({ endpoint, keys: {} }),
  };
}

const pushManager = {
  getSubscription: async () => browser.known,
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    browser.known = subscription(applicationServerKey);
    return browser.known;
  }),
};
const register = vi.fn(async () => {});
const told = vi.spyOn(profileCalls, 'updateDeviceToken').mockResolvedValue({});
const forgotten = vi.spyOn(profileCalls, 'removeDeviceToken').mockResolvedValue({});
const requestPermission = vi.fn(async () => browser.permission);

beforeEach(() => {
  Object.assign(browser, { permission: 'granted', known: null, made: 0 });
  for (const mock of [told, forgotten, register, pushManager.subscribe]) mock.mockClear();
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return browser.permission;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('receiving notifications on this device', () => {
  it('asks the person, has the worker, subscribes under the site’s key and tells the site', async () => {
    await expect(pushState()).resolves.toBe('off');
    await expect(enablePush(KEY)).resolves.toBe('on');
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(told).toHaveBeenCalledWith({
      device_token: '{"endpoint":"https://push.exemple/1","keys":{}}',
      platform: 'web',
    });
    await expect(pushState()).resolves.toBe('on');
  });

  it('knows where it ended with a session, and where its person ended it', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    await enablePush(KEY);
    await expect(pushEnded()).resolves.toBe(false);
    // The worker gives the subscription up when nobody is signed in any more.
    browser.known = null;
    await expect(pushEnded()).resolves.toBe(true);
    await enablePush(KEY);
    await disablePush();
    await expect(pushEnded()).resolves.toBe(false);
    await enablePush(KEY);
    browser.known = null;
    browser.permission = 'denied';
    await expect(pushEnded()).resolves.toBe(false);
  });

  it('goes no further than a refusal, or a question left unanswered', async () => {
    for (const [permission, state] of [
      ['denied', 'denied'],
      ['default', 'off'],
    ]) {
      browser.permission = permission ?? '';
      await expect(enablePush(KEY)).resolves.toBe(state);
    }
    expect([register.mock.calls, told.mock.calls]).toEqual([[], []]);
  });

  it('keeps the subscription of the same key, and gives an older key’s up for a new one', async () => {
    browser.known = subscription(KEY);
    await enablePush(KEY);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    const old = subscription('BOLD-key');
    browser.known = old;
    await refreshPush(KEY);
    expect(old.unsubscribe).toHaveBeenCalled();
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({ device_token: expect.stringContaining('push.exemple/3') }),
    );
  });

  it('tells the site of the address that holds, at each visit, and nothing where it is off', async () => {
    await expect(refreshPush(KEY)).resolves.toBe('off');
    expect(told).not.toHaveBeenCalled();
    browser.known = subscription(KEY);
    told.mockRejectedValueOnce(new Error('lost'));
    await expect(refreshPush(KEY)).resolves.toBe('on');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('ends on both sides', async () => {
    browser.known = subscription(KEY);
    await expect(disablePush()).resolves.toBe('off');
    expect(forgotten).toHaveBeenCalledWith({ device_token: 'https://push.exemple/1' });
    expect(browser.known).toBeNull();
    await expect(disablePush()).resolves.toBe('off');
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('is not to be had where the browser has no push', async () => {
    vi.stubGlobal('navigator', {});
    await expect(pushState()).resolves.toBe('unsupported');
  });
});
