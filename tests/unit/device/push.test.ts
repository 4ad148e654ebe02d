import { describe, expect, it } from 'vitest';
import { readPushed } from '#src/features/device/push/pushed.ts';
import { KINDS } from '#src/features/notifications/notification.ts';
import { readSubscription } from '#src/features/notifications/push/subscription.ts';
import { pushWords } from '#src/features/notifications/push-words.ts';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

describe('a browser’s subscription', () => {
  it('is an https endpoint and two keys, padded or not', () => {
    const endpoint = 'https://push.exemple/abc';
    const padded = { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` };
    expect(readSubscription(JSON.stringify({ endpoint, keys: padded, expirationTime: null }))).toEqual({
      endpoint,
      keys,
    });
  });

  it('is nothing else', () => {
    const bad = [
      '',
      '{',
      'null',
      '"https://push.exemple"',
      JSON.stringify({ endpoint: 'http://push.exemple/a', keys }),
      JSON.stringify({ endpoint: 'https://me:secret@push.exemple/a', keys }),
      JSON.stringify({ endpoint: 'javascript:alert(1)', keys }),
      JSON.stringify({ endpoint: 'https://push.exemple/a' }),
      JSON.stringify({ endpoint: 'https://push.exemple/a', keys: { ...keys, auth: 'short' } }),
      JSON.stringify({ endpoint: `https://push.exemple/${'a'.repeat(3000)}`, keys }),
    ];
    for (const text of bad) expect(readSubscription(text), text.slice(0, 60)).toBeNull();
  });
});

describe('what is pushed', () => {
  it('holds no digit of an amount and no address that is a secret', () => {
    for (const kind of KINDS)
      for (const href of ['/p/reservation/SECRET', '/i/marketplace/checkout/SECRET', '/i/x?token=SECRET']) {
        const words = pushWords(kind, href, 'Merveille');
        expect(JSON.stringify(words)).not.toMatch(/SECRET|\d/);
        expect(words.href).toBe('/i/marketplace/notifications');
      }
    expect(pushWords('contribution', '/i/mon-compte/cagnotte', 'Merveille').href).toBe(
      '/i/mon-compte/cagnotte',
    );
  });

  it('leads into this site alone, whatever it says', () => {
    for (const href of ['https://evil.exemple', '//evil.exemple', '/\\evil.exemple', 'javascript:1', 3])
      expect(readPushed({ href }).href).toBe('/i/marketplace/notifications');
    expect(readPushed({ href: '/i/mon-compte/cagnotte' }).href).toBe('/i/mon-compte/cagnotte');
  });

  it('is shown in general words when it cannot be read', () => {
    for (const value of [null, 'x', [], { title: 5, body: '  ' }])
      expect(readPushed(value)).toMatchObject({
        title: 'Merveille',
        body: 'Il y a du nouveau sur votre liste.',
      });
  });
});
