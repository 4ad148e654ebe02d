import { describe, expect, it } from 'vitest';
import { isReserved, nearestSlug, numberedSlug, slugProblem } from '#src/features/lists/slug.ts';
import { toSlug } from '#src/lib/to-slug.ts';

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
