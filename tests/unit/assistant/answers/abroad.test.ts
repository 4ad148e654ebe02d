import { expect, it } from 'vitest';
import { countryAbroad, tellsOfAbroad } from '#src/features/assistant/answers/abroad.ts';

it.each([
  ['congé maternité au Luxembourg', 'luxembourg'],
  ['prime de naissance au Québec', 'quebec'],
  ['droits des pères au Japon', 'japon'],
  ['accoucher en Côte d’Ivoire', 'cote d ivoire'],
  ['les papiers pour aller aux États-Unis', 'etats unis'],
])('finds the country of %j', (question, country) => {
  expect(countryAbroad(question)).toBe(country);
});

it.each([
  'congé maternité en France',
  'musée à La Réunion',
  'allocation en Guadeloupe',
  'prénom Jordan',
  'combien de Chantal en Seine-Maritime',
  'que faire en avril',
])('sees none in %j', (question) => {
  expect(countryAbroad(question)).toBeNull();
});

it('lets a page answer that tells of the country, or of going abroad', () => {
  expect(tellsOfAbroad('espagne', ['Une carte d’identité suffit en Espagne.'])).toBe(true);
  expect(tellsOfAbroad('espagne', ['À l’étranger, emportez le carnet.'])).toBe(true);
  expect(tellsOfAbroad('espagne', ['Le congé dure seize semaines.'])).toBe(false);
});
