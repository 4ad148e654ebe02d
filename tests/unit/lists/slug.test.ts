import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { isReserved, nearestSlug, numberedSlug, slugProblem } from '#src/features/lists/slug.ts';
import { nameProduct } from '#src/lib/paths.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { pageRoutes } from '#tests/support/site-routes.ts';

afterEach(() => nameProduct('merveille'));

/** The first segments that are answered by pages, by public files and by the server itself; as slugs, so without a dot. */
function firstSegments(): string[] {
  const { fixed, open } = pageRoutes();
  const sources = globSync('src/server/{http/*,gateways/storage}.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const served = sources.flatMap((source) => [
    ...source.matchAll(/(?:===|startsWith\(|return)\s*'(\/[a-z0-9-]+)/g),
  ]);
  const paths = [...fixed, ...open.map((shape) => shape.slice(1)), ...served.map(([, path]) => path ?? '')];
  const segments = paths.map((path) => path.split('/')[1] ?? '');
  return [...new Set(segments)].filter((segment) => /^[a-z0-9-]+(?:\[\^)?$/.test(segment));
}

describe('the slug of a list', () => {
  it('is reserved when it is a first path segment of the site, before anything else is looked at', () => {
    for (const slug of [
      'p',
      'i',
      'a',
      'magazine',
      'prenoms',
      'api',
      'MAGAZINE',
      'liste-de-naissance-camille',
    ])
      expect(slugProblem(slug)).toBe('reserved');
  });

  it('is reserved when a page, a public folder or the server itself answers there, whatever is added to the site', () => {
    const segments = firstSegments();
    expect(segments).toEqual(expect.arrayContaining(['magazine', 'covers', 'healthz', 'mon-compte-[^']));
    // A part that changes may be anything: any name behind it is the site's.
    const free = segments.filter((segment) => !isReserved(segment.replace('[^', 'camille')));
    expect(free).toEqual([]);
  });

  it('is reserved when it is the name of the site, whatever that is', () => {
    expect(isReserved('merveille')).toBe(true);
    nameProduct('autre-nom');
    expect(isReserved('autre-nom')).toBe(true);
    expect(isReserved('autre-nom-a-nous')).toBe(false);
  });

  it('is reserved with any product name behind the account and review pages', () => {
    expect(isReserved('mon-compte-merveille')).toBe(true);
    expect(isReserved('tous-les-avis-autre-nom')).toBe(true);
  });

  it('is invalid outside 3 to 60 lowercase letters, digits and single hyphens', () => {
    for (const slug of [
      'ab',
      'Camille',
      'camille--noe',
      '-camille',
      'camille-',
      'noël',
      'a b c',
      'a'.repeat(61),
    ])
      expect(slugProblem(slug)).toBe('invalid');
  });

  it('is accepted at both ends of its length', () => {
    expect(slugProblem('abc')).toBeNull();
    expect(slugProblem('a'.repeat(60))).toBeNull();
    expect(slugProblem('camille-et-noe-2027')).toBeNull();
  });

  it('is made of any text: accents go and & becomes et', () => {
    expect(toSlug('Camille & Noé')).toBe('camille-et-noe');
    expect(toSlug('LeaEtTom')).toBe('leaettom');
  });

  it('has a neighbour that can be used when it cannot', () => {
    expect(nearestSlug('Camille & Noé !')).toBe('camille-et-noe');
    expect(nearestSlug('magazine')).toBe('notre-magazine');
    expect(nearestSlug('liste-de-naissance-camille')).toBe('camille');
    expect(nearestSlug('🍼')).toBeNull();
  });

  it('takes a number without growing past its limit', () => {
    expect(numberedSlug('camille', 2)).toBe('camille-2');
    expect(numberedSlug('a'.repeat(60), 12)).toHaveLength(60);
  });
});
