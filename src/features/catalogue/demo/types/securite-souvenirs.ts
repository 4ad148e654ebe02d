import type { ProductType } from '../product-type.ts';

export const securiteSouvenirs: readonly ProductType[] = [
  {
    slug: 'babyphone',
    classification: 'securite',
    brands: ['tiboreal', 'hululine', 'noctavelle'],
    tags: ['nuits-paisibles'],
    kinds: [
      {
        name: 'Babyphone audio',
        lead: 'Un babyphone sans image et sans internet, qui ne fait qu’une chose : transmettre le son, nettement.',
        cents: 5990,
      },
      {
        name: 'Babyphone vidéo',
        drawing: 'ecran',
        lead: 'Une caméra et un écran de 11 cm reliés directement, sans passer par le réseau de la maison.',
        cents: 12900,
      },
      {
        name: 'Babyphone de voyage',
        drawing: 'camera',
        lead: 'Deux petits boîtiers qui se rechargent sur le même câble et tiennent dans une poche.',
        cents: 6990,
      },
    ],
    details: [
      'Portée de 300 m en champ libre, alerte quand la liaison se perd, vingt heures d’autonomie.',
      'Veille silencieuse qui se réveille au premier pleur, température de la chambre affichée.',
      'Émission réduite, réglable en puissance, veilleuse et interphone intégrés.',
    ],
    care: [
      'Batteries remplaçables, garantie deux ans.',
      'Se nettoie avec un chiffon sec ; à poser à plus d’un mètre du lit.',
    ],
  },
  {
    slug: 'barriere',
    classification: 'securite',
    brands: ['orvelin', 'rocaillou', 'bois-perlin'],
    tags: ['en-bois', 'fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Barrière de sécurité à pression',
        lead: 'Une barrière qui se pose sans percer, entre deux portes ou dans un couloir.',
        cents: 5990,
      },
      {
        name: 'Barrière d’escalier',
        lead: 'Une barrière vissée, sans seuil où trébucher, pour le haut des escaliers.',
        cents: 7990,
      },
      {
        name: 'Barrière enroulable',
        drawing: 'barriere-lit',
        details: [
          'Pour passages jusqu’à 140 cm, voile de 83 cm de haut, 2,2 kg.',
          'Pour passages jusqu’à 110 cm, se déroule sans bruit, verrou au pouce.',
        ],
        lead: 'Un voile qui s’enroule dans son boîtier et libère tout le passage.',
        cents: 8990,
      },
    ],
    details: [
      'Largeur de 75 à 82 cm, jusqu’à 138 cm avec des extensions, hauteur 76 cm.',
      'Ouverture d’une main d’adulte, double verrou, fermeture automatique.',
      'Hêtre et acier, barreaux espacés de 6 cm, de 6 à 24 mois.',
    ],
    care: ['À vérifier et resserrer chaque mois.', 'Se nettoie avec une éponge humide.'],
  },
  {
    slug: 'sac-maternite',
    classification: 'maman',
    brands: ['atelier-bergelin', 'les-petits-sabords', 'maison-tavelle', 'grand-mere-ysope'],
    tags: ['valise-de-maternite', 'pour-la-maman'],
    kinds: [
      {
        name: 'Valise de maternité',
        details: [
          'Format 45 × 32 × 18 cm, deux pochettes transparentes et un sac à linge.',
          'Toile de coton matelassée, 40 litres, bandoulière et poignées.',
          'Bords renforcés, poche extérieure pour le dossier médical, 40 × 30 × 20 cm.',
        ],
        care: ['S’essuie à l’éponge, doublure lavable à 30 °C.'],
        lead: 'Une petite valise souple avec un côté pour bébé, un côté pour la maman, et la liste de ce qu’il faut y mettre.',
        cents: 4990,
      },
      {
        name: 'Kimono de maternité',
        drawing: 'kimono',
        details: [
          'Double gaze de coton, tailles S à XL, manches trois-quarts.',
          'Modal et coton, longueur genou, poches et ceinture cousue pour ne pas la perdre.',
          'Coton lavé, tailles 36 à 48, rangé dans une pochette assortie.',
        ],
        care: ['Lavage à 40 °C.'],
        lead: 'Un kimono croisé, facile à ouvrir pour la tétée, à porter à la maternité puis à la maison.',
        cents: 5490,
      },
      {
        name: 'Coffret des premiers jours',
        drawing: 'coffret',
        details: [
          'Quatre objets dans une boîte de carton, carte écrite à la main.',
          'Préparé dans un atelier d’insertion, baume de 30 ml sans parfum.',
        ],
        care: ['La gourde va au lave-vaisselle, le reste se lave à la main.'],
        lead: 'Une gourde à paille, un baume, un masque de nuit et des chaussettes épaisses, pour penser aussi à la mère.',
        cents: 4490,
      },
    ],
    details: [
      'Coton lavé très doux, rangé dans un sac assorti.',
      'Préparé dans un atelier qui emploie des personnes en réinsertion, carte écrite à la main.',
      'Format cabine, pliable, avec deux pochettes transparentes.',
    ],
    care: ['Lavage à 30 °C.', 'Textiles lavables à 40 °C, le reste s’essuie.'],
  },
  {
    slug: 'empreintes',
    classification: 'souvenirs',
    brands: ['les-ficelles-de-marthe', 'atelier-bergelin', 'zephirolle'],
    tags: ['souvenirs-a-garder'],
    kinds: [
      {
        name: 'Cadre d’empreintes',
        details: [
          'Cadre de 30 × 22 cm en pin, vitre en verre, se pose ou s’accroche.',
          'Cadre de 35 × 20 cm à trois places, deux photos de 10 × 15 cm, pâte à modeler fournie.',
          'Cadre en hêtre à charnière, 20 × 20 cm ouvert, qui tient debout sur une étagère.',
        ],
        care: ['La pâte sèche en 48 heures ; à garder à l’abri de l’humidité.'],
        lead: 'Un cadre à deux places : une photo d’un côté, la main ou le pied moulé de l’autre.',
        cents: 2990,
      },
      {
        name: 'Kit d’empreintes à l’encre',
        details: [
          'Deux essais possibles, deux cartes de 15 × 10 cm en papier coton.',
          'Encre noire ou bleue, quatre cartes de 10 × 10 cm, de la naissance à 6 mois.',
          'Format pour pied jusqu’à 9 cm, enveloppe et cadre de carton compris.',
        ],
        care: ['La peau ne touche jamais l’encre.'],
        lead: 'Un tampon sans encre sur la peau : on appuie le pied de l’autre côté du film, la trace apparaît sur le papier.',
        cents: 1690,
      },
      {
        name: 'Boule d’empreinte à suspendre',
        drawing: 'boule-empreinte',
        details: [
          'Diamètre 10 cm, pâte sans gluten, deux rubans au choix.',
          'Lot de deux, un pochoir rond et un cœur, sèche en 48 heures.',
        ],
        care: ['Mains à rincer à l’eau claire.'],
        lead: 'Une pâte blanche qui sèche à l’air, un rouleau et un ruban, pour le premier sapin.',
        cents: 1490,
      },
    ],
    details: [
      'Cadre de 30 × 22 cm en pin, vitre en verre, se pose ou s’accroche.',
      'Pâte sans gluten, sèche en 48 heures, de la naissance à 3 ans.',
      'Deux essais possibles, carte de 15 × 10 cm en papier coton.',
    ],
    care: ['Mains à rincer à l’eau claire.', 'À garder à l’abri de l’humidité.'],
  },
  {
    slug: 'album',
    classification: 'souvenirs',
    brands: ['les-ficelles-de-marthe', 'grand-mere-ysope', 'les-petits-sabords', 'zephirolle'],
    tags: ['souvenirs-a-garder'],
    kinds: [
      {
        name: 'Album de naissance',
        details: [
          'Couverture en lin, papier de 150 g sans acide, 21 × 26 cm, 72 pages.',
          'Illustré à l’aquarelle, 64 pages, pochettes pour glisser photos et échographies.',
          'Reliure à anneaux, pages à ajouter ou à retirer, 23 × 23 cm.',
        ],
        lead: 'Un album à remplir de la grossesse aux cinq ans, qui laisse de la place à toutes les formes de familles.',
        cents: 3490,
      },
      {
        name: 'Cartes étapes',
        drawing: 'cartes-etapes',
        details: [
          'Format 10 × 15 cm, coins arrondis, carton de 350 g.',
          'Format 12 × 12 cm, une date à écrire au dos de chaque carte.',
          'Trente-six cartes en français, illustrées à l’aquarelle, dans une pochette de coton.',
        ],
        care: ['Imprimées en France avec des encres végétales.'],
        lead: 'Trente cartes à poser près de bébé pour la photo : une semaine, un mois, le premier rire.',
        cents: 1490,
      },
      {
        name: 'Boîte à souvenirs',
        drawing: 'boite-souvenirs',
        details: [
          'Carton habillé de lin, 32 × 25 × 12 cm, fermée par un ruban.',
          'Hêtre et couvercle coulissant, 30 × 22 × 10 cm, étiquettes à remplir.',
        ],
        lead: 'Une boîte à six casiers pour le bracelet de naissance, la première boucle, les lettres des grands-parents.',
        cents: 3990,
      },
    ],
    details: [
      'Couverture en lin, papier de 150 g sans acide, 21 × 26 cm.',
      'Illustré à l’aquarelle, imprimé en France avec des encres végétales.',
      'Fermé par un ruban, pochettes pour glisser photos et échographies.',
    ],
    care: ['Prénom à dorer sur la couverture en option.', 'Livré dans une boîte prête à offrir.'],
  },
];
