import { expect, it } from 'vitest';
import { canonicalResults, isResults, readResults } from '#src/features/catalogue/results-url.ts';
import { isPageKey } from '#src/server/page-store/page-key.ts';

const PATH = '/i/marketplace/recherche';
const asked = (target: string) => readResults(new URL(target, 'http://x').searchParams);

it.each([
  ['', ''],
  ['?', ''],
  ['?q=lit', '?q=lit'],
  ['?q=%20lit%20&utm_source=lettre', '?q=lit'],
  ['?q=lit+b%c3%a9b%c3%a9', '?q=lit+b%C3%A9b%C3%A9'],
  ['?q=%6cit&page=1&tri=pertinence', '?q=lit'],
  ['?page=zero&q=lit&q=autre', '?q=lit'],
  ['?prix-max=12,50&q=a&prix-min=40', '?q=a&prix-min=12.5&prix-max=40'],
  ['?couleur=rouge&taille=3m&taille=6m&taille=3m', '?taille=3m&taille=6m&couleur=rouge'],
  ['?marque=../etc&rayon=sommeil&stock=yes', '?rayon=sommeil'],
  ['?q=..%2F..', '?q=..%2F..'],
])('%s and what asks for the same are stored once', (query, canonical) => {
  const key = canonicalResults(PATH + query);
  expect(key).toBe(PATH + canonical);
  expect(isPageKey(String(key))).toBe(true);
  expect(canonicalResults(String(key))).toBe(key);
  // What is rendered for the key is what is asked for by any of them.
  expect(asked(String(key))).toEqual(asked(PATH + query));
});

it.each(['?page=2', '?q=x&page=3', '?prix-min=cher', '?prix-max=1e9', '?q=a%00'])(
  '%s is rendered for who asks',
  (query) => expect(canonicalResults(PATH + query)).toBeNull(),
);

it('is no key of a page when it is very long', () => {
  expect(isPageKey(canonicalResults(`${PATH}?q=${'é'.repeat(200)}`) ?? '')).toBe(false);
});

it.each([
  [PATH, true],
  [`${PATH}?q=1`, true],
  [`${PATH}s`, false],
  [`${PATH}/plus`, false],
  ['/?/i/marketplace/recherche', false],
])('%s: %s', (target, is) => expect(isResults(target)).toBe(is));
