import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { isWorrying } from '#src/features/assistant/red-flags/worry.ts';

it.each([
  'mon bébé a la peau marbrée et il grogne',
  'jai mal au bas du dos depuis ce matin',
  'boutons rouges sur le ventre de ma fille',
  'il a de la fièvre depuis trois jours',
  'ma fille tousse beaucoup la nuit',
  'elle a mal aux oreilles',
  'jai des pertes bizarres',
  'du sang dans son mouchoir',
  'mon fils s’est fait une entorse',
  'il est malade et très pâle',
  'je suis angoissée, je pleure tout le temps',
  'mon mari me fait peur',
  'il me crie dessus tous les jours',
  'il s’est blessé au genou',
  'mon bébé a une réaction allergique',
  'diarrhée depuis hier',
  'je suis inquiète pour lui',
  'quelle dose de paracétamol',
])('worries about %j', (question) => {
  expect(isWorrying(question)).toBe(true);
});

it.each([
  'recette de tarte aux pommes',
  'quelle est la capitale de la Mongolie',
  'horaires de la crèche',
  'comment réparer un lave-vaisselle',
  'prénoms de fille en Z',
  'j’ai du mal à choisir une poussette',
  'pas mal votre site',
  'tête de lit pour bébé',
  'où acheter un pyjama rouge',
  'mot de passe perdu',
  'musée à Brest',
  'la machine à café est tombée en panne',
])('does not worry about %j', (question) => {
  expect(isWorrying(question)).toBe(false);
});

it('reads a word through letters that nobody sees', () => {
  expect(findRedFlag('mon bé\u200bbé ne res\u200bpire\u200f plus')).toBe('breathing');
  expect(isWorrying('il a de la fiè\u00advre')).toBe(true);
});
