import type { DrawnCategory } from './drawn-covers.ts';

/** The covers the site starts with, in the order they are offered, and what each shows. */
export const DRAWN_COVERS: readonly DrawnCategory[] = [
  {
    name: 'Paysages',
    covers: [
      { name: 'collines-au-matin', alt: 'Un soleil se lève derrière des collines vertes et deux arbres.' },
      { name: 'voilier-en-mer', alt: 'Un voilier rose et blanc sur une mer violette, au couchant.' },
      { name: 'montgolfieres', alt: 'Des montgolfières flottent au-dessus de collines mauves.' },
      { name: 'sommets-roses', alt: 'Des montagnes roses aux sommets enneigés, derrière des sapins.' },
      {
        name: 'la-maison-au-bout-du-chemin',
        alt: 'Une petite maison au toit corail, au bout d’un chemin entre les collines.',
      },
    ],
  },
  {
    name: 'Lune et étoiles',
    covers: [
      { name: 'croissant-de-lune', alt: 'Un croissant de lune et une étoile au-dessus des nuages, la nuit.' },
      { name: 'lune-endormie', alt: 'Une lune coiffée d’un bonnet dort sur un lit de nuages.' },
      { name: 'mobile-etoile', alt: 'Un mobile d’étoiles, de lune et de nuage suspendus à des fils.' },
      {
        name: 'voyage-dans-l-espace',
        alt: 'Une fusée blanche vole entre les étoiles et une planète à anneau.',
      },
      { name: 'lanternes-au-bois', alt: 'Des lanternes éclairent une tente au milieu des sapins.' },
    ],
  },
  {
    name: 'Feuilles et fleurs',
    covers: [
      {
        name: 'bouquet-du-jardin',
        alt: 'Un bouquet de fleurs roses, blanches et mauves dans un vase prune.',
      },
      { name: 'couronne-d-eucalyptus', alt: 'Une couronne de feuilles vertes et de petites fleurs.' },
      { name: 'champ-de-coquelicots', alt: 'Des coquelicots dans un champ, sous un grand soleil.' },
      { name: 'sous-les-fougeres', alt: 'Trois champignons à pois blancs entre de hautes fougères.' },
      {
        name: 'branches-de-printemps',
        alt: 'Des branches couvertes de fleurs roses, dont les pétales tombent.',
      },
    ],
  },
  {
    name: 'Animaux',
    covers: [
      { name: 'ourse-et-ourson', alt: 'Une ourse et son ourson devant la lune, dans la forêt.' },
      { name: 'renard-endormi', alt: 'Un renard roux dort en boule dans l’herbe.' },
      { name: 'lapins-dans-le-pre', alt: 'Deux lapins assis dans un pré fleuri.' },
      { name: 'oiseaux-sur-la-branche', alt: 'Trois oiseaux, rouge, violet et jaune, sur une branche.' },
      { name: 'la-baleine', alt: 'Une baleine violette souffle entre les vagues.' },
    ],
  },
  {
    name: 'Motifs',
    covers: [
      { name: 'arcs-en-ciel', alt: 'Des petits arcs-en-ciel en rangs, corail et prune.' },
      { name: 'semis-d-etoiles', alt: 'Des étoiles et des points clairs semés sur un fond prune.' },
      {
        name: 'confettis-de-papier',
        alt: 'Des morceaux de papier de toutes les couleurs sur un fond clair.',
      },
      { name: 'pluie-de-feuilles', alt: 'Des feuilles vertes et roses qui tournent sur un fond pâle.' },
      { name: 'guirlandes-de-fanions', alt: 'Quatre guirlandes de fanions colorés, l’une sous l’autre.' },
      { name: 'ecailles', alt: 'Des écailles rondes, corail, mauves et vertes, qui se recouvrent.' },
      { name: 'petites-vagues', alt: 'Des vagues de papier, de la crème au prune.' },
    ],
  },
  {
    name: 'Lettres et mots',
    covers: [
      { name: 'bonjour', alt: 'Le mot « bonjour » en grandes lettres de papier, devant un soleil.' },
      { name: 'bienvenue-en-guirlande', alt: 'Le mot « bienvenue » sur une guirlande de fanions.' },
      { name: 'bebe', alt: 'Le mot « bébé » en lettres de couleur, entre deux branches.' },
      { name: 'cubes-abc', alt: 'Quatre cubes de jeu qui portent les lettres a, b, c et d.' },
      { name: 'bonne-nuit', alt: 'Les mots « bonne nuit » dans un ciel étoilé.' },
    ],
  },
];
