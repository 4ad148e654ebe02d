import { describe, expect, it } from 'vitest';
import { createLexicon, DEFAULT_LEXICON } from '#search/lexicon.ts';
import { sizeLabel } from '#search/reading/sizes.ts';
import { soundOf } from '#search/reading/sound.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';

const { read } = DEFAULT_LEXICON;
const withBrands = createLexicon(DEFAULT_TUNING, [{ slug: 'nuage-doux', name: 'Nuage Doux' }]);
const chips = (query: string) => read(query).understood.map(({ kind, value }) => `${kind} ${value}`);

describe('What is read in a query', () => {
  it.each([
    ['poussette moins de 200 euros', ['price_max 20000']],
    ['poussette à moins de 200€', ['price_max 20000']],
    ['doudou 30€ max', ['price_max 3000']],
    ['doudou max 30 €', ['price_max 3000']],
    ['cadeau à 25 euros', ['price_max 2500']],
    ['cadeau budget 40', ['price_max 4000']],
    ['doudou 12€90', ['price_max 1290']],
    ['doudou 12,90 €', ['price_max 1290']],
    ['cadeau entre 50 et 80 €', ['price_max 8000', 'price_min 5000']],
    ['cadeau de 80 à 50 euros', ['price_max 8000', 'price_min 5000']],
    ['cadeau 50-80 €', ['price_max 8000', 'price_min 5000']],
    ['siège auto plus de 100 €', ['price_min 10000']],
    ['lit environ 100 €', ['price_max 12000', 'price_min 8000']],
  ])('“%s” has the price %j', (query, expected) => expect(chips(query)).toEqual(expected));

  it('takes no figure for a price, an age, a size or a weight that none can have', () => {
    const huge = ['99999999999999999999', '9'.repeat(400), Array(9).fill('mille').join(' ')];
    for (const n of huge)
      for (const words of [
        `doudou moins de ${n} euros`,
        `doudou entre ${n} et 1${n} €`,
        `jouet ${n} ans`,
        `jouet de ${n} à ${n} mois`,
        `body taille ${n}`,
        `siège auto dès ${n} kg`,
        `biberon ${n} ml`,
        `gigoteuse tog ${n}`,
      ])
        for (const { value } of read(words).understood)
          if (typeof value === 'number') expect(value, words.slice(0, 60)).toBeLessThan(2 ** 31);
  });

  it.each([
    ['jouet 9 mois', ['age 9']],
    ['jouet 1 an', ['age 12']],
    ['jouet 1 an et demi', ['age 18']],
    ['jouet dès 6 mois', ['age 6']],
    ['doudou naissance', ['age 0']],
    ['transat nouveau-né', ['age 0']],
    ['tétine 0-6 mois', ['age 0']],
    ['jouet 3 ans et plus', ['age 36']],
    ['livre 6 mois à 3 ans', ['age 6']],
  ])('“%s” has the age %j', (query, expected) => expect(chips(query)).toEqual(expected));

  it.each([
    ['body 6 mois', ['size m6']],
    ['body 5 mois', ['size m6']],
    ['body taille 62', ['size m3']],
    ['pyjama naissance', ['size m0']],
    ['pyjama taille naissance', ['size m0']],
    ['chaussons pointure 19', ['size p19']],
    ['gigoteuse tog 2.5', ['size tog2.5']],
    ['gigoteuse 2,5 tog', ['size tog2.5']],
    ['matelas 60x120', ['size 60x120']],
    ['matelas 120 x 60 cm', ['size 60x120']],
    ['siège auto dès 9 kg', ['weight 9']],
  ])('“%s” has the size %j', (query, expected) => expect(chips(query)).toEqual(expected));

  it.each([
    ['doudou vert sauge', ['colour vert']],
    ['gigoteuse olive', ['colour vert']],
    ['ciel de lit rose poudré', ['colour rose']],
    ['chaise haute en bois', ['material bois']],
    ['body coton bio', ['material coton bio']],
    ['jouet de bain', []],
    ['peur du noir', []],
    ['veilleuse nuit', []],
  ])('“%s” has the look %j', (query, expected) => expect(chips(query)).toEqual(expected));

  it('has a brand, whole, whatever its accents', () => {
    expect(withBrands.read('poussette nuage doux').brands).toEqual([
      { slug: 'nuage-doux', name: 'Nuage Doux' },
    ]);
    expect(withBrands.read('mobile nuage').brands).toEqual([]);
  });

  it('has its thing first and what narrows it after', () => {
    const reading = read('siège auto pivotant isofix');
    expect(reading.head?.ids).toEqual(['siege auto pivotant']);
    expect(reading.others.map(({ ids }) => ids[0])).toEqual(['base isofix']);
    expect(read('housse poussette').head).toBeNull();
    expect(read('housse poussette').rest).toBe('housse');
  });

  it.each([
    ['jigoteuze', 'gigoteuse'],
    ['pousete', 'poussette'],
    ['bibron', 'biberon'],
    ['termometre', 'thermometre'],
    ['chansselière', 'chanceliere'],
    ['drezienne', 'draisienne'],
    ['begnoire', 'baignoire'],
    ['ochet', 'hochet'],
    ['tranzat', 'transat'],
    ['veileuse', 'veilleuse'],
  ])('“%s” is heard as %s', (query, id) => expect(read(query).head?.ids[0]).toBe(id));

  it.each(['zibulinemwyjtx7ku2m', 'zibulinemwyjtz3t82u', 'ref4m12a', 'poussette kx7ku6m', 'é3a9mois2ans'])(
    '“%s” keeps its reference whole',
    (query) => {
      const { understood } = read(query);
      expect(understood.filter(({ kind }) => ['age', 'size', 'price_max', 'weight'].includes(kind))).toEqual(
        [],
      );
    },
  );
  it.each([
    ['pyjama6mois', ['size m6']],
    ['pyjama taille62', ['size m3']],
    ['gigoteuse tog2,5', ['size tog2.5']],
  ])('“%s”, written in one, still says %j', (query, expected) =>
    expect(chips(query)).toEqual(expect.arrayContaining(expected)),
  );

  it('leaves words it does not know, and numbers that say nothing', () => {
    expect(read('poussette nimbi').rest).toBe('nimbi');
    expect(read('ordinateur portable')).toMatchObject({ head: null, rest: 'ordinateur portable' });
    expect(read('')).toMatchObject({ head: null, rest: '', understood: [] });
  });

  it('says what the query is without each thing read', () => {
    const [price, colour] = read('poussette moins de 200 euros rouge').understood;
    expect(price?.without).toBe('poussette rouge');
    expect(colour?.without).toBe('poussette moins de 200 euros');
    expect(read('chaussons 19').understood).toMatchObject([{ kind: 'size', without: 'chaussons' }]);
    expect(read('body taille bébé 62').understood).toMatchObject([
      { kind: 'size', without: 'body taille bébé' },
    ]);
  });

  it('survives anything', () => {
    const hostile = [
      '€'.repeat(200),
      '9'.repeat(200),
      '- - -',
      'entre et €',
      '\ud800',
      'a\0b',
      '60x',
      'x60x',
      '12€€',
      'de de de 5',
    ];
    for (const query of hostile) expect(() => read(query)).not.toThrow();
  });

  it('takes far less than a millisecond', () => {
    const queries = [
      'poussette canne moins de 200 euros bleue',
      'jigoteuze 6 mois',
      'ordinateur portabel',
      'bébé ne dort pas',
    ];
    for (const query of queries) read(query);
    const spent = process.cpuUsage();
    for (let round = 0; round < 50; round += 1) for (const query of queries) read(query);
    const { user } = process.cpuUsage(spent);
    // Ten times what it takes: this tells a scan of every word from none, on a slow machine too.
    expect(user / 1000 / (50 * queries.length)).toBeLessThan(4);
  });
});

