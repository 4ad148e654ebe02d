import { fold } from '../text.ts';
import { singular } from '../thesaurus/key.ts';

/**
 * Names of several words that French has for other things, each beginning with a word of ours: a gas bottle is no bottle
 * of a baby's. A first word, then what follows it.
 */
const NAMES = `
bouteille: gaz, vin, champagne, plongee, oxygene, butane, propane, biere, whisky, rhum, alcool
carte: grise, bleue, bancaire, mere, sim, son, graphique, memoire, routiere, fidelite, video, credit, michelin, sd, ign
chaise: roulante, electrique, percee, gamer, gaming
fauteuil: roulant, dentaire, massant, gamer, gaming, club
robot: aspirateur, tondeuse, patissier, piscine, laveur
pompe: chaleur, essence, velo, immergee, piscine
tapis: course, souris, yoga, marche electrique, roulant, priere
sac: main, frappe, postal, poubelle, ordinateur
bac: douche, graisse, fleurs, philo
casque: audio, chantier, vr, bluetooth, micro, soudure, moto, ski adulte
porte: entree, blindee, garage, fenetre, serviette, avion
moniteur: ski, pc, gaming, ordinateur, auto ecole, plongee
pot: echappement, fleurs, peinture, yaourt
brosse: metallique, wc, aspirateur
chariot: elevateur, supermarche, jardin
balance: comptable, numerique, salle de bain
ceinture: noire, cuir, judo, securite, lombaire homme
lunettes: vue, ski adulte, lecture, soudure
robe: mariee, soiree, cocktail, avocat
combinaison: plongee, moto, chantier, surf
boite: vitesses, vitesse, automatique, lettres, outils, nuit, auto
parc: attractions, attraction, eolien, animalier, zoologique
lit: coffre, superpose adulte, medicalise, adulte, king, queen, escamotable
tour: magie, eiffel, pc, france
chaussures: securite, foot, football, talons, rando homme, ski
anneau: fiancailles, mariage, gastrique, rideau
collier: chien, chat, perles, serrage
veste: cuir, costume, moto, tailleur
chemise: homme, hawaienne, cartonnee
pantalon: treillis, costume, homme
moule: gateau, silicone patisserie, muffins, frites
couverture: mutuelle, sociale, survie, chauffante, toiture, maladie
poele: granules, bois, frire
barriere: levante, jardin, piscine alarme, parking
rideau: fer, metallique, douche
lampe: torche, frontale, infrarouge, bronzante, uv
table: basse, mixage, ping pong, ping, pong, salle a manger, cuisson, repasser
baignoire: balneo, ilot, adulte, sabot
`;

/** Small words between the parts of such a name. */
const SMALL = new Set('de d a au aux en du des la le l les pour'.split(' '));
/** So many words at most follow the first one. */
const MOST = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !SMALL.has(word))
    .map(singular);

const OTHERS: ReadonlySet<string> = new Set(
  NAMES.split('\n').flatMap((line) => {
    const [first = '', then = ''] = line.split(':');
    return then.split(',').map((one) => wordsOf(`${first} ${one}`).join(' '));
  }),
);

/** True when the words begin with the name of such a thing. */
export function isOtherThing(query: string): boolean {
  const words = wordsOf(query).slice(0, MOST + 1);
  return words.some((_, at) => at > 0 && OTHERS.has(words.slice(0, at + 1).join(' ')));
}
