/** The descriptions of the first articles' covers, for the library. */
export const SEED_COVER_ALTS: Readonly<Record<string, string>> = {
  'allaitement-biberon': 'Un biberon de lait et un bol devant un grand soleil.',
  bodies: 'Des bodies de bébé qui sèchent sur un fil.',
  cagnotte: 'Un bocal rempli de jetons colorés, d’où pousse une plante.',
  conges: 'Un calendrier dont les jours dessinent une maison.',
  'liste-mois-par-mois': 'Des étiquettes suspendues à un fil, chacune avec son dessin.',
  'naissance-mairie': 'Une mairie avec son drapeau, et une enveloppe fermée d’un cœur.',
  occasion: 'Un cheval à bascule dans un cercle de deux flèches qui se suivent.',
  partager: 'Une enveloppe ouverte, et des oiseaux de papier qui s’en envolent.',
  poussette: 'Une poussette prune sur un chemin entre les collines.',
  prenom: 'Un arbre qui porte des étiquettes de toutes les couleurs.',
  sommeil: 'Un lit à barreaux sous la lune, avec un mobile d’étoiles.',
  'suivi-de-grossesse': 'Trois cercles de plus en plus grands, dont un bébé, sous un croissant de lune.',
  'valise-de-maternite': 'Une valise ouverte, pleine de vêtements de bébé.',
};