describe('What a thing is for', () => {
  it.each(['table de ping-pong', 'fer à repasser', 'robe de mariée', 'canne à pêche', 'bouteille de vin'])(
    'says that "%s" is nothing of the field: nothing wider is shown',
    (query) => expect(read(query).elsewhere).toBe(true),
  );

  it.each([
    // Mistyped, of quality, somebody's name, a situation, a material, a brand.
    'poussette de voyge',
    'poussette de marque',
    'doudou de Zébulon',
    'lit de voyage',
    'couverture en kapok',
    'gourde spiderman',
    'tapis de jeu',
  ])('is left open in "%s"', (query) => expect(read(query).elsewhere).toBe(false));

  it('is no brand that somebody heard', () => {
    const { read: branded } = createLexicon(DEFAULT_TUNING, [{ slug: 'lupins', name: 'Hameau des Lupins' }]);
    expect(branded('hameau de lupeins').elsewhere).toBe(false);
  });
});

describe('Sizes', () => {
  it('are said as a reader knows them', () => {
    expect(['m0', 'm6', 'p19', 'tog2.5', '60x120'].map(sizeLabel)).toEqual([
      'Taille naissance',
      'Taille 6 mois',
      'Pointure 19',
      'TOG 2,5',
      '60 × 120 cm',
    ]);
    expect(sizeLabel('<script>')).toBeNull();
  });
});

describe('The sound of a word', () => {
  it.each([
    ['gigoteuse', 'jigoteuze'],
    ['hochet', 'ochet'],
    ['poussette', 'pousete'],
    ['lange', 'lanje'],
    ['bavoir', 'bavoire'],
    ['couche', 'couches'],
  ])('is the same for %s and %s', (word, other) => expect(soundOf(word)).toBe(soundOf(other)));

  it('tells apart what is not the same', () => {
    expect(soundOf('lit')).not.toBe(soundOf('lait'));
    expect(soundOf('robe')).not.toBe(soundOf('rabot'));
    expect(soundOf('r129')).toBe('');
  });
});

describe('A volume', () => {
  it.each([
    ['gourde 350ml', '350 ml'],
    ['tasse de 20 cl', '20 cl'],
    ['bavoir 2 ans', ''],
  ])('in “%s” is looked for as texts write it: “%s”', (query, rest) =>
    expect(read(query)).toMatchObject({ rest, descriptive: true }),
  );
});

describe('English', () => {
  it.each([
    ['stroller rain cover', 'habillage pluie'],
    ['crib mosquito net', 'moustiquaire'],
  ])('names the thing last: “%s”', (query, id) => expect(read(query).head?.ids).toContain(id));
});
