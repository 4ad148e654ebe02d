import { describe, expect, it } from 'vitest';
import { bearsThing, toolBears } from '#src/features/assistant/answers/bears.ts';
import { askedWords } from '#src/features/assistant/passages/asked.ts';

const quote = (said: string, about = '') => [{ title: 'Une page', path: '/x', quote: said, about }];
const weighed = (question: string) => askedWords(question).map((one) => ({ ...one, weight: 2 }));

describe('the thing that a question asks for by name', () => {
  it.each([
    ['de quelle couleur peindre la chambre', 'Peignez la chambre deux mois avant.'],
    ['quelle amende sans siège auto', 'Le siège auto est obligatoire.'],
    ['quel est le meilleur assureur pour une nounou', 'La nounou est assurée.'],
    ['combien d’enfants garde une assistante maternelle', 'Elle garde un petit nombre d’enfants.'],
    ['combien de listes ont été créées', 'Trois pages suffisent.'],
  ])('is not told: %s', (question, said) => {
    expect(bearsThing(question, weighed(question), quote(said))).toBe(false);
  });

  it.each([
    ['quelle couleur de peinture', 'Une couleur claire.'],
    ['quel âge pour le siège', 'Dès quinze mois.'],
    ['combien d’examens de santé', 'La France prévoit vingt examens de santé.'],
    ['combien de temps dure le congé', 'Vingt-cinq jours.'],
    ['la poussette se plie comment', 'D’une main.'],
  ])('is told, or none is named: %s', (question, said) => {
    expect(bearsThing(question, weighed(question), quote(said))).toBe(true);
  });

  it('is told by the heading above a number', () => {
    const question = 'combien de bodies pour un bébé';
    expect(bearsThing(question, weighed(question), quote('Cinq ou six suffisent.', 'Les bodies'))).toBe(true);
  });
});

describe('a tool', () => {
  const page = 'Congé de maternité : les dates, l’employeur, les jumeaux';

  it.each(['congé maternité d’une gendarme', 'un huissier pendant le congé maternité'])(
    'is not opened for what its page never names: %s',
    (question) => expect(toolBears(weighed(question), page, [])).toBe(false),
  );
  it.each(['congé maternité pour des jumeaux', 'calculer mon congé maternité', 'congé maternité en juin'])(
    'is opened for what it computes: %s',
    (question) => expect(toolBears(weighed(question), page, [])).toBe(true),
  );
});
