import { all, is, named, not, type Worth } from '../judgement.ts';

/** For a child of so many months, or of any age. */
export const startsBy =
  (months: number): Worth =>
  ({ age }) =>
    age === null || age.from <= months;

/** Toys from a year on. */
export const TOY: Worth = all(
  is(
    ...['instrument', 'puzzle', 'construction', 'jeu-manipulation', 'empiler', 'boite-permanence', 'voiture'],
    ...['trotteur', 'porteur', 'poupee', 'imitation', 'bascule', 'draisienne', 'tricycle', 'piscine-balles'],
    ...['jouet-bain', 'motricite', 'plein-air', 'jeu-societe', 'balle'],
  ),
  not(named(/tente/)),
);

/** Presents for a birth. */
export const GIFTS = [
  ...['coffret-naissance', 'coffret-parents', 'doudou', 'peluche', 'hochet', 'couverture', 'cape-de-bain'],
  ...[
    'empreintes',
    'album',
    'cadre-photo',
    'cartes-etapes',
    'tirelire',
    'boite-a-musique',
    'bonnet',
    'livre',
  ],
  ...['ensemble-naissance', 'lange', 'mobile', 'veilleuse', 'gigoteuse', 'boite-souvenirs', 'brosse-cheveux'],
  ...['chaussons', 'gilet', 'boite-dents', 'spirale', 'toise', 'combinaison', 'poupee', 'bouillotte', 'robe'],
] as const;

/** Small presents. */
export const SMALL = [
  ...[
    'bavoir',
    'hochet',
    'livre',
    'jouet-bain',
    'anneau-dentition',
    'bonnet',
    'chaussettes',
    'gants',
    'lange',
  ],
  ...[
    'doudou',
    'attache-sucette',
    'gobelet',
    'vaisselle',
    'marionnette',
    'empreintes',
    'cartes-etapes',
    'body',
  ],
  ...['puzzle', 'dessin', 'thermometre-bain', 'chaussons', 'collants', 'gants-toilette', 'accessoire-bain'],
  ...['decoration', 'grignoteuse'],
] as const;
