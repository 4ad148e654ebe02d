import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerScope } from '#src/features/device/offline/worker-scope.ts';
import { leavePush, openPushed, showPushed } from '#src/features/device/push/worker-push.ts';

const SITE = 'https://merveille.exemple';
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
const getSubscription = vi.fn();
let open: { url: string; focus: () => Promise<void> }[] = [];

const scope = {
  location: new URL(SITE),
  registration: { showNotification, pushManager: { getSubscription } },
  clients: { matchAll: async () => open, openWindow },
} as unknown as WorkerScope;

beforeEach(() => {
  open = [];
  for (const mock of [showNotification, openWindow, getSubscription]) mock.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A message of the push service, as the browser hands it over. */
const pushed = (json: () => unknown) => showPushed(scope, { data: { json } } as never);
/** Somebody taps what was shown. */
async function tap(href: string): Promise<() => void> {
  const close = vi.fn();
  await openPushed(scope, { notification: { close, data: { href } } } as never);
  return close;
}

describe('a message that is pushed', () => {
  it('is shown in its own general words, in French, and one of a kind at a time', async () => {
    await pushed(() => ({
      title: 'Petit Nid',
      body: 'Une participation vient d’arriver.',
      href: '/i/mon-compte/cagnotte',
      tag: 'contribution',
    }));
    expect(showNotification).toHaveBeenCalledWith('Petit Nid', {
      body: 'Une participation vient d’arriver.',
      tag: 'contribution',
      lang: 'fr',
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { href: '/i/mon-compte/cagnotte' },
    });
  });

  it('is shown whatever it holds: a browser ends the subscription of a site that shows nothing', async () => {
    await pushed(() => JSON.parse('{') as unknown);
    await showPushed(scope, { data: null } as never);
    expect(showNotification).toHaveBeenCalledTimes(2);
    expect(showNotification).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.objectContaining({ body: 'Il y a du nouveau sur votre liste.' }),
    );
  });
});

describe('a tap on it', () => {
  it('brings the window that shows the page to the front', async () => {
    const focus = vi.fn(async () => {});
    open = [
      { url: `${SITE}/magazine`, focus: vi.fn(async () => {}) },
      { url: `${SITE}/i/mon-compte/cagnotte#dons`, focus },
    ];
    const close = await tap('/i/mon-compte/cagnotte');
    expect(close).toHaveBeenCalled();
    expect(focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens one where there is none, and leaves the others as they are', async () => {
    const focus = vi.fn(async () => {});
    open = [{ url: `${SITE}/magazine`, focus }];
    await tap('/i/mon-compte/cagnotte');
    expect(openWindow).toHaveBeenCalledWith(`${SITE}/i/mon-compte/cagnotte`);
    expect(focus).not.toHaveBeenCalled();
  });

  it('never leads out of the site', async () => {
    await tap('//evil.exemple');
    expect(openWindow).toHaveBeenCalledWith(`${SITE}/i/marketplace/notifications`);
  });
});

it('who leaves takes the device along: the push service forgets it, and the site is told by its address', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await leavePush(scope);
  expect(fetched).not.toHaveBeenCalled();
  const unsubscribe = vi.fn(() => Promise.reject(new Error('offline')));
  getSubscription.mockResolvedValue({ endpoint: 'https://push.exemple/a', unsubscribe });
  await leavePush(scope);
  expect(unsubscribe).toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledWith(
    '/api/user/remove_device_token',
    expect.objectContaining({ body: '{"device_token":"https://push.exemple/a"}' }),
  );
});
