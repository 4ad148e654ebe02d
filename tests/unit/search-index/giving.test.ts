import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { strategyOf } from '#search/plan/strategy.ts';
import { ownWeightIn } from '#search/reading/own-weight.ts';
import { wordId } from '#search/reading/words.ts';
import { conceptId } from '#search/thesaurus/concept.ts';

const { read } = DEFAULT_LEXICON;
const best = (query: string) => read(query).head?.ids ?? [];

// What is given to whom, what is said not to be wanted, and the weight of a thing against a child's.

describe('A gift', () => {
  it.each([
    ['cadeau pour future mamie', 'kit empreinte'],
    ['surprise pour annoncer à mon mari', 'annonce de grossesse'],
    ['ma cousine est enceinte 25 euros', 'bola de grossesse'],
    ['collègue enceinte', 'journal de grossesse'],
    ['ma sœur vient d’accoucher', 'coffret post-partum'],
    ['cadeau fin de crèche', 'album photo'],
    ['cadeau communion', 'tirelire'],
    ['on est dix, gros cadeau', 'poussette'],
    ['il fête ses 2 ans', 'draisienne'],
    ['1er noël de bébé', 'hochet'],
    ['noël des cousins 4 ans', 'jeu de société'],
    ['cadeau grande sœur', 't-shirt'],
    ['cadeau bébé prématuré', 'pour prématuré'],
    ['un truc mignon à offrir', 'coffret naissance'],
    ['coffret de naissance déjà tout prêt', 'coffret naissance'],
  ])('“%s” is for somebody, on some day', (query, thing) => expect(best(query)).toContain(conceptId(thing)));

  it('is the thing that is named, where one is', () => {
    expect(best('offrir une peluche à la naissance')).toEqual([conceptId('peluche')]);
    expect(best('un bola à offrir')).toEqual([conceptId('bola de grossesse')]);
  });

  it('lacks nothing where another is given to the same person', () => {
    const dropped = (query: string) => strategyOf({ query }, DEFAULT_LEXICON)?.dropped ?? [];
    expect(dropped('cadeau naissance 30 euros')).toEqual([]);
    expect(dropped('cadeau naissance rose')).not.toEqual([]);
    expect(dropped('hochet 3 mois')).not.toEqual([]);
  });

  it('comes last where it is made for somebody else', () => {
    expect(read('collègue enceinte').head?.unfit).toContain('papa');
    expect(read('cadeau pour le grand frère').head?.unfit).toContain('soeur');
  });

  it('without a price is what is usually spent on one, and with others it is anything', () => {
    expect(read('cadeau naissance jumeaux').head?.usual).toEqual({ max: 8000 });
    expect(read('gros cadeau à plusieurs').head?.usual).toBeUndefined();
    expect(JSON.stringify(strategyOf({ query: 'cadeau naissance' }, DEFAULT_LEXICON)?.asked[1])).toContain(
      '"price":{"max":8000}',
    );
  });

  it('for an age is liked better where it does for months to come', () => {
    const [, first] = strategyOf({ query: 'cadeau filleul 5 ans' }, DEFAULT_LEXICON)?.asked ?? [];
    expect(JSON.stringify(first?.where)).toContain('{"within":"age","min":69,"max":1200}');
  });

  it('that is made for somebody else is none', () => {
    const asked = strategyOf({ query: 'cadeau future maman' }, DEFAULT_LEXICON)?.asked ?? [];
    const ours = asked.filter(({ query, below }) => !query && below === 0).slice(1);
    expect(ours.length).toBeGreaterThan(0);
    for (const { where } of ours) expect(JSON.stringify(where)).toContain(wordId('papa'));
  });

  it.each(['sapin de noël artificiel', 'menu de baptême', 'bûche de noël'])(
    '“%s” is a thing of a day, and no gift',
    (query) => expect(read(query)).toMatchObject({ gift: false, head: null, elsewhere: true }),
  );
  it('a thing of ours for a day stays that thing', () =>
    expect(best('pull de noël')).toEqual([conceptId('pull')]));

  it.each(['cadeau de crémaillère', 'cadeau mariage', 'cadeau pour mon chien'])(
    '“%s” is none of ours',
    (query) => expect(read(query).elsewhere).toBe(true),
  );

  it('is no errand: milk is brought home from work', () =>
    expect(best('ramener mon lait du boulot')).toContain(conceptId('sac isotherme')));
});

