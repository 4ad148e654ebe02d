import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { strategyOf } from '#search/plan/strategy.ts';

const { read } = DEFAULT_LEXICON;

describe('What is not of the field', () => {
  it.each(['orage', 'un orage', 'chaudières', 'parfums'])(
    '“%s” is a word of French, and no misspelt word of the field',
    (query) => {
      const { head, others, colours } = read(query);
      expect(
        [...(head?.ids ?? []), ...others, ...colours].filter((id) => id !== 'eau de toilette bebe'),
      ).toEqual([]);
    },
  );

  it.each(['robe de mariée', 'écharpe psg', 'biberon pour agneau', 'tuyau de cuivre'])(
    'beside a thing, a word of other shops leaves nothing wider: %s',
    (query) => expect(read(query).elsewhere || read(query).head === null).toBe(true),
  );

  it.each(['bouteille de gaz', 'bouteille à gaz', 'carte grise', 'robot aspirateur', 'fauteuils roulants'])(
    '“%s” is the name of something else, though a word of it is ours',
    (query) => expect(read(query)).toMatchObject({ elsewhere: true }),
  );
  it.each(['bouteille en verre', 'carte étape', 'lit cabane', 'table à langer', 'tapis de bain'])(
    '“%s” is ours',
    (query) => expect(read(query).elsewhere).toBe(false),
  );

  it.each(['matelas 160x200', 'drap housse 180 x 200'])(
    '“%s” is for a bed of grown-ups: no smaller one stands in',
    (query) => {
      const { asked = [] } = strategyOf({ query }, DEFAULT_LEXICON) ?? {};
      for (const { where, below } of asked) if (below > 1) expect(where).toBeNull();
      expect(read(query).elsewhere).toBe(true);
    },
  );
  it('a bed of a child is not', () => expect(read('drap housse 70x140').elsewhere).toBe(false));

  it.each([
    ['poussète cane', 'poussette canne'],
    ['cousin allaitement', "coussin d'allaitement"],
    ['chausson cuire', 'chaussons en cuir'],
  ])('“%s” still is %s, which sounds the same', (query, id) => expect(read(query).head?.ids).toContain(id));

  it.each(['lave linge', 'lave-linge', 'sèche linge', 'presse livres'])(
    'the thing of “%s” is a tool for another: that one is not asked for',
    (query) => expect(read(query)).toMatchObject({ head: null, others: [], elsewhere: true }),
  );

  it.each(['porte bébé', 'chauffe-biberon', 'cache-prises', 'tire lait', 'protège matelas', 'mouche bébé'])(
    '“%s” is a tool of the field',
    (query) => expect(read(query)).toMatchObject({ head: { need: false }, elsewhere: false }),
  );

  it.each([
    'taille gigoteuse',
    'quelle taille gigoteuse',
    'tailles de gigoteuses',
    'gigoteuse taille 70',
    'gigoteuse, quelle taille',
    'longueur gigoteuse',
  ])('in “%s” the size is a size, no tool: the thing is what is asked for', (query) =>
    expect(read(query)).toMatchObject({ head: { ids: ['gigoteuse'] }, rest: '', elsewhere: false }),
  );

  it.each(['guide des tailles', 'taille bébé 6 mois'])('“%s” names no thing: the pages answer it', (query) =>
    expect(read(query)).toMatchObject({ head: null, others: [] }),
  );

  it.each(['perdre du poids', 'changer une roue', 'nettoyer ma piscine', 'transporter des meubles'])(
    '“%s” tells no situation: each of its words tells another one',
    (query) => expect(read(query).head).toBeNull(),
  );

  it('everyday words that name no thing are looked for as they are written', () => {
    const asked = strategyOf({ query: 'peinture murale' }, DEFAULT_LEXICON)?.asked ?? [];
    const words = asked.filter(({ query }) => query);
    expect(words.every(({ spelt }) => spelt)).toBe(true);
    expect(words).toHaveLength(2);
  });

  const wordsAsked = (query: string) =>
    (strategyOf({ query }, DEFAULT_LEXICON)?.asked ?? []).filter((one) => one.query);

  it.each(['parfum', 'moteur', 'vernis', 'batterie'])(
    '“%s” is said of many things by the way: it is looked for in their names',
    (query) => expect(wordsAsked(query)[0]).toMatchObject({ inNames: true, spelt: true }),
  );

  it('a word of other shops that begins a name of ours stands for nothing near it', () => {
    const near = strategyOf({ query: 'parfum' }, DEFAULT_LEXICON)?.asked.map(({ where }) => where);
    expect(JSON.stringify(near)).not.toContain('gel lavant');
  });

  it.each(['chaise gamer', 'carte mère', 'imprimante laser'])(
    '“%s” is not asked for without the word that is not of the field',
    (query) => expect(wordsAsked(query).map((one) => one.query?.text)).toEqual([query]),
  );

  it('a sentence that tells no situation is not asked for by its first small words', () => {
    const last = wordsAsked('il se lève à 5h').at(-1)?.query?.text;
    expect(['il', 'il se']).not.toContain(last);
  });

  it.each(['mobile samsung', 'casque moto', 'tapis perceuse'])(
    'all that “%s” tells of a thing is of other shops: nothing wider is shown',
    (query) => expect(read(query).elsewhere).toBe(true),
  );

  it.each(['tapis rond', 'mobile musical', 'poussette rouge', 'chaise en bois'])('“%s” is of ours', (query) =>
    expect(read(query).elsewhere).toBe(false),
  );
});
