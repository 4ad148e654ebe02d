import { describe, expect, it } from 'vitest';
import {
  assetsIn,
  handlingOf,
  importsIn,
  keepablePath,
  keepingOf,
  keptAfter,
  picturesIn,
} from '#src/features/device/offline/rules.ts';

const SITE = 'https://merveille.exemple';
const visit = (path: string, more: object = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: SITE + path, ...more }, SITE);

describe('what the service worker does with a request', () => {
  it('is to look after pages that people read', () => {
    for (const path of ['/', '/louise-et-noe', '/magazine/sommeil/dormir', '/i/marketplace/ma-liste'])
      expect(visit(path)).toBe('page');
  });

  it('is nothing for calls, forms, the admin, probes and files', () => {
    for (const path of ['/api/user/logout', '/a/admin', '/a/admin/editor', '/client-version', '/sw.js'])
      expect(visit(path)).toBe('leave');
    expect(visit('/louise-et-noe', { method: 'POST' })).toBe('leave');
    expect(visit('/magazine/rss.xml')).toBe('leave');
    expect(handlingOf({ method: 'GET', mode: 'cors', url: `${SITE}/louise` }, SITE)).toBe('leave');
  });

  it('is nothing for other sites, the bank’s above all', () => {
    const asked = { method: 'GET', mode: 'navigate', url: 'https://js.stripe.com/v3' };
    expect(handlingOf(asked, SITE)).toBe('leave');
  });

  it('is to find what a page is drawn with, and the pictures of gifts', () => {
    const asked = (path: string, destination: string) =>
      handlingOf({ method: 'GET', mode: 'no-cors', url: SITE + path, destination }, SITE);
    expect(asked('/_astro/page.abc.css', 'style')).toBe('asset');
    expect(asked('/media/0123456789abcdef/320.webp', 'image')).toBe('picture');
    expect(asked('/p/recu/secret.png', 'image')).toBe('leave');
  });
});

describe('what may be kept of a page', () => {
  it('is a list at its own address, without a query', () => {
    expect(keepablePath(`${SITE}/louise-et-noe`)).toBe('/louise-et-noe');
    for (const path of [
      '/',
      '/louise?tri=prix',
      '/p/participation-cagnotte/louise',
      '/i/mon-compte/cagnotte',
    ])
      expect(keepablePath(SITE + path)).toBeNull();
  });

  const answered = (more: object) =>
    keepingOf({ status: 200, type: 'basic', redirected: false, keep: true, ...more });

  it('is what the server said, in so many words', () => {
    expect(answered({})).toBe('keep');
    expect(answered({ keep: false })).toBe('drop');
    expect(answered({ redirected: true })).toBe('drop');
  });

  it('goes once the list became private, moved or was deleted', () => {
    for (const status of [404, 410, 403]) expect(answered({ status, keep: false })).toBe('drop');
    expect(answered({ status: 0, type: 'opaqueredirect', keep: false })).toBe('drop');
  });

  it('stays while the server is ill', () => {
    for (const status of [429, 500, 502, 503, 504]) expect(answered({ status, keep: false })).toBe('as is');
  });

  it('is few lists, the newest, none older than a month', () => {
    const now = Date.parse('2027-03-01T00:00:00Z');
    const seen = (path: string, daysAgo: number) => ({
      path,
      at: new Date(now - daysAgo * 86_400_000).toISOString(),
    });
    const lists = ['a', 'b', 'c', 'd', 'e', 'f'].map((path, index) => seen(path, 6 - index));
    expect(keptAfter([...lists, seen('old', 31)], now)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
});

describe('what a page is drawn with', () => {
  it('is found in its HTML, and in its scripts only what they need to start', () => {
    const html = '<link href="/_astro/a.css"><script src="/_astro/p.js"></script><a href="/magazine">';
    expect(assetsIn(html)).toEqual(['/_astro/a.css', '/_astro/p.js']);
    const script = 'import{a as b}from"./hint.js";import"./base.js";const e=()=>import("./Editor.js")';
    expect(importsIn(script, '/_astro/p.js')).toEqual(['/_astro/hint.js', '/_astro/base.js']);
  });

  it('and the pictures are those of its gifts, each once', () => {
    const gift = '<img class="x" src="/media/0123456789abcdef/320.webp" alt="">';
    const html = `<img src="/media/cover/640.webp"><div data-gifts>${gift}${gift}<img src="https://x.fr/y.png"></div>`;
    expect(picturesIn(html)).toEqual(['/media/0123456789abcdef/320.webp']);
  });
});
