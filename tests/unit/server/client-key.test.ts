import { describe, expect, it } from 'vitest';
import { clientKey } from '#src/server/client-key.ts';

describe('whom a limit by address counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:1:2:3', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (ip, key) => {
    expect(clientKey(ip)).toBe(key);
  });

  it('is the same when it is asked again', () => {
    for (const ip of ['203.0.113.7', '2001:db8::1', 'unknown'])
      expect(clientKey(clientKey(ip))).toBe(clientKey(ip));
  });

  it('keeps neighbours apart', () => {
    expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
  });
});
