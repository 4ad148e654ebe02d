import { describe, expect, it } from 'vitest';
import {
  MAYBE_NAMES,
  NAMES,
  OUTINGS,
  placesIn,
  TOWNS,
  toldIn,
} from '#src/features/assistant/answers/asks-of.ts';

const names = (question: string) => placesIn(question, OUTINGS).map(({ name }) => name);

describe('A place in a question', () => {
  it('stands behind a small word, or begins with a capital', () => {
    expect(names('où aller avec les petits près de Bourg-en-Bresse')).toContain('Bourg en Bresse');
    expect(names('des idées pour occuper les enfants dans l’Ain')).toContain('Ain');
  });

  it('leaves the other telling words to be counted', () => {
    const [first] = placesIn('on est à Montluçon ce week-end, une idée avec bébé ?', OUTINGS);
    expect(first).toEqual({ name: expect.stringContaining('Montluçon'), left: 0 });
    const hired = placesIn('louer une voiture à Vichy', OUTINGS).find(({ name }) => name === 'Vichy');
    expect(hired?.left).toBe(2);
  });
});

describe('What is asked', () => {
  it.each([
    'naissances à Brest l’an dernier',
    'nombre de nouveau-nés Toulon',
    'combien de bébés par an à Metz',
  ])('is of the births of a town: %s', (question) => expect(TOWNS.asks(question)).toBe(true));
  it.each([
    'il pleut à Digne on fait quoi avec les enfants',
    'balade poussette à Sisteron',
    'où sortir à Vichy',
  ])('is of outings: %s', (question) => expect(OUTINGS.asks(question)).toBe(true));
  it.each(['Ambre ça vient d’où ?', 'j’hésite avec Soren, c’est rare ?', 'y a beaucoup de Léo ?'])(
    'is of a first name: %s',
    (question) => {
      expect(MAYBE_NAMES.asks(question)).toBe(true);
      expect(toldIn(question, MAYBE_NAMES)).toHaveLength(1);
    },
  );
  it.each(['fête des Théodore', 'c’est quand la fête de Jade', 'fête des prénoms Léo'])(
    'is of the day of a first name: %s',
    (question) => {
      expect(NAMES.asks(question)).toBe(true);
      expect(toldIn(question, NAMES)).toHaveLength(1);
    },
  );
  it.each(['fête des mères, quel cadeau', 'la fête de naissance', 'fêtes de fin d’année'])(
    'is of no first name: %s',
    (question) => expect(NAMES.asks(question)).toBe(false),
  );
  it('is of no name where none is written as one', () =>
    expect(MAYBE_NAMES.asks('beaucoup de lait dans le biberon')).toBe(false));
});
