import type { Concept } from './concept.ts';
import { type Helps, situationsOf } from './situation.ts';

/**
 * Things that are really given, by whom they are for and on which day: a line a case, best first, as a good shop’s
 * assistant would lay them on the counter. Written as situations are; the gift reader (reading/gifts.ts) chooses the line.
 */
const GIVEN = `
naissance | best: coffret naissance, gâteau de couches | good: doudou, peluche musicale, couverture, boîte à musique, mobile, kit empreinte, livre de naissance, hochet, bijou bébé, souvenir de naissance | fair: peluche, cape de bain, chaussons, ensemble naissance, boîte à souvenirs, lange, cartes étapes, cadeau de naissance, gigoteuse, veilleuse, livre bébé, bonnet
original | best: boîte à musique, kit empreinte, gâteau de couches, mobile, bijou bébé, projecteur d’étoiles, album photo, souvenir de naissance | good: coffret naissance, livre de naissance, boîte à souvenirs, couverture, peluche géante, toise, tipi, conteuse d’histoires | fair: doudou, peluche, veilleuse, tirelire, cartes étapes
luxe | best: couverture tricotée, bijou bébé, coffret naissance, mobile musical | good: boîte à musique, cheval à bascule, couffin, livre de naissance, couverture | fair: peluche géante, tapis, cape de bain
durable | best: jouet en bois, hochet en bois, doudou, couverture, biberon en verre | good: lange, lingettes lavables, couche lavable, arche d’éveil, jouet d’empilage, livre en tissu, gourde | fair: puzzle, bavoir, hochet
utile | best: cape de bain, gigoteuse, coffret naissance, trousse de soin, lange, coffret repas | good: couverture, sac à langer, bavoir, thermomètre de bain, body, pyjama, couche, veilleuse | fair: matelas à langer, bruit blanc, coussin d’allaitement, livre bébé
souvenir | best: livre de naissance, kit empreinte, souvenir de naissance, boîte à souvenirs, bijou bébé, album photo | good: cartes étapes, toise, boîte à dents de lait, journal de grossesse, tirelire | fair: boîte à musique, couverture
première année | best: livre de naissance, album photo, cartes étapes | good: kit empreinte, boîte à souvenirs, journal de grossesse | fair: toise, bijou bébé
petit | best: hochet, doudou, livre bébé, cartes étapes, chaussons, kit empreinte | good: bonnet, anneau de dentition, bavoir, boîte à musique, jouet de bain, attache-sucette | fair: tirelire, lange, chaussettes
déjà | best: couche, livre de naissance, kit empreinte, coffret naissance, bijou bébé | good: gâteau de couches, souvenir de naissance, cadeau maman, album photo, cape de bain | fair: couverture, boîte à souvenirs, livre bébé, body, carte cadeau
enceinte | best: bola de grossesse, journal de grossesse, huile anti-vergetures, cadeau maman | good: coussin de grossesse, bouillotte, ballon de grossesse | fair: coffret post-partum, vêtement de grossesse, ceinture de grossesse, kit empreinte, livre parents
collègue | best: bola de grossesse, journal de grossesse, cadeau maman | good: huile anti-vergetures, doudou, peluche musicale, boîte à musique, kit empreinte, livre de naissance, bouillotte, coffret naissance | fair: cape de bain, hochet, couverture, coussin de grossesse
accouchée | best: coffret post-partum, cadeau maman | good: bouillotte, vêtement d’allaitement, coffret naissance, chemise de nuit d’accouchement | fair: coussin d’allaitement, crème d’allaitement, huile de massage, doudou, gâteau de couches
foyer | best: coffret naissance, gâteau de couches, cadeau maman, coffret post-partum | good: doudou, couverture, boîte à musique, peluche musicale, kit empreinte, livre de naissance, bouillotte | fair: cape de bain, hochet, mobile
allaitante | best: coussin d’allaitement, vêtement d’allaitement, cape d’allaitement | good: coffret post-partum, coussinet d’allaitement, fauteuil d’allaitement, soutien-gorge d’allaitement, chemise de nuit d’accouchement | fair: crème d’allaitement, cadeau maman, tire-lait, bouillotte, sac isotherme
papa | best: cadeau papa, livre parents, journal de grossesse | good: porte-bébé, écharpe de portage, cadeau maman, kit empreinte, sac à dos à langer, album photo | fair: souvenir de naissance, mug, sac à langer
parents | best: cadeau maman | good: livre parents, coffret post-partum, bouillotte, balancelle, bruit blanc, service à domicile | fair: coffret naissance, porte-bébé, robot bébé, transat, babyphone
grands-parents | best: album photo, kit empreinte, souvenir de naissance, cadeau grands-parents | good: livre de naissance, annonce de grossesse, mug, cartes étapes | fair: boîte à souvenirs, bijou bébé, lit de voyage
annonce | best: annonce de grossesse | good: journal de grossesse, bola de grossesse | fair: t-shirt, mug, livre enfant, chaussons
aîné | best: cadeau grand frère, t-shirt, livre enfant, poupée | good: jeu d’imitation, jeu de société, voiture jouet, puzzle, peluche, loisirs créatifs | fair: conteuse d’histoires, jeu de construction, planche à roulettes de poussette
baptême | best: bijou bébé, tirelire | good: boîte à musique, livre de naissance, album photo, souvenir de naissance, kit empreinte, boîte à souvenirs, coffret naissance, tenue de baptême | fair: couverture, mobile, trousse de toilette, toise, boîte à dents de lait
communion | best: bijou bébé, tirelire | good: boîte à souvenirs, album photo, boîte à musique, veilleuse | fair: livre enfant, jeu de société
nourrice | best: album photo, kit empreinte, bouillotte, mug, bougie, fleurs | good: souvenir de naissance, cadeau maman, carte cadeau | fair: guirlande, veilleuse
soignants | best: mug, bougie, fleurs, carte cadeau, cadeau maman | good: bouillotte | fair: album photo, kit empreinte
jumeaux | best: cadeau jumeaux, coffret naissance, pour jumeaux | good: doudou, couverture, gigoteuse, porte-bébé jumeaux | fair: poussette double, coussin d’allaitement, hochet, peluche
prématuré | best: pour prématuré | good: doudou, coffret naissance, bonnet, couverture, peluche musicale | fair: kit empreinte, cartes étapes, livre de naissance, body
fête de grossesse | best: coffret naissance, gâteau de couches, cadeau maman | good: doudou, couverture, mobile, boîte à musique, peluche musicale, kit empreinte, livre de naissance, cape de bain, ensemble naissance | fair: bola de grossesse, hochet, cartes étapes, journal de grossesse, guirlande
ensemble | best: poussette, siège auto, lit bébé, fauteuil d’allaitement, table à langer, cododo, transat, chaise haute, babyphone vidéo, robot bébé, cadeau commun | good: porte-bébé, berceau, parc, sac à langer, tire-lait électrique, lit enfant, moniteur de respiration, couffin | fair: tapis d’éveil, coffret naissance, couverture, babyphone
mères | best: bijou bébé, kit empreinte, cadeau maman | good: album photo, bola de grossesse, coffret post-partum, souvenir de naissance | fair: livre de naissance, bouillotte, huile anti-vergetures
pères | best: cadeau papa, kit empreinte | good: album photo, porte-bébé, livre parents, souvenir de naissance | fair: mug, journal de grossesse, sac à dos à langer
noël | best: jouet, livre bébé, peluche | good: conteuse d’histoires, doudou, boîte à musique, tipi, fauteuil enfant | fair: coffret naissance, veilleuse, projecteur d’étoiles
pâques | best: peluche, livre bébé | good: doudou, jouet, livre enfant | fair: panier de rangement
rentrée | best: sac à dos enfant, gourde, boîte à goûter | good: livre bébé, chaussons, doudou | fair: tour de cou, réveil éducatif
prénom | best: personnalisé | good: bijou bébé, livre de naissance, guirlande | fair: tirelire, couverture, boîte à souvenirs
trois mois | best: hochet, anneau de dentition, livre en tissu, balle, arche d’éveil, tapis d’éveil | good: doudou, peluche, spirale d’activités, jouet sensoriel, livre bébé, boîte à musique, jouet de bain | fair: mobile, coffret naissance, transat
six mois | best: hochet, balle, livre bébé, livre sonore, anneau de dentition, jouet de bain, jouet sensoriel, cube d’activités | good: doudou, peluche, tapis d’éveil, arche d’éveil, spirale d’activités, jouet d’empilage, piscine à balles | fair: boîte à musique, jouet musical, balançoire, coffret naissance
un an | best: chariot de marche, porteur, jouet d’empilage, boîte à formes, puzzle, jouet musical, cheval à bascule | good: livre bébé, jeu d’imitation, peluche, balle, livre sonore | fair: jouet, doudou, jouet de bain, tipi, fauteuil enfant
dix-huit mois | best: porteur, puzzle, boîte à formes, jouet musical, voiture jouet, jeu d’imitation, chariot de marche | good: poupée, livre bébé, loisirs créatifs, cheval à bascule, cube d’activités, draisienne | fair: jouet, jouet de bain, peluche, balle, fauteuil enfant
deux ans | best: draisienne, jeu d’imitation, puzzle, poupée, voiture jouet, loisirs créatifs, jouet musical | good: tricycle, livre bébé, porteur, jeu de construction, conteuse d’histoires, marionnette | fair: peluche, tipi, fauteuil enfant, jeu de société, jouet
trois ans | best: jeu de société, puzzle, loisirs créatifs, jeu d’imitation, livre enfant, marionnette | good: draisienne, tricycle, conteuse d’histoires, jeu de construction, voiture jouet, poupée, jouet musical | fair: tipi, sac à dos enfant, gourde, t-shirt, jouet
quatre ans | best: jeu de société, loisirs créatifs, jeu d’imitation, puzzle, conteuse d’histoires, jeu de construction | good: livre enfant, marionnette, voiture jouet, tipi, valise enfant, jeu de plein air | fair: gourde, draisienne, sac à dos enfant, poupée, tirelire, jouet
`;

export type GivenCase = string;

/** Cents that are usually spent, where none are named: what costs more is bought together, or by the parents. */
const USUAL = { max: 8000 };
const USUAL_IN: Readonly<Record<GivenCase, { min?: number; max?: number } | null>> = {
  ensemble: null,
  luxe: { min: 4500 },
  petit: { max: 2000 },
};

export const usuallySpent = (told: GivenCase): { min?: number; max?: number } | null => {
  const usual = USUAL_IN[told];
  return usual === undefined ? USUAL : usual;
};

/** Things given in each case; a line that names an unknown concept is a mistake. */
export function givenIn(concepts: ReadonlyMap<string, Concept>): ReadonlyMap<GivenCase, Helps> {
  const lines = GIVEN.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.flatMap((line) => {
      const [told = ''] = line.split('|');
      const [one] = situationsOf([line], concepts);
      return one ? [[told.trim(), one.helps] as const] : [];
    }),
  );
}
