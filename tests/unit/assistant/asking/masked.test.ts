import { expect, it } from 'vitest';
import { masked } from '#src/features/assistant/asking/masked.ts';

it.each([
  ['écrivez-moi à camille.durand@exemple.fr svp', 'écrivez-moi à [adresse e-mail] svp'],
  ['mon numéro est le 06 12 34 56 78', 'mon numéro est le [téléphone]'],
  ['appelez le +33 6 12 34 56 78', 'appelez le [téléphone]'],
  ['mon 06.12.34.56.78 ou 0612345678', 'mon [téléphone] ou [téléphone]'],
  ['ma sécu 2 85 05 78 006 084 36', 'ma sécu [numéro]'],
  ['iban FR76 3000 6000 0112 3456 7890 189', 'iban [numéro]'],
  ['dossier 123456789', 'dossier [numéro]'],
  ['je m’appelle Camille Durand et je suis enceinte', 'je m’appelle [nom] et je suis enceinte'],
  ['mon fils Noé tousse', 'mon fils [nom] tousse'],
  ['Ma fille Louise Durand a deux ans', 'Ma fille [nom] a deux ans'],
  ['rendez-vous avec Docteur Benali', 'rendez-vous avec Docteur [nom]'],
  ['je vis au 12 rue des Lilas, à Nantes', 'je vis au [adresse], à Nantes'],
  ['voyez https://exemple.fr/moi', 'voyez [lien]'],
  ['ma voisine, Camille Durand, demande', 'ma voisine, [nom], demande'],
])('takes the person out of %j', (question, without) => {
  expect(masked(question)).toBe(without);
});

it.each([
  'Quelle est la durée du congé maternité ?',
  'dpa 12 mars 2027',
  'né le 12/03/2027, quand déclarer ?',
  'prénom Léo signification',
  'Caisse d’Allocations Familiales et prime',
  'budget de 1 500 euros',
  'semaine 32 de grossesse',
])('leaves %j as it is', (question) => {
  expect(masked(question)).toBe(question);
});
