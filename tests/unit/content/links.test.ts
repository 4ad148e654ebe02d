import { describe, expect, it } from 'vitest';
import { internalPath, linksOf } from '#src/features/content/life/links.ts';
import { redirectPath, redirectTarget } from '#src/features/content/life/redirect-rules.ts';

const SITE = 'https://merveille.exemple';

describe('the links of a document', () => {
  it('are its own pages, its products and the items its template says it names, each once', () => {
    const html =
      '<a href="/page/a?x=1#y">a</a><a href="/page/a/">a</a><a title="t" href="https://merveille.exemple/b">b</a>' +
      '<div class="product-embed" data-product-id="012"></div>';
    const template = [
      { name: 'category', label: 'Rubrique', type: 'reference' as const },
      { name: 'next', label: 'Suite', type: 'reference' as const, options: ['page'] },
    ];
    const fields = {
      category: 'grossesse',
      next: 'suite',
      more: '/c',
      cover: '/covers/x.svg',
      tool: 'due-date',
    };
    expect(linksOf({ html, fields, template }, SITE)).toEqual([
      { kind: 'page', target: '/page/a' },
      { kind: 'page', target: '/b' },
      { kind: 'product', target: '12' },
      { kind: 'reference', target: 'category:grossesse' },
      { kind: 'reference', target: 'page:suite' },
      { kind: 'page', target: '/c' },
    ]);
    expect(linksOf({ html: '', fields: { category: 'compte' }, template: [] }, SITE)).toEqual([]);
  });

  it.each([
    '#ici',
    '?page=2',
    'mailto:a@b.fr',
    'https://ailleurs.fr/x',
    '//ailleurs.fr',
    '/api/content/x',
    'x:y',
    '',
  ])('leave %s aside', (href) => {
    expect(internalPath(href, SITE)).toBeNull();
  });
});

describe('the rules of a redirect', () => {
  it('take a path of the site, however it is typed', () => {
    expect(redirectPath('/x//b/?x#y', SITE)).toBe('/x/b');
    expect(redirectPath(`${SITE}/x`, SITE)).toBe('/x');
    for (const bad of ['/', '/a/admin', '/api/x', '//b', 'a', 'https://ailleurs.fr/a', 'javascript:x'])
      expect(redirectPath(bad, SITE), bad).toBeNull();
  });

  it('hold no control character, raw or encoded, in the path nor in the target', () => {
    const codes = [...Array(0x20).keys(), 0x7f, ...Array.from({ length: 0x20 }, (_, n) => 0x80 + n)];
    for (const code of codes) {
      const raw = String.fromCodePoint(code);
      for (const sign of [raw, encodeURIComponent(raw), encodeURIComponent(raw).toLowerCase()]) {
        const path = `/page/a${sign}b`;
        expect(redirectPath(path, SITE), JSON.stringify(path)).toBeNull();
        expect(redirectPath(`${SITE}${path}`, SITE), JSON.stringify(path)).toBeNull();
        expect(redirectTarget(path, SITE), JSON.stringify(path)).toBeNull();
        expect(redirectTarget(`https://ailleurs.fr${path}`, SITE), JSON.stringify(path)).toBeNull();
      }
    }
    expect(redirectPath('/page/caf%C3%A9', SITE)).toBe('/page/caf%C3%A9');
  });

  it('lead to the site or to http and https alone', () => {
    expect(redirectTarget('/a?x=1#y', SITE)).toEqual({ kind: 'own', to: '/a?x=1#y', path: '/a' });
    expect(redirectTarget('https://ailleurs.fr/x', SITE)?.kind).toBe('external');
    for (const bad of ['//x', '/\\\\x', 'javascript:x', 'data:x', 'ftp://x', 'https://a:b@c.fr', ''])
      expect(redirectTarget(bad, SITE), bad).toBeNull();
  });
});
