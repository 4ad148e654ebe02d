import { describe, expect, it } from 'vitest';
import {
  askedOfAnotherThing,
  inLightOf,
  sameAskedOf,
  subjectOf,
} from '#src/features/assistant/thread/in-light-of.ts';

describe('A question asked again of something else', () => {
  it.each([
    ['je suis à 12 SA', 'et à 20 ?', 'je suis a 20 sa'],
    ['mon bébé a 4 semaines', 'et à 6 ?', 'mon bebe a 6 semaines'],
    ['semaine 8 de grossesse', 'et la suivante ?', 'semaine 9 de grossesse'],
    ['semaine 8 de grossesse', 'et la précédente ?', 'semaine 7 de grossesse'],
    [
      'mon lait tiré au frigo combien de temps',
      'et au congélateur ?',
      'mon lait tire au congelateur combien de temps',
    ],
    ['que mange un bébé de 6 mois', 'et à 10 mois ?', 'que mange un bebe de 10 mois'],
  ])('“%s”, then “%s”', (before, next, whole) => {
    expect(sameAskedOf(before, next)).toBe(whole);
    expect(inLightOf(before, next)).toBe(whole);
  });

  it.each([
    ['combien de bodies acheter', 'et des pyjamas ?'],
    ['je suis à 12 SA', 'quels examens ?'],
    ['comment retirer la cagnotte', 'et au bout de combien de temps ?'],
  ])('is none where something else is asked: “%s”, then “%s”', (before, next) =>
    expect(sameAskedOf(before, next)).toBeNull(),
  );
});

it('keeps what a thing is called in its subject, and drops what was asked of it', () => {
  expect(subjectOf('les examens obligatoires du bébé')).toContain('obligatoires');
  expect(subjectOf('la reconnaissance est obligatoire ?')).not.toContain('obligatoire');
});

describe('The same asked of another thing that is bought', () => {
  it.each([
    ['faut-il acheter le siège auto neuf', 'et le lit ?', 'faut il acheter le lit neuf'],
    ['combien de bodies acheter', 'et des pyjamas ?', 'combien de pyjamas acheter'],
    ['quelle poussette choisir', 'et pour le porte-bébé ?', 'quelle porte bebe choisir'],
  ])('“%s”, then “%s”', (before, next, whole) => expect(askedOfAnotherThing(before, next)).toBe(whole));

  it.each([
    ['combien de bodies acheter', 'et des couches pour la nuit, lesquelles ?'],
    ['que mettre dans la valise de maternité', 'et le lit ?'],
    ['je suis enceinte', 'et le lit ?'],
  ])('is none where no thing takes the place of one: “%s”, then “%s”', (before, next) =>
    expect(askedOfAnotherThing(before, next)).toBeNull(),
  );
});
