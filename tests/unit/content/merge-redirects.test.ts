import { expect, it } from 'vitest';
import { mergeRedirects } from '#src/features/content/transfer/site/merge-redirects.ts';
import { transferFr } from '#src/features/content/transfer/transfer.fr.ts';

const given = (path: string, to: string | null) => ({ path, to, source: 'manual' as const, note: '' });
const known = (redirects: Record<string, string | null> = {}, pages: string[] = []) => ({
  redirects: new Map(
    Object.entries(redirects).map(([path, to]) => [path, { to, note: '', source: 'manual' as const }]),
  ),
  pages: new Set(pages),
  origin: 'https://exemple.fr',
});

it('the redirects of an archive are added to those of the site, and win over them', () => {
  const merged = mergeRedirects(
    [given('/page/a', '/page/b'), given('/page/c', null), given('/page/d', 'https://ailleurs.example/')],
    known({ '/page/c': '/page/z', '/page/d': 'https://ailleurs.example/' }),
  );
  expect(merged).toMatchObject({
    added: [{ path: '/page/a' }],
    changed: [{ path: '/page/c' }],
    same: 1,
    aside: [],
  });
  expect(transferFr.redirects(merged)).toBe('1 redirection ajoutée, 1 changée, 1 inchangée.');
});

it('a page wins over a redirect, and no redirect leads back to itself', () => {
  const merged = mergeRedirects(
    [
      given('/page/vivante', '/page/b'),
      given('/page/un', '/page/deux#ici'),
      given('/page/trois', '/page/quatre'),
      given('/page/quatre', '/page/trois'),
    ],
    known({ '/page/deux': '/page/un' }, ['/page/vivante']),
  );
  expect(merged.aside).toEqual([
    { path: '/page/vivante', why: 'page' },
    { path: '/page/un', why: 'loop' },
    { path: '/page/quatre', why: 'loop' },
  ]);
  expect(transferFr.redirects(merged)).toBe(
    '1 redirection ajoutée. 3 laissées de côté\u202f: /page/vivante (une page y répond), /page/un (elle tournerait en rond), /page/quatre (elle tournerait en rond).',
  );
});

it.each([
  ['//ailleurs.example', '/page/b'],
  ['/a/admin', '/page/b'],
  ['/', '/page/b'],
  ['/page/a/', '/page/b'],
  ['/page/a', 'javascript:alert(1)'],
  ['/page/a', '//ailleurs.example'],
  ['/page/a', 'https://qui:quoi@ailleurs.example/'],
])('an address nobody could have saved is left aside: %s to %s', (path, to) => {
  expect(mergeRedirects([given(path, to)], known()).aside).toEqual([{ path, why: 'address' }]);
});
