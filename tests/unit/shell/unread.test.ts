// The bell's dot is asked for the person, never with the session of a shop.
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshUnread } from '#src/features/notifications/unread.ts';

const asked = vi.fn(async () => new Response('{"result":{"unread":2}}'));
const toggle = vi.fn();
let stored: Record<string, string>;

beforeEach(() => {
  stored = { auth_tokens: '["mine","of-the-shop"]' };
  vi.stubGlobal('fetch', asked.mockClear());
  vi.stubGlobal('location', { pathname: '/magazine' });
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
});

it('is asked with the last token', async () => {
  await refreshUnread();
  expect(asked).toHaveBeenCalledOnce();
  expect(toggle).toHaveBeenCalledWith('has-news', true);
});

it('is not asked while a shop is open', async () => {
  stored.business = 'Atelier Nuage';
  await refreshUnread();
  expect(asked).not.toHaveBeenCalled();
});

it.each(['/i/business', '/i/business/commandes', '/i/shopify/setup', '/shopify-bridge/sync'])(
  'is not asked on a page of sellers, whose session this browser may have forgotten to be one: %s',
  async (pathname) => {
    vi.stubGlobal('location', { pathname });
    await refreshUnread();
    expect(asked).not.toHaveBeenCalled();
    vi.stubGlobal('location', { pathname: '/i/businesses' });
    await refreshUnread();
    expect(asked).toHaveBeenCalledOnce();
  },
);
