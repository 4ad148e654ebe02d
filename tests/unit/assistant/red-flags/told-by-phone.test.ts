import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { STRANGERS } from '#tests/api/assistant/judged/strangers.ts';
import { TOLD_BY_PHONE } from './data/told-by-phone.ts';

const alarming = (wordings: readonly string[]) =>
  wordings.filter((one) => findRedFlagAfter([], one) !== null);
const halves = Object.values(STRANGERS);

it('leaves ordinary things alone that are told rather than asked, but for a few', () => {
  expect(TOLD_BY_PHONE.length).toBeGreaterThan(180);
  expect(alarming(TOLD_BY_PHONE).length).toBeLessThanOrEqual(5);
});

it('alarms at no question of a half that was looked at, and at 16 in 308 of the others before, 13 since, 19 in 401 with those of a seventh stranger', () => {
  const questions = (which: 'tune' | 'held') =>
    halves.flatMap((one) => one[which].questions.map(([question]) => question));
  expect(alarming(questions('tune'))).toEqual([]);
  expect(questions('held').length).toBeGreaterThan(400);
  expect(alarming(questions('held')).length).toBeLessThanOrEqual(19);
});

it.each([
  'ma fille est tombée sur votre site',
  'mon fils est tombé sur une annonce de lit',
  'noyés sous les cadeaux',
  'brûlé le gâteau de naissance',
  'brulé au soleil le landau',
  'la toile de la poussette est brûlée par le soleil',
  'le plat a brûlé dans le four',
  'mon homme a brûlé les pâtes',
  'j’ai envie de sauter de joie',
  'ma petite famille est noyée dans la paperasse',
  'la poussette est tombée au chargement, elle est abîmée',
  'je me coupe les ongles ou pas avant l’accouchement',
  'frappée par la qualité de ce lit',
  'le petit a de la fièvre un jour de travail, quels droits',
])('hears no fall, no burn and no drowning in a manner of speaking: « %s »', (told) =>
  expect(findRedFlagAfter([], told)).toBeNull(),
);

it.each([
  ['ma fille est tombée sur le carrelage', 'child_fall'],
  ['mon fils est tombé sur une table', 'child_fall'],
  ['il s’est presque noyé dans le bain', 'child_fall'],
  ['chute du canapé à 4 mois, il dort depuis', 'child_fall'],
  ['chute de la table à langer', 'child_fall'],
  ['la fontanelle est toute creuse', 'dehydration'],
  ['sa fontanelle elle est toute bombée', 'young_fever'],
  ['brûlé la main avec le plat', 'burn'],
  ['il s’est brûlé avec la soupe', 'burn'],
  ['a gobé un comprimé de mamie', 'poison'],
  ['il gonfle de partout après l’œuf', 'breathing'],
  ['enceinte de 5 mois elle voit des petites étoiles', 'headache'],
  ['enceinte, la tête qui explose et la vue trouble', 'headache'],
])('answers by a text of its own what was told: « %s », %s', (told, topic) =>
  expect(findRedFlag(told)).toBe(topic),
);

it.each([
  'le plat brûlant lui a brûlé les doigts',
  'la soupe a brûlé sa main',
  'fait tomber la bouilloire sur lui',
  'j’ai fait tomber le bébé',
  'il est gelé, 34,5, il a trois jours',
  'la poussette est tombée avec lui dedans',
  'l’étagère est tombée sur ma fille',
  'je me coupe les bras le soir',
  'il a un jour et il a de la fièvre',
  'fièvre à un jour de vie',
])('hears what a manner of speaking might have hidden: « %s »', (told) =>
  expect(findRedFlagAfter([], told)).not.toBeNull(),
);

it.each([
  'mon fils a fait tomber sa tétine par terre',
  'le carnet de santé est tombé dans l’eau',
  'éviter la chute du lit, quelle barrière',
  'comment choisir un lit pour qu’il ne chute pas',
  'le pull gonfle au lavage',
  'les étoiles au plafond, quelle veilleuse',
])('hears nothing in « %s »', (told) => expect(findRedFlag(told)).toBeNull());
