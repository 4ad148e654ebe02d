import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openShop } from './search.shop.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await openShop(app);
  await app.runJobs();
});
afterAll(() => app.close());

const best = async (query: string) => (await searchCalls.best({ query })).page;
const suggested = async (query: string, limit?: number) =>
  (await searchCalls.suggest({ query, ...(limit !== undefined && { limit }) })).items;

describe('The page a query names', () => {
  it.each([
    ['naissances Nantes', { title: 'Nantes', path: '/naissances/nantes-44', kind: 'city' }],
    ['prénom Zoé fille', { title: 'Zoé', path: '/prenoms/zoe', kind: 'first-name' }],
    ['béaba', { title: 'Béaba', path: '/marque/beaba', kind: 'brand' }],
    [
      'que faire avec un bébé à Nantes',
      { title: 'À faire en famille à Nantes', path: '/a-faire-en-famille/nantes-44', kind: 'tourism' },
    ],
    ['Nantes', { title: 'Nantes', path: '/naissances/nantes-44', kind: 'city' }],
    [
      'naissances Loire-Atlantique',
      {
        title: 'Naissances en Loire-Atlantique',
        path: '/naissances/departement/loire-atlantique',
        kind: 'page',
      },
    ],
    ['contact', { title: 'Contactez-nous', path: '/contactez-nous', kind: 'page' }],
    ['réclamation', { title: 'Contactez-nous', path: '/contactez-nous', kind: 'page' }],
    [
      'vendre mes produits',
      {
        title: 'Devenir partenaire ou annonceur',
        path: '/devenir-partenaire-ou-annonceur',
        kind: 'page',
      },
    ],
    [
      'choisir poussette',
      { title: 'Choisir sa poussette', path: '/magazine/preparer/choisir-sa-poussette', kind: 'post' },
    ],
    [
      'taille bébé 3 mois',
      { title: 'Guide des tailles de bébé', path: '/guide-tailles-vetements-bebe', kind: 'page' },
    ],
  ])('of "%s"', async (query, page) => {
    expect(await best(query)).toEqual(page);
  });

  it('is none for a thing, nor for nothing, nor is a written page named that is not there', async () => {
    for (const query of ['poussette', 'biberon en verre', '', ' ', '?', 'cgu'])
      expect(await best(query)).toBeNull();
  });

  it('refuses what is no query', async () => {
    await expect(searchCalls.best({ query: 'a'.repeat(201) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(searchCalls.suggest({ query: 'a', limit: -1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('Suggestions', () => {
  it('say a thing by the word that is typed for it, in France, Switzerland or Québec', async () => {
    for (const [typed, word] of [
      ['turb', 'turbulette'],
      ['lolet', 'lolette'],
      ['débarb', 'débarbouillette'],
    ] as const)
      expect((await suggested(typed))[0]).toMatchObject({ text: word, kind: 'query' });
  });

  it('go on with the name behind the word that says what it is of', async () => {
    expect(await suggested('prénom zo')).toContainEqual({ text: 'Zoé', kind: 'name', path: '/prenoms/zoe' });
    expect((await suggested('naissances nan'))[0]).toMatchObject({ text: 'Nantes', kind: 'city' });
    expect((await suggested('naissances na'))[0]).toMatchObject({ text: 'Nantes', kind: 'city' });
    expect(await suggested('prenom z')).toContainEqual({ text: 'Zoé', kind: 'name', path: '/prenoms/zoe' });
  });

  it('have towns last, and two of them at most beside anything else', async () => {
    const kinds = (await suggested('couc', 20)).map(({ kind }) => kind);
    expect(kinds[0]).toBe('query');
    expect(kinds.filter((kind) => kind === 'city').length).toBeLessThanOrEqual(2);
    expect(kinds.lastIndexOf('query')).toBeLessThan(
      kinds.includes('city') ? kinds.indexOf('city') : kinds.length,
    );
  });

  it('go on with what is typed, of each kind, with where they lead', async () => {
    expect(await suggested('sor')).toContainEqual({
      text: 'Sortir',
      kind: 'shelf',
      path: '/i/marketplace/recherche?rayon=sortir',
    });
    expect(await suggested('béa')).toContainEqual({
      text: 'Béaba',
      kind: 'brand',
      path: '/i/marketplace/recherche?marque=beaba',
    });
    expect(await suggested('nant')).toContainEqual({
      text: 'Nantes',
      kind: 'city',
      path: '/naissances/nantes-44',
    });
    expect(await suggested('zo')).toContainEqual({ text: 'Zoé', kind: 'name', path: '/prenoms/zoe' });
    const words = await suggested('pouss');
    expect(words[0]).toMatchObject({ kind: 'query', text: 'poussette' });
    expect(words).toContainEqual({
      text: 'Choisir sa poussette',
      kind: 'page',
      path: '/magazine/preparer/choisir-sa-poussette',
    });
  });

  it('are as many as asked, each once, and none to nothing', async () => {
    const all = await suggested('pou', 20);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect((await suggested('pou')).length).toBeLessThanOrEqual(8);
    expect(await suggested('pou', 1)).toHaveLength(1);
    expect(await suggested('pou', 0)).toEqual([]);
    expect(await suggested('  ')).toEqual([]);
  });
});

describe('A query that is the name of a shelf', () => {
  it('is understood as the shelf, unless its words are asked for as they are', async () => {
    const asked = await searchCalls.products({ query: 'sortir', sort: 'price_asc' });
    expect(asked.understood).toEqual([{ kind: 'shelf', label: 'Sortir', value: 'sortir' }]);
    expect(asked.total).toBe(3);
    expect((await searchCalls.products({ query: 'sortir', literal: true })).understood).toEqual([]);
  });
});