describe('What is not wanted', () => {
  it.each([
    ['cadeau naissance pas de vêtements', 'things', 'vetement'],
    ['offrir autre chose qu’un doudou', 'things', 'doudou'],
    ['biberon sans plastique', 'materials', 'plastique'],
    ['gigoteuse hors laine', 'materials', 'laine'],
    ['poussette pas noire', 'colours', 'noir'],
    ['doudou autre que lapin', 'words', wordId('lapin')],
  ] as const)('“%s” bars it, and leaves the rest', (query, field, value) => {
    const { barred, understood } = read(query);
    expect(barred[field]).toContain(value);
    expect(understood.map(({ value: chip }) => chip)).not.toContain(value);
  });

  it.each(['body sans manches', 'tire-lait sans fil', 'on n’a pas de baignoire', 'conteuse sans écran'])(
    '“%s” bars nothing: a name, or what somebody lacks',
    (query) => expect(Object.values(read(query).barred).flat()).toEqual([]),
  );

  it('is left out of every segment', () => {
    const asked = strategyOf({ query: 'biberon sans plastique' }, DEFAULT_LEXICON)?.asked ?? [];
    expect(asked.length).toBeGreaterThan(1);
    for (const { where } of asked.slice(1)) expect(JSON.stringify(where)).toContain('"not"');
  });
});

describe('A weight', () => {
  it('is the thing’s own where nobody carries a child so light', () => {
    expect(read('poussette moins de 6 kg')).toMatchObject({ ownWeight: 6, weight: null });
    expect(read('poussette moins de 6 kg').understood[0]?.label).toBe('Moins de 6 kg');
    expect(read('lit parapluie max 7 kg').ownWeight).toBe(7);
  });

  it.each(['poussette jusqu’à 22 kg', 'siège auto 9 kg', 'porte-bébé 15 kg'])(
    'is the child’s in “%s”',
    (query) => expect(read(query).ownWeight).toBeNull(),
  );

  it.each([
    ['Poids 5,4 kg, dossier à deux positions. De 6 mois à 3 ans, jusqu’à 15 kg.', 5.4],
    ['Châssis en aluminium de 6,9 kg, de la naissance à 22 kg.', 6.9],
    ['Pliée 54 × 44 cm, 6,4 kg, housse fournie.', 6.4],
    ['De la naissance à 4 ans, jusqu’à 22 kg.', null],
    ['Panier de 8 kg, guidon réglable.', null],
  ])('is read in what a shop says: %s', (text, weight) => expect(ownWeightIn(text)).toBe(weight));
});

describe('A sentence of which little tells anything', () => {
  it('is answered by what it may be about', () => {
    expect(best('je reprends le taf dans 2 semaines').length).toBeGreaterThan(0);
    expect(best('tétons abîmés')).toContain(conceptId('crème d’allaitement'));
    expect(best('moustiques au lac')).toContain(conceptId('moustiquaire de poussette'));
  });

  it.each(['perdre du poids', 'changer une roue', 'console de jeux vidéo'])('is none in “%s”', (query) =>
    expect(read(query).head).toBeNull(),
  );
});

describe('Words of elsewhere in French', () => {
  it.each([
    ['tutute', 'sucette'],
    ['lavette', 'gant de toilette'],
    ['linge', 'cape de bain'],
    ['linge de maison', 'linge de lit'],
    ['tricot de peau', 'body'],
    ['couvrante', 'couverture'],
    ['training', 'pantalon'],
    ['nuscheli', 'lange'],
    ['savates', 'chaussons'],
    ['pushchair twins', 'poussette'],
  ])('“%s” is %s', (query, thing) => expect(best(query)).toContain(conceptId(thing)));
});
