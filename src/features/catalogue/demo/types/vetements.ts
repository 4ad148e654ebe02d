import type { ProductType } from '../product-type.ts';

export const vetements: readonly ProductType[] = [
  {
    slug: 'body',
    classification: 'vetements',
    brands: ['trottelaine', 'mesanjou', 'fauvelline', 'maison-tavelle'],
    tags: ['trousseau-de-naissance', 'valise-de-maternite', 'coton-bio'],
    kinds: [
      {
        name: 'Lot de trois bodies croisés',
        lead: 'Trois bodies qui s’ouvrent entièrement à plat, pour ne rien passer par la tête d’un nouveau-né.',
        cents: 2190,
      },
      {
        name: 'Body à manches longues',
        drawing: 'body-manches-longues',
        lead: 'Un body en côte fine qui suit les mouvements et se porte sous tout.',
        cents: 1290,
      },
      {
        name: 'Body d’été sans manches',
        drawing: 'body-ete',
        lead: 'Un body en jersey léger, épaules à pressions, qui se porte seul quand il fait chaud.',
        cents: 1090,
      },
    ],
    details: [
      'Coton biologique, tailles naissance, 1 mois et 3 mois.',
      'Coton et élasthanne, du 3 au 18 mois, encolure qui ne se détend pas.',
      'Jersey de 180 g au mètre carré, coutures plates, pressions sans nickel.',
    ],
    care: ['Lavage à 40 °C sur l’envers.', 'Lavage à 60 °C, sèche-linge doux.'],
  },
  {
    slug: 'pyjama',
    classification: 'vetements',
    brands: ['trottelaine', 'fauvelline', 'lunaval', 'mesanjou'],
    tags: ['trousseau-de-naissance', 'valise-de-maternite', 'nuits-paisibles'],
    kinds: [
      {
        name: 'Pyjama en velours',
        lead: 'Une grenouillère en velours de coton, ouverte devant jusqu’aux deux pieds.',
        cents: 2290,
      },
      {
        name: 'Pyjama à glissière',
        drawing: 'combinaison',
        lead: 'Une glissière en diagonale, un seul geste à trois heures du matin.',
        cents: 2490,
      },
      {
        name: 'Pyjama léger',
        lead: 'Une combinaison en jersey fin, jambes ouvertes aux chevilles pour les nuits d’été.',
        cents: 1890,
      },
    ],
    details: [
      'Tailles naissance à 6 mois, moufles cousues au bout des manches.',
      'Tailles 1 à 12 mois, chaussons à semelle antiglisse dès le 9 mois.',
      'Coton biologique certifié, col doublé pour ne pas irriter le menton.',
    ],
    care: [
      'Lavage à 40 °C, ne rétrécit pas au séchage à l’air.',
      'Lavage à 30 °C avec des couleurs proches.',
    ],
  },
  {
    slug: 'chaussons',
    classification: 'vetements',
    brands: ['lainevive', 'trottelaine', 'grand-mere-ysope', 'ondelaine'],
    tags: ['naissance-d-hiver'],
    kinds: [
      {
        name: 'Chaussons tricotés',
        lead: 'Une paire de chaussons montants que bébé n’arrive pas à enlever, avec un lien coulissant à la cheville.',
        cents: 1390,
      },
      {
        name: 'Chaussons en cuir souple',
        drawing: 'chaussures',
        details: [
          'Du 18 au 23, semelle de daim, élastique doux à la cheville.',
          'Tannage végétal, de 6 à 24 mois, cousus à la main au Portugal.',
          'Doublure de coton, du 17 au 22, motif découpé et surpiqué.',
        ],
        care: ['Se nettoie au chiffon humide, se nourrit d’un peu de crème incolore.'],
        lead: 'Des chaussons à semelle de daim, pour tenir debout pieds presque nus.',
        cents: 2490,
      },
      {
        name: 'Ensemble bonnet et chaussons',
        drawing: 'bonnet',
        lead: 'Un bonnet doublé et ses chaussons assortis, pour la sortie de la maternité.',
        cents: 2190,
      },
    ],
    details: [
      'Laine mérinos, de la naissance à 3 mois, longueur 9 cm.',
      'Coton peigné, de 3 à 6 mois, côtes doubles.',
      'Doublure polaire, de 6 à 12 mois, semelle antidérapante.',
    ],
    care: ['Lavage à la main à l’eau froide, séchage à plat.', 'Lavage à 30 °C, programme laine.'],
  },
  {
    slug: 'gilet',
    classification: 'vetements',
    brands: ['lainevive', 'grand-mere-ysope', 'ondelaine', 'maison-tavelle'],
    tags: ['naissance-d-hiver', 'trousseau-de-naissance'],
    kinds: [
      {
        name: 'Gilet en maille',
        lead: 'Un gilet au point mousse, boutonné devant, à mettre par-dessus un body dès qu’il fait frais.',
        cents: 3290,
      },
      {
        name: 'Cache-cœur en laine',
        drawing: 'cache-coeur',
        lead: 'Un cache-cœur noué sur le côté, sans bouton, qui s’adapte pendant deux tailles.',
        cents: 2990,
      },
      {
        name: 'Combinaison tricotée',
        drawing: 'salopette',
        lead: 'Une combinaison de laine à pieds, boutonnée à l’entrejambe, pour l’écharpe de portage en hiver.',
        cents: 4290,
      },
    ],
    details: [
      'Laine mérinos extra-fine, qui ne gratte pas, tailles 1 à 12 mois.',
      'Coton et cachemire, tailles naissance à 6 mois, boutons de nacre.',
      'Laine recyclée filée en Italie, tailles 3 à 18 mois.',
    ],
    care: [
      'Lavage à la main, séchage à plat sur une serviette.',
      'Programme laine à 30 °C, sans essorage fort.',
    ],
  },
];
