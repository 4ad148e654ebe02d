import { describe, expect, it } from 'vitest';
import { facetOf, namedOf } from '#search/documents/product.ts';
import { otherNumber, pluralForms } from '#search/french/plural.ts';
import { highlight } from '#search/highlight.ts';
import { createLexicon } from '#search/lexicon.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '#search/query.ts';
import { meilisearchSettings } from '#search/settings.ts';
import { fold, storable } from '#search/text.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';
import { typosAllowed, typosBetween, typosToPrefix } from '#search/typos.ts';

describe('Words of a search', () => {
  it('are compared without case, accents and ligatures', () => {
    expect(fold('Cœur d’ÉTÉ, naïve Ærø ß')).toBe('coeur d’ete, naive aero ss');
  });

  it('lose the small ones at the end, and keep them when there is nothing else', () => {
    expect(parseQuery('  tapis de  ')).toEqual({ text: 'tapis', words: ['tapis'] });
    expect(parseQuery('lit de voyage')).toEqual({ text: 'lit de voyage', words: ['lit', 'voyage'] });
    expect(parseQuery('le')).toEqual({ text: 'le', words: ['le'] });
  });

  it('are none in blanks, marks and pictures', () => {
    for (const nothing of ['', ' ', '«»', '🍼', '\u0000']) expect(parseQuery(nothing)).toBeNull();
  });

  it('are ten at most, each of bounded length', () => {
    expect(parseQuery('mot '.repeat(40))?.words).toHaveLength(10);
    expect(parseQuery('x'.repeat(200))?.text).toHaveLength(60);
  });
});

describe('Words that only narrow a search', () => {
  const parsed = (typed: string) => parseQuery(typed) as ParsedQuery;

  it.each([
    ['lit bb', 'lit'],
    ['livre pour bébé', 'livre'],
    ['porte bébé', 'porte bébé'],
    ['bébé', 'bébé'],
  ])('“%s” asks a shop for babies for “%s”', (typed, left) =>
    expect(withoutNoise(parsed(typed)).text).toBe(left),
  );

  it.each([
    ['gigoteuse 0-6 mois', 'gigoteuse'],
    ['lit 60x120', 'lit'],
    ['cadeau naissance fille', 'cadeau naissance'],
    ['siège auto groupe 1', 'siège auto'],
  ])('“%s” is “%s” when nothing has every word', (typed, left) =>
    expect(withoutDetails(parsed(typed))?.text).toBe(left),
  );

  it('stay when there is nothing else', () => {
    expect(withoutDetails(parsed('poussette'))).toBeNull();
    expect(withoutDetails(parsed('6 mois'))).toBeNull();
  });
});

describe('French plurals', () => {
  it.each([
    ['bol', 'bols'],
    ['bols', 'bol'],
    ['jeu', 'jeux'],
    ['jeux', 'jeu'],
    ['bateaux', 'bateau'],
    ['bateau', 'bateaux'],
    ['animal', 'animaux'],
    ['animaux', 'animal'],
  ])('%s meets %s', (word, other) => expect(otherNumber(word)).toContain(other));

  it('leave numbers and references alone', () => expect(otherNumber('r129')).toEqual([]));

  it('are indexed for short words, which typing rules do not cover', () => {
    expect(pluralForms(['lit', 'pour', 'poussette', 'bols'])).toEqual(['lits', 'bol']);
  });
});

describe('Typing mistakes', () => {
  it('are forgiven by length, never in numbers', () => {
    expect(['body', 'lange', 'poussette', 'r129xyz'].map(typosAllowed)).toEqual([0, 1, 2, 0]);
  });

  it('count letters added, lost, changed and swapped, a first letter twice', () => {
    expect(typosBetween('pousette', 'poussette')).toBe(1);
    expect(typosBetween('biebron', 'biberon')).toBe(1);
    expect(typosBetween('boussette', 'poussette')).toBe(2);
    expect(typosToPrefix('pouset', 'poussette')).toBe(1);
  });
});

describe('Synonyms', () => {
  const edited = createLexicon({ ...DEFAULT_TUNING, groups: [{ terms: ['Poussette', 'bolide royal'] }] });

  it('of an editor go both ways and through plurals, and are asked of products as words too', () => {
    expect(edited.synonyms.poussettes).toContain('bolide royal');
    expect(edited.otherNames(['poussette', 'canne'])).toContain('bolide');
    expect(meilisearchSettings('product', edited).synonyms?.poussette).toContain('bolide royal');
  });

  it('of the thesaurus go to the usual name, and are asked of pages alone', () => {
    const settings = meilisearchSettings('content');
    expect(settings.synonyms?.tuque).toContain('bonnet');
    expect(settings.synonyms?.bonnet ?? []).not.toContain('tuque');
    expect(meilisearchSettings('product').synonyms).toEqual({});
  });

  it('are given to the engine with the stop words and typing rules', () => {
    const settings = meilisearchSettings('product');
    expect(settings.typoTolerance?.disableOnNumbers).toBe(true);
    expect(settings.rankingRules?.slice(-3)).toEqual(['in_stock:desc', 'popularity:desc', 'created_at:desc']);
  });
});

describe('Documents', () => {
  it('carry names beside slugs in facets', () => {
    const named = { slug: 'beaba', name: 'Béaba | Paris' };
    expect(namedOf(facetOf(named))).toEqual(named);
  });

  it('hold nothing a database refuses', () => {
    expect(storable('a\0b\ud800')).toBe('ab\ufffd');
  });
});

describe('Highlighting', () => {
  it('marks beginnings and near words, and escapes the rest', () => {
    expect(highlight('<b>Été</b> & lits', ['ete', 'lits'])).toBe(
      '&lt;b&gt;<mark>Été</mark>&lt;/b&gt; &amp; <mark>lits</mark>',
    );
    expect(highlight('Poussette', ['pousette'])).toBe('<mark>Poussette</mark>');
    expect(highlight('Lit', ['lits'])).toBe('<mark>Lit</mark>');
  });
});
