// What a query means beside its words: gifts, budgets, ages, situations told by halves, and names still being typed.
import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { preferredOf } from '#search/plan/preferred.ts';
import { conceptId } from '#search/thesaurus/concept.ts';

const { read } = DEFAULT_LEXICON;
const best = (query: string) => {
  const { head } = read(query);
  return head?.need ? head.ids : [];
};

describe('A situation', () => {
  it.each([
    ['promener bébé quand il neige', 'combi-pilote'],
    ['garder une trace de ses petites mains', 'kit empreinte'],
    ['bébé dort chez papi', 'lit de voyage'],
    ['soulager les coliques du soir', 'bouillotte'],
    ['occuper bébé pendant le trajet en voiture', 'spirale d’activités'],
  ])('“%s” is the one that most of these words tell', (query, name) =>
    expect(best(query)).toContain(conceptId(name)),
  );

  it.each([
    ['il fait froid dans sa chambre la nuit', 'hiver'],
    ['trop chaud la nuit pour dormir', 'été'],
    ['calmer bébé', null],
  ])('“%s” speaks of the season %s', (query, season) => expect(read(query).leaning).toBe(season));

  it('is told by no word of a greeting', () => expect(read('qui êtes-vous').head).toBeNull());
});

describe('A gift', () => {
  it.each(['cadeau', 'petit cadeau moins de 10 euros', 'gros cadeau à plusieurs', 'idée cadeau 2 ans'])(
    'is looked for in “%s”',
    (query) => expect(read(query).gift).toBe(true),
  );
  it('is none where a thing is named', () => expect(read('doudou 20 euros').gift).toBe(false));

  it('is of the nearest birthday for a child who is no newborn any more', () => {
    expect(best('cadeau 2 ans')).toContain(conceptId('draisienne'));
    expect(best('cadeau 1 an fille')).toContain(conceptId('chariot de marche'));
    expect(best('cadeau naissance')).toContain(conceptId('coffret naissance'));
    expect(best('cadeau naissance')).not.toContain(conceptId('chariot de marche'));
  });
});

describe('What is liked better', () => {
  it.each([
    ['cadeau à 50 €', true],
    ['jouet 20 euros', true],
    ['cadeau moins de 50 €', false],
    ['cadeau 50 € max', false],
    ['cadeau budget max 50 €', false],
  ])('of “%s” a price near the one that is named: %s', (query, near) =>
    expect(preferredOf(read(query)).some((one) => 'price' in one)).toBe(near),
  );

  it.each([
    ['jouet 18 mois', true],
    ['jouet 3 mois', false],
    ['jouet', false],
  ])('of “%s” what is not made from birth on: %s', (query, grown) =>
    expect(preferredOf(read(query)).some((one) => 'not' in one)).toBe(grown),
  );
});

describe('A name that is being typed', () => {
  it.each([
    ['matelas à l', 'matelas à langer'],
    ['matelas à la', 'matelas à langer'],
    ['siège au', 'siège auto'],
  ])('“%s” begins %s', (query, name) => expect(read(query).head?.ids).toContain(conceptId(name)));

  it('is none behind a space', () => expect(read('matelas à ').head?.ids).not.toContain('matelas a langer'));
});

describe('Words of others', () => {
  it.each(['tapis de course', 'chaise de bureau', 'lampe de poche de moto', 'jean femme'])(
    '“%s” is looked for as it is written',
    (query) => expect(read(query).elsewhere).toBe(true),
  );
  it.each(['femme enceinte', 'cadeau femme enceinte', 'kit couches lavables', 'poussette de course'])(
    '“%s” is ours',
    (query) => expect(read(query).elsewhere).toBe(false),
  );

  it('have no size word beside a size', () => expect(read('chaussure bébé taille 21').rest).toBe(''));
});
