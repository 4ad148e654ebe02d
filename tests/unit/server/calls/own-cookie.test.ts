import { describe, expect, it } from 'vitest';
import { keepOwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';

const GIFT = { name: 'gift_1', seconds: 60, scope: 'Path=/api/' };

function browser(https: boolean, held: Record<string, string> = {}) {
  const sent: string[] = [];
  return {
    sent,
    services: { config: { https } },
    cookie: (name: string) => held[name] ?? null,
    setCookie: (line: string) => sent.push(line),
  };
}

describe('a cookie that opens something', () => {
  it('has the prefix on https, for this host alone', () => {
    const here = browser(true);
    keepOwnCookie(here, GIFT, 'abc');
    expect(here.sent).toEqual(['__Host-gift_1=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure']);
  });

  it('has its plain name on http, where browsers refuse the prefix', () => {
    const here = browser(false, { gift_1: 'abc', '__Host-gift_1': 'no' });
    keepOwnCookie(here, GIFT, 'abc');
    expect(here.sent).toEqual(['gift_1=abc; Path=/api/; Max-Age=60; HttpOnly; SameSite=Lax']);
    expect(readOwnCookie(here, GIFT)).toBe('abc');
  });

  it('set before the prefix is read once, and moved under it', () => {
    const here = browser(true, { gift_1: 'old' });
    expect(readOwnCookie(here, GIFT)).toBe('old');
    expect(here.sent).toEqual([
      '__Host-gift_1=old; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
      'gift_1=; Path=/api/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('is believed before one of the same name that another host of the domain may have set', () => {
    const here = browser(true, { gift_1: 'planted', '__Host-gift_1': 'mine' });
    expect(readOwnCookie(here, GIFT)).toBe('mine');
    expect(here.sent).toEqual([]);
  });
});
