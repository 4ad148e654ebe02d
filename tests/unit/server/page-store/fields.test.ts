import { expect, test } from 'vitest';
import { acceptedEncodings, encodingNames } from '#src/server/page-store/encoding.ts';
import { matchesEtag } from '#src/server/page-store/http-fields.ts';
import { canonicalKey, isPageKey } from '#src/server/page-store/page-key.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['GZIP;Q=1.0, br;q=0.9', 'gzip br identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity gzip'],
  ['gzip;q=0, *;q=0.3', 'br identity'],
  ['x-gzip', 'gzip identity'],
  ['br;q=oups, gzip', 'gzip identity'],
  ['identity;q=0, br', 'br'],
  [`gzip${' '.repeat(2000)}`, 'identity'],
])('accept-encoding %j is read as %s', (header, expected) => {
  const names = acceptedEncodings(header).map((encoding) => encodingNames[encoding]);
  expect(names.join(' ')).toBe(expected);
});

test('an etag is found in a list, weak or strong, and never by its beginning', () => {
  expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesEtag('"bc", "a"', '"b"')).toBe(false);
  expect(matchesEtag('*', '"b"')).toBe(true);
});

test.each([
  '//evil.example/a',
  '/a//b',
  '/a/',
  '/../etc/passwd',
  '/a/../b',
  '/a/./b',
  '/a/..',
  '/%2e%2e/a',
  '/a%00',
  '/a\0b',
  '/caf\u00e9',
  '/a\\b',
  '/a b',
  '/a\nb',
  'http://x/a',
  '*',
  '',
  `/${'a'.repeat(8192)}`,
  '/a;b',
  '/<script>',
])('no page is stored under %j', (target) => {
  expect(canonicalKey(target)).toBeNull();
});

test('a canonical path is its own key, and a query is kept out of it', () => {
  expect(canonicalKey('/naissances/saint-denis-974?utm=1')).toBe('/naissances/saint-denis-974');
  expect(canonicalKey('/')).toBe('/');
  expect(isPageKey('/avis?page=2')).toBe(true);
  expect(isPageKey('/avis?page=../2')).toBe(false);
  expect(isPageKey('/avis?a=1?b')).toBe(false);
});
