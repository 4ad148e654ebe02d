import { beforeEach, expect, it, vi } from 'vitest';
import { identify, siteInit } from '#src/features/analytics/identity.ts';

const USER = { uuid: 'u-1', email: 'lea@exemple.fr', firstname: 'Léa', lastname: 'Petit', slug: 'lea' };
const kept = new Map<string, string>();
const tab = new Map<string, string>();
const fetched = vi.fn();

const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => map.set(key, text),
  removeItem: (key: string) => map.delete(key),
});
const signedInWith = (...tokens: string[]) => kept.set('auth_tokens', JSON.stringify(tokens));
const answers = (result: unknown) => fetched.mockImplementation(async () => Response.json({ result }));

beforeEach(() => {
  kept.clear();
  tab.clear();
  fetched.mockReset();
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('fetch', fetched);
  answers({ session_type: 'user', user: USER });
});

it('says who is signed in by e-mail, names and uuid, and nothing more, once a tab', async () => {
  signedInWith('a-token-of-lea');
  await expect(identify()).resolves.toEqual({
    event: 'identify',
    email: USER.email,
    firstname: 'Léa',
    lastname: 'Petit',
    uuid: 'u-1',
  });
  await expect(identify()).resolves.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says again who it is when somebody else signs in', async () => {
  signedInWith('a-token-of-lea');
  await identify();
  signedInWith('another-token');
  await expect(identify()).resolves.toMatchObject({ event: 'identify' });
});

it('asks nothing for a guest, nor for an administrator in somebody’s place', async () => {
  await expect(identify()).resolves.toBeNull();
  signedInWith('of-an-admin', 'of-lea');
  await expect(identify()).resolves.toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('says nothing when the session ended or the answer is lost, and asks again on the next page', async () => {
  signedInWith('a-token-of-lea');
  answers({ session_type: 'guest' });
  await expect(identify()).resolves.toBeNull();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(identify()).resolves.toBeNull();
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(identify()).resolves.toBeNull();
  expect(tab.size).toBe(0);
});

it('tells of a visit its page, its session and whether somebody is signed in', () => {
  kept.set('crypto_uuid', 'uuid-of-the-session');
  vi.stubGlobal('location', { pathname: '/magazine' });
  vi.stubGlobal('document', { documentElement: { classList: { contains: () => false } } });
  expect(siteInit()).toEqual({
    event: 'site_init',
    path: '/magazine',
    session_uuid: expect.any(String),
    signed_in: false,
  });
});
