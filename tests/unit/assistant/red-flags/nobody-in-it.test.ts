import { expect, it } from 'vitest';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';

const heard = (question: string) => findRedFlagAfter([], question) !== null;

it.each([
  'le siège auto est tombé par terre, il faut le changer ?',
  'la poussette est tombée du coffre, je la fais vérifier ?',
  'le porte-bébé est resté coincé dans le coffre',
  'le porte-bébé a brûlé au soleil',
  'la chaise haute bascule quand on la plie',
  'la poche du sac est trouée, ça coule',
  'une tache violette sur la housse, comment l’enlever',
  'il est violet ou prune ce bonnet',
  'l’écharpe de portage glisse des mains au lavage',
  'notre table à langer s’est renversée pendant le déménagement',
])('leaves alone what happened to a thing: « %s »', (question) => expect(heard(question)).toBe(false));

it.each([
  'un film avec une femme qui accouche toute seule, c’est quoi le titre',
  'j’ai vu un reportage sur les bébés secoués, ça existe un livre pour les papas',
  'chanson douce avec un bateau qui coule',
  'le bébé de la série tombe dans la piscine, quel épisode',
  'dans le livre la maman perd les eaux dans le bus, drôle comme cadeau',
  'j’ai rêvé que je perdais les eaux au supermarché',
  'conte où le bébé disparaît',
])('leaves alone what happens in a story: « %s »', (question) => expect(heard(question)).toBe(false));

it.each([
  'apprendre à réagir si bébé s’étouffe, une formation',
  'une formation pour savoir quoi faire quand un enfant s’étouffe',
  'elle a avalé tout son bol, fière de moi',
  'il donne des coups de pied dans la poussette',
  'je veux disparaître trois jours au soleil avec bébé, où aller',
  'il a 38 et la crèche m’appelle, j’ai droit à un jour',
])('leaves alone what is learnt, eaten, kicked or taken off: « %s »', (question) =>
  expect(heard(question)).toBe(false),
);

it.each([
  'la poussette est tombée dans l’escalier avec lui',
  'la poussette est tombée dans le lac',
  'la poussette a basculé, bébé saigne',
  'le siège auto est tombé, mon fils était dedans',
  'le transat est tombé de la table, il vomit',
  'la commode est tombée sur elle',
  'le lit est tombé sur ses jambes',
  'la veilleuse a pris feu',
  'la pile du jouet, je ne la retrouve plus, elle tousse',
  'le film est fini et je saigne beaucoup, 20 SA',
  'pendant la série j’ai perdu les eaux',
  'j’ai rêvé que je me tuais et j’y pense tout le temps',
  'on regardait un film, il s’étouffe avec du pop corn',
  'j’ai vu une vidéo, je fais pareil mais bébé ne respire plus',
  'bébé s’étouffe, je n’ai pas fait de formation',
  'mon mari me donne des coups de pied',
  'je veux disparaître',
  'je veux disparaître et emmener mon bébé avec moi',
  'il a un jour et 38,5',
  'elle a avalé tout son bol de javel',
  'mon bébé est violet sous son bonnet',
  'une tache violette sur son ventre qui ne s’efface pas, il a de la fièvre',
])('hears the same words where somebody is in danger: « %s »', (question) =>
  expect(heard(question)).toBe(true),
);

it.each([
  'la tétine avalée que faire',
  'la peluche, un œil avalé',
  'le mobile, un morceau avalé',
  'la veilleuse : pile bouton avalée',
  'le thermomètre cassé, mercure avalé',
  'le drap est enroulé autour du cou',
  'l’attache-tétine serrée autour du cou',
  'la couverture sur la figure, ne bouge plus',
  'la gigoteuse remontée jusqu’au nez, étouffe',
  'l’écharpe de portage trop serrée, tout bleu',
  'le trotteur a basculé, inconscient',
  'un lit parapluie est tombé, cassé, plus de réaction',
  'siège auto, accident, plus de réaction',
  'le transat renversé, elle pleure plus',
  'le cosy tombé de la table',
  'le landau est parti tout seul dans l’étang',
  'le porte-bébé a lâché dans la rue',
  'le lit est en feu',
  'j’ai vu un film où la mère saignait, et moi je saigne',
  'j’ai rêvé que je le secouais, j’ai peur de le faire',
])('hears a danger that is told by a thing or beside a story: « %s »', (question) =>
  expect(heard(question)).toBe(true),
);

it.each([
  'l’inconscient des parents, un livre',
  'bébé a les joues en feu après le bain',
  'pas de réaction au vaccin, c’est normal',
  'la poussette est tombée en panne dans la rue',
  'le cosy est tombé de la voiture vide, faut-il le changer',
  'un drap-housse serré autour du matelas',
  'le collier d’ambre autour du cou, utile ?',
])('leaves alone what only sounds like it: « %s »', (question) => expect(heard(question)).toBe(false));
