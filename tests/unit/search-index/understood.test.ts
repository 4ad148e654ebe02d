import { describe, expect, it } from 'vitest';
import { productDocument } from '#search/documents/product.ts';
import { createLexicon } from '#search/lexicon.ts';
import { strategyOf } from '#search/plan/strategy.ts';
import { conceptId } from '#search/thesaurus/concept.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';

const lexicon = createLexicon(DEFAULT_TUNING, [
  { slug: 'grand-mere-ysope', name: 'Grand-Mère Ysope' },
  { slug: 'tiboreal', name: 'Tiboréal' },
]);
const { read } = lexicon;
const asked = (query: string) => JSON.stringify(strategyOf({ query }, lexicon)?.asked ?? []);
const ofBrand = (query: string) => read(query).brands.map(({ slug }) => slug);

const product = (name: string, description: string) =>
  productDocument({
    product: {
      id: 1,
      merchant_item_id: '1',
      kind: 'catalogue',
      name,
      slug: 'a',
      description,
      brand_name: null,
      brand_slug: null,
      thumb_image: null,
      images: [],
      price: 1000,
      url: null,
      sold_here: true,
      availability: 'in_stock',
    },
    tags: [],
    classification: null,
    popularity: 1,
    createdAt: new Date(0),
  });

describe('A query is understood', () => {
  it('where a clause with « qui » says how a thing is', () => {
    expect(read('baignoire qui se plie').head?.ids).toEqual([conceptId('baignoire pliante')]);
    expect(read('siège auto qui tourne').head?.ids).toEqual([conceptId('siège auto pivotant')]);
    expect(read('bébé qui pleure').rest).not.toContain('pliant');
  });

  it('where a brand is written as it is heard, in more words or fewer', () => {
    expect(ofBrand('gran mere ysop')).toEqual(['grand-mere-ysope']);
    expect(ofBrand('babyphone tibo réal')).toEqual(['tiboreal']);
    expect(ofBrand('grand lit')).toEqual([]);
  });

  it('where an age is told by a birthday', () => {
    expect(read('cadeau premier anniversaire').age).toEqual({ min: 12, max: 12 });
    expect(read('cadeau 2e anniversaire').age).toEqual({ min: 24, max: 24 });
    expect(read('premier lit').age).toBeNull();
  });

  it('where a duvet is a child’s, and a bed is not', () => {
    expect(read('parure de lit 140x200').elsewhere).toBe(false);
    expect(read('housse de couette 240x220').elsewhere).toBe(true);
    expect(read('matelas 140x200').elsewhere).toBe(true);
  });

  it('where linen is a material before it is a shade', () => {
    const { materials, colours } = read('drap housse lin');
    expect([materials.flat(), colours]).toEqual([['lin'], []]);
  });

  it('where words that go with anything stand beside what tells', () => {
    expect(read('il ne veut plus de couches').head?.ids).toContain('pot');
    expect(read('mobile à contrastes noir et blanc').head?.ids).toEqual(['mobile']);
  });

  it('where a gift is for a use', () => {
    expect(read('cadeau pour décorer la chambre').head?.ids).toContain('affiche');
    expect(read('cadeau naissance').head?.ids).toContain('coffret naissance');
  });
});

describe('What is shown first', () => {
  it('bears every word that was typed, whatever was read in it', () => {
    expect(asked('chancelière grand froid')).toMatch(/mot chancelier.*mot froid/);
  });

  it('tells the situation in its description, but not in how it is washed', () => {
    const { about } = product('Poussette de course', 'Pour courir en forêt. Lavage à 30 °C sur la plage.');
    expect(about).toContain('dit =courir');
    expect(about).not.toContain('dit =plage');
    expect(asked('faire mon footing avec bébé')).toContain('dit =courir');
  });

  it('suits the age of a gift before anything that does not say it', () => {
    const order = asked('cadeau 18 mois');
    expect(order.indexOf('"unsaid":"age"}]')).toBeGreaterThan(order.indexOf('"within":"age"'));
  });

  it('is the thing whose name is begun, before what is near it', () => {
    const below = strategyOf({ query: 'turbule' }, lexicon)?.asked.map((one) => one.below) ?? [];
    expect(below).not.toContain(1);
  });
});
