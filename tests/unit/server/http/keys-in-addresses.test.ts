import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayBeMeasured, pageHeaders } from '#src/server/http/headers.ts';

const ROOT = 'src/pages';
const PAGES = globSync('**/*.astro', { cwd: ROOT });
const text = (page: string) => readFileSync(`${ROOT}/${page}`, 'utf8');
const pathOf = (page: string) =>
  `/${page.replace(/(?:\/index)?\.astro$/, '').replaceAll(/\[[^\]]+\]/g, 'clef')}`;

/** Said by the page (CapabilityHead) or by the name of its parameter. */
const KEYS = PAGES.filter(
  (page) => text(page).includes('CapabilityHead') || /\[(?:hash|token|key)\]/.test(page),
).map(pathOf);
const CARDS = [
  '/p/participation-cagnotte-paiement/',
  '/i/marketplace/checkout/',
  '/i/marketplace/bons-achat/',
];

const PAGE = { html: '<p>', meant: () => true };
const headersOf = (path: string) =>
  new Map(pageHeaders(path, PAGE, { https: true, images: [], measured: true }));

describe('a page whose address is a key', () => {
  it.each([...KEYS, '/i/business/invitation/clef'])('is told to nobody: %s', (path) => {
    expect(mayBeMeasured(path)).toBe(false);
    expect(headersOf(path).get('referrer-policy')).toBe('no-referrer');
    expect(headersOf(path).get('content-security-policy')).not.toContain('google');
  });

  // Without it a browser posts with no origin, and the form is refused as another site's.
  it('says where its plain form comes from', () => {
    const silent = PAGES.filter(
      (page) =>
        headersOf(pathOf(page)).get('referrer-policy') === 'no-referrer' &&
        text(page).includes('method="post"') &&
        !text(page).includes('<CapabilityHead'),
    );
    expect(silent).toEqual([]);
  });

  it('is one of many', () => expect(KEYS.length).toBeGreaterThan(15));
});

describe('a page that takes a card', () => {
  it.each(CARDS)('lets the provider’s own form stand in it: %s', (path) => {
    const policy = headersOf(`${path}clef`).get('content-security-policy');
    expect(policy).toContain('https://js.stripe.com');
    expect(policy).toContain('https://api.stripe.com');
  });
});
