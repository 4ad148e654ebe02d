import { describe, expect, it } from 'vitest';
import { isVerbForm } from '#search/french/verb-forms.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { conceptId } from '#search/thesaurus/concept.ts';

const { read } = DEFAULT_LEXICON;
const first = (query: string) => read(query).head?.ids ?? [];

describe('A need that is told with verbs', () => {
  it.each([
    ['éviter qu’il dévale les escaliers', 'barrière de sécurité'],
    ['il se coince les doigts quand la porte claque', 'bloque-porte'],
    ['éviter qu’il tombe de son lit de grand', 'barrière de lit'],
    ['transporter des doses de lait en poudre', 'doseur de lait'],
    ['fuites la nuit ça traverse jusqu’au matelas', 'protège-matelas'],
  ])('“%s” is what a thing is used for', (query, name) => {
    expect(first(query)).toContain(conceptId(name));
  });

  it('has verbs that are no misspelt names', () => {
    expect(isVerbForm('trouver')).toBe(true);
    expect(read('trouver une position pour dormir avec mon gros ventre').head?.ids).toContain(
      conceptId('coussin de grossesse'),
    );
  });

  it.each(['peugeot 208 occasion', 'qui êtes-vous', 'réparer un robinet qui fuit'])(
    'is none in “%s”',
    (query) => expect(first(query)).toEqual([]),
  );

  it.each([
    ['je cherche une poussette pour courir', 'poussette'],
    ['robe d’été pour elle', 'robe'],
  ])('“%s” asks for the thing it names', (query, word) => {
    expect(first(query).some((id) => id.startsWith(word))).toBe(true);
  });
});

describe('A gift', () => {
  it.each([
    ['cadeau pour une amie enceinte', 'bola de grossesse'],
    ['un ptit qqch pour la grande sœur', 'poupée'],
    ['quoi offrir à une maman qui allaite', 'coussin d’allaitement'],
    ['cadeau de sa marraine 40 euros', 'tirelire'],
    ['on se cotise entre collègues', 'cadeau commun'],
    ['cadeau pour un petit fou de voitures', 'voiture jouet'],
    ['naissance 30 euros', 'coffret naissance'],
  ])('“%s” is read by whom it is for, by what they like, or by its day', (query, name) => {
    expect(first(query)).toContain(conceptId(name));
    expect(read(query).gift).toBe(true);
  });
});
