import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueue } from '#src/features/analytics/queue.ts';
import { consentDefaults } from '#src/features/analytics/tag-manager.ts';
import { mayBeMeasured, pageHeaders } from '#src/server/http/headers.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const cspOf = (path: string, measured: boolean) =>
  new Map(pageHeaders(path, { html: '<p>', meant: () => true }, { https: true, images: [], measured })).get(
    'content-security-policy',
  );

describe('consent', () => {
  it('is the specification’s by default: both storages granted, the use of a person’s data denied', () => {
    expect(consentDefaults(false)).toEqual({
      ad_storage: 'granted',
      analytics_storage: 'granted',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
  });

  it('is denied for everything where people are asked', () => {
    expect(new Set(Object.values(consentDefaults(true)))).toEqual(new Set(['denied']));
  });
});

describe('events', () => {
  it('are written down only once people agree, and sent once', () => {
    const queue = openQueue();
    const send = vi.fn();
    queue.add({ event: 'a' });
    queue.drain(send);
    expect(stored.size).toBe(0);
    expect(send).not.toHaveBeenCalled();
    queue.allow();
    expect(stored.has('actions')).toBe(true);
    queue.drain(send);
    queue.drain(send);
    expect(send.mock.calls).toEqual([[{ event: 'a' }]]);
    expect(stored.size).toBe(0);
  });

  it('that a page could not send are sent by the next one', () => {
    const before = openQueue();
    before.allow();
    before.add({ event: 'a' });
    const after = openQueue();
    after.add({ event: 'b' });
    after.allow();
    const send = vi.fn();
    after.drain(send);
    expect(send.mock.calls.flat()).toEqual([{ event: 'a' }, { event: 'b' }]);
  });

  it('are dropped when people refuse, and whatever stands in storage is read', () => {
    const queue = openQueue();
    queue.allow();
    queue.add({ event: 'a' });
    queue.drop();
    expect(stored.size).toBe(0);
    stored.set('actions', '{"at":1,"value":"x"}');
    openQueue().allow();
    expect(stored.size).toBe(0);
  });
});

describe('the policy of a page', () => {
  it('knows Google’s hosts only where a tag manager is set', () => {
    expect(cspOf('/magazine', false)).not.toContain('google');
    expect(cspOf('/magazine', true)).toMatch(/script-src 'self'[^;]*https:\/\/www\.googletagmanager\.com/);
    expect(cspOf('/magazine', true)).not.toContain('unsafe');
  });

  it.each([
    '/p/participation-cagnotte-paiement/abc',
    '/p/reservation/abc',
    '/i/marketplace/checkout/abc',
    '/i/marketplace/nouveau-mot-de-passe',
    '/i/marketplace/suivre-ma-commande/abc',
    '/i/auth/retour',
    '/mon-compte-merveille',
    '/i/cagnotte/withdraw',
    '/a/admin',
  ])('never lets it see %s', (path) => {
    expect(mayBeMeasured(path)).toBe(false);
    expect(cspOf(path, true)).not.toContain('google');
  });

  it.each(['/', '/magazine', '/ma-famille', '/i/marketplace/recherche'])('lets it see %s', (path) => {
    expect(mayBeMeasured(path)).toBe(true);
  });
});
