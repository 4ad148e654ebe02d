import { describe, expect, it } from 'vitest';
import { readProduct } from '#search/documents/attributes.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { planOf, shownOf } from '#search/plan/plan.ts';
import { slicesOf } from '#search/plan/slices.ts';

const reads = (name: string, description = '', classification: string | null = null) =>
  readProduct({ name, description, brand_name: null, classification, tags: [] });

describe('What is read of a product', () => {
  it.each([
    ['Poussette canne Nimbi', ['poussette canne', 'poussette']],
    ['Habillage pluie pour poussette', ['habillage pluie']],
    ['Lot de 3 bodies manches longues', ['body manches longues', 'body', 'vetement', 'lot de bodies']],
    ['Housse de matelas à langer', ['housse de matelas a langer']],
    ['Siège auto pivotant i-Size avec base', ['siege auto pivotant', 'siege auto']],
    ['Tapis de jeu en mousse', ["tapis d'eveil", 'jouet', 'tapis de bebe']],
    ['Jeu d’imitation, dînette', ["jeu d'imitation", 'jouet', 'dinette']],
    [
      'Siège auto dos à la route, pivotant',
      ['siege auto dos a la route', 'siege auto', 'siege auto pivotant'],
    ],
    ['Lit à barreaux jumeaux', ['lit bebe', 'lit', 'pour jumeaux']],
    ['Filet de rangement poussette', []],
    ['Châssis compatible nacelle', ['chassis de poussette']],
  ])('%s is %j', (name, is) => expect(reads(name).is).toEqual(is));

  it('names what goes with it without being it', () => {
    const cover = reads('Habillage pluie pour poussette canne');
    expect(cover.is).not.toContain('poussette');
    expect(cover.about).toEqual(expect.arrayContaining(['habillage pluie', 'poussette canne', 'poussette']));
  });

  it('has ages, sizes, weights, colours and materials of its own words', () => {
    expect(reads('Gigoteuse 6-24 mois TOG 2.5', 'Velours vert sauge')).toMatchObject({
      age_min: 6,
      age_max: 24,
      sizes: ['tog2.5'],
      colours: ['vert'],
      materials: ['velours'],
    });
    expect(reads('Siège auto', 'De la naissance à 18 kg')).toMatchObject({
      weight_min: null,
      weight_max: 18,
    });
    expect(reads('Draisienne', 'À partir de 2 ans')).toMatchObject({ age_min: 24, age_max: null });
    // What has bounds is believed before the weight of the thing itself.
    expect(reads('Poussette', 'Châssis de 6,9 kg. De 6 mois à 4 ans, jusqu’à 22 kg.')).toMatchObject({
      age_min: 6,
      age_max: 48,
      weight_max: 22,
    });
    expect(reads('Balle', 'Longueur 5 m. Coloris miel.')).toMatchObject({
      age_min: null,
      colours: ['jaune'],
    });
    expect(reads('Body 3 mois').sizes).toEqual(['m3']);
    expect(reads('Pyjama 0-6 mois').sizes).toEqual(['m0', 'm1', 'm3', 'm6']);
  });
});

describe('The season of a product', () => {
  const seasons = (name: string, text = '') =>
    reads(name, text).about.filter((id) => id.startsWith('saison '));

  it.each([
    ['Gigoteuse d’hiver', '', ['saison hiver']],
    ['Gigoteuse TOG 0.5', '', ['saison été']],
    ['Gigoteuse TOG 2', '', ['saison toutes saisons']],
    ['Combi-pilote', '', ['saison hiver']],
    ['Pyjama léger', '', ['saison été']],
    ['Poussette légère', '', []],
    ['Sac', 'Pour l’hiver.', ['saison hiver dite']],
    ['Body', 'Laine mérinos.', ['saison hiver dite']],
  ])('of %s (%s) is %j', (name, text, expected) => expect(seasons(name, text)).toEqual(expected));
});

describe('The plan of a search', () => {
  const plan = (query: string) => planOf(DEFAULT_LEXICON.read(query), DEFAULT_LEXICON.thesaurus);

  it('asks for everything first, then leaves details aside, then for what is near', () => {
    const found = plan('siège auto pivotant isofix 9 kg');
    expect(found?.segments[0]?.below).toBe(0);
    expect(found?.segments.at(-1)?.below).toBeGreaterThan(0);
    expect(found?.dropped).toEqual(['isofix', '9 kg']);
    expect(plan('ordinateur')).toBeNull();
  });

  it('shows wider results only below few', () => {
    const segments = [{ below: 0 }, { below: 8 }, { below: 4 }];
    expect(shownOf(segments, [20, 50, 10])).toEqual([0]);
    expect(shownOf(segments, [5, 50, 10])).toEqual([0, 1]);
    expect(shownOf(segments, [1, 1, 10])).toEqual([0, 1, 2]);
  });

  it('cuts pages over segments without repeating or losing anything', () => {
    const shown = [
      { segment: 0, count: 3 },
      { segment: 1, count: 0 },
      { segment: 2, count: 4 },
    ];
    const taken = [1, 2, 3, 4].flatMap((page) =>
      slicesOf(shown, { page, per_page: 2 }).flatMap(({ segment, offset, limit }) =>
        Array.from({ length: limit }, (_, at) => `${segment}:${offset + at}`),
      ),
    );
    expect(taken).toEqual(['0:0', '0:1', '0:2', '2:0', '2:1', '2:2', '2:3']);
  });
});
