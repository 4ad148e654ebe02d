import { expect, it } from 'vitest';
import { supportFor } from '#src/features/assistant/model/checked-sentence.ts';

const passage = {
  title: 'Le congé de paternité',
  heading: 'Sa durée',
  text: 'Le congé de paternité dure 25 jours. Il passe à 32 jours pour des jumeaux.\nLa demande se fait un mois avant. L’employeur ne peut pas le refuser.',
};

it.each([
  ['Le congé de paternité dure 25 jours.', 'Le congé de paternité dure 25 jours.'],
  ['Le congé passe à 32 jours pour des jumeaux.', 'Il passe à 32 jours pour des jumeaux.'],
  ['La demande se fait un mois avant.', 'La demande se fait un mois avant.'],
  ['Votre employeur ne peut pas refuser ce congé.', 'L’employeur ne peut pas le refuser.'],
])('finds what says %j', (sentence, quote) => {
  expect(supportFor(sentence, passage)).toBe(quote);
});

it.each([
  ['another figure', 'Le congé de paternité dure 28 jours.'],
  ['the figure of another sentence', 'Le congé de paternité dure 32 jours.'],
  ['the contrary', 'L’employeur peut refuser le congé.'],
  ['a denial that is not there', 'Le congé de paternité ne dure pas 25 jours.'],
  ['a word that is nowhere', 'Le congé de paternité rémunéré dure 25 jours.'],
  ['the subject of another page', 'Le congé de maternité dure 25 jours.'],
  ['nothing of substance', 'Oui.'],
  ['a link', 'Le congé dure 25 jours https://exemple.fr.'],
  ['markup', '<b>Le congé de paternité dure 25 jours.</b>'],
  ['a link of Markdown', '[Le congé](x) de paternité dure 25 jours.'],
  ['a dose', 'Le congé de paternité dure 25 mg.'],
])('finds nothing for %s', (_what, sentence) => {
  expect(supportFor(sentence, passage)).toBeNull();
});
