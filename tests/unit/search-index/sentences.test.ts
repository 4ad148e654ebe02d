import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { planOf } from '#search/plan/plan.ts';
import { wordId } from '#search/reading/words.ts';
import { conceptId } from '#search/thesaurus/concept.ts';

const read = (query: string) => DEFAULT_LEXICON.read(query);
const helps = (query: string) => {
  const { head } = read(query);
  return head?.need ? head.ids : [];
};

describe('A sentence', () => {
  it.each([
    ['ranger les jouets de la salle à manger', 'coffre à jouets'],
    ['faire du footing avec la poussette', 'poussette de course'],
    ['la grande sœur veut aller sur la poussette', 'planche à roulettes de poussette'],
    ['il y a trop de clarté dans la chambre le matin', 'rideau occultant'],
    ['mon fils se cogne la tête au coin de la table', 'protège-coin'],
    ['sortir du bain sans attraper froid', 'cape de bain'],
    ['pipi sur le matelas', 'protège-matelas'],
    ['il envoie son bol par terre', 'assiette'],
  ])('"%s" is the situation it tells, not the first thing it speaks of', (query, thing) => {
    expect(helps(query)).toContain(conceptId(thing));
  });

  it.each([
    ['je reprends le travail et j’allaite', 'tire-lait'],
    ['elle perd toujours son doudou', 'doudou'],
  ])('"%s" tells it in any form of its verbs', (query, thing) => {
    expect(helps(query)).toContain(conceptId(thing));
  });

  it('is answered for each of the situations it tells', () => {
    // What is of use in both comes first; what is of use in one of them follows.
    const { ids: both = [], also = [] } = read('bébé vomit beaucoup et a des coliques').head ?? {};
    const ids = [...both, ...also];
    expect(ids).toContain('lange');
    expect(ids).toContain('bouillotte');
  });

  it.each([
    'je cherche une poussette canne pour ma fille',
    'miroir de voiture pour mon fils',
    'gilet pour mon fils',
    'robe d’été pour elle',
  ])('"%s" still asks for the thing it names first', (query) => {
    expect(read(query).head).toMatchObject({ need: false });
  });

  it('has verbs that go with anything, which hide no word that tells', () => {
    expect(helps('il continue à régurgiter')).toContain('lange');
  });

  it('shows last what helps in the situations beside, where a shop may have nothing else', () => {
    expect(read('nez bouché la nuit').head?.ids).toContain('mouche-bebe');
    expect(read('nez bouché la nuit').head?.fair).toContain('lange');
  });

  it('that tells nothing shows the thing it speaks of', () => {
    const reading = read('elle baragouine sur sa poussette');
    expect(reading.head).toBeNull();
    const plan = planOf(reading, DEFAULT_LEXICON.thesaurus);
    expect(plan?.segments.some(({ words }) => words === '')).toBe(true);
  });
});

describe('A product that bears a word of the situation', () => {
  it('comes before the rest of what helps, where few situations are told with that word', () => {
    const plan = planOf(read('soulager les coliques'), DEFAULT_LEXICON.thesaurus);
    expect(JSON.stringify(plan?.segments[0]?.where)).toContain(wordId('colique'));
    const bath = planOf(read('donner le bain'), DEFAULT_LEXICON.thesaurus);
    expect(JSON.stringify(bath?.segments[0]?.where)).not.toContain(wordId('bain'));
  });

  it.each([
    ['bébé qui a chaud la nuit', 'été'],
    ['bébé transpire en dormant', 'été'],
    ['tenir chaud dehors', null],
    ['bébé a froid la nuit', 'hiver'],
  ])('"%s" leans to the season it speaks of', (query, season) => expect(read(query).leaning).toBe(season));
});
