import type { ProductType } from '../product-type.ts';

export const promenade: readonly ProductType[] = [
  {
    slug: 'poussette',
    classification: 'promenade',
    brands: ['gambadoux', 'joliroc', 'rocaillou', 'orvelin'],
    tags: ['voyager-leger', 'fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Poussette compacte',
        lead: 'Une poussette qui se plie d’une main et entre dans les coffres à bagages des trains.',
        cents: 24900,
      },
      {
        name: 'Poussette tout-terrain',
        drawing: 'poussette-tout-terrain',
        lead: 'Trois grandes roues à chambre à air et une suspension arrière, pour les chemins de terre et les pavés.',
        cents: 44900,
      },
      {
        name: 'Poussette duo avec nacelle',
        drawing: 'poussette-duo',
        lead: 'Un châssis, une nacelle pour les premiers mois et un hamac réversible pour la suite.',
        cents: 59900,
      },
    ],
    details: [
      'Châssis en aluminium de 6,9 kg, pliée 52 × 45 × 22 cm, de la naissance à 22 kg.',
      'Canopée qui descend jusqu’au garde-corps, panier de 8 kg, guidon réglable de 98 à 110 cm.',
      'Assise de 34 cm de large, dossier à plat pour la sieste, roues avant verrouillables.',
    ],
    care: [
      'Tissus déhoussables, lavage à 30 °C ; châssis garanti trois ans.',
      'Roues et tissus vendus séparément pour la faire durer.',
    ],
  },
  {
    slug: 'porte-bebe',
    classification: 'promenade',
    brands: ['gambadoux', 'lainevive', 'joliroc', 'mesanjou'],
    tags: ['voyager-leger', 'premiers-jours', 'fait-pour-durer'],
    kinds: [
      {
        name: 'Porte-bébé physiologique',
        details: [
          'De 3,5 à 15 kg, ventral et dos, ceinture rembourrée de 65 à 125 cm.',
          'De 5 à 20 kg, panneau réglable en largeur et en hauteur, capuche pour la sieste.',
          'Lin et coton pour l’été, bretelles larges qui se croisent dans le dos, 580 g.',
        ],
        lead: 'Un porte-bébé dont l’assise s’élargit avec l’enfant, pour garder ses genoux plus hauts que ses fesses.',
        cents: 11900,
      },
      {
        name: 'Écharpe de portage',
        drawing: 'echarpe',
        details: [
          'Longueur 4,60 m, coton biologique de 240 g au mètre carré, repère au milieu.',
          'Longueur 5,20 m, un tissage plus dense pour porter jusqu’à 15 kg.',
          'Longueur 4,20 m, lin et coton, notice illustrée de trois nouages.',
        ],
        lead: 'Une écharpe tissée en diagonale, souple en biais et ferme dans la longueur.',
        cents: 7990,
      },
      {
        name: 'Sling sans nœud',
        drawing: 'sling',
        details: [
          'Tailles XS à XL selon le parent, de 3,5 à 10 kg.',
          'Jersey de coton biologique, se plie dans sa pochette de 20 cm.',
        ],
        lead: 'Deux bandeaux à croiser et un troisième à nouer, prêts à porter sans apprendre de nœud.',
        cents: 6490,
      },
    ],
    details: [
      'De 3,5 à 15 kg, ventral et dos, ceinture rembourrée de 65 à 125 cm.',
      'Coton biologique de 240 g au mètre carré, taille unique, notice illustrée en français.',
      'Lin et coton pour l’été, bretelles larges qui se croisent dans le dos, 580 g.',
    ],
    care: ['Lavage à 30 °C dans un filet.', 'Lavage à 40 °C, séchage à l’air.'],
  },
  {
    slug: 'siege-auto',
    classification: 'promenade',
    brands: ['rocaillou', 'joliroc', 'orvelin'],
    tags: ['fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Coque auto',
        drawing: 'coque-auto',
        lead: 'Une coque dos à la route pour le retour de la maternité et les quinze premiers mois.',
        cents: 16900,
      },
      {
        name: 'Siège auto pivotant',
        drawing: 'siege-pivotant',
        lead: 'Un siège qui tourne vers la portière pour installer l’enfant sans se tordre le dos.',
        cents: 32900,
      },
      {
        name: 'Siège auto évolutif',
        drawing: 'siege-auto',
        lead: 'Un siège dos à la route jusqu’à 105 cm, puis face à la route.',
        cents: 27900,
      },
    ],
    details: [
      'Article de démonstration décrit selon la norme R129, de 40 à 87 cm, réducteur pour les nouveau-nés.',
      'Article de démonstration décrit selon la norme R129, fixation Isofix et jambe de force, appui-tête à onze hauteurs.',
      'Protections latérales, harnais réglable sans démontage, coussin de 3 kg à retirer à mesure que l’enfant grandit.',
    ],
    care: [
      'Housse amovible, lavable à 30 °C sans démonter le harnais.',
      'Tissu en maille respirante, lavage délicat.',
    ],
  },
  {
    slug: 'sac-a-langer',
    classification: 'promenade',
    brands: ['les-petits-sabords', 'atelier-bergelin', 'gambadoux', 'maison-tavelle'],
    tags: ['voyager-leger', 'pour-la-maman', 'valise-de-maternite'],
    kinds: [
      {
        name: 'Sac à langer cabas',
        lead: 'Un cabas qui ne ressemble pas à un sac à langer, avec neuf poches à l’intérieur.',
        cents: 7990,
      },
      {
        name: 'Sac à dos à langer',
        drawing: 'sac-a-dos',
        lead: 'Un sac à dos qui s’ouvre par le haut comme une trousse de médecin : on voit tout d’un coup d’œil.',
        cents: 8990,
      },
      {
        name: 'Pochette à langer',
        drawing: 'pochette',
        details: [
          'Dimensions 26 × 18 cm, tapis intégré de 60 × 40 cm, dragonne à pression.',
          'Dimensions 28 × 20 cm, bandoulière amovible, poche étanche pour le linge mouillé.',
        ],
        lead: 'Une pochette pour les sorties courtes : deux couches, des lingettes, un biberon, un change.',
        cents: 3490,
      },
    ],
    details: [
      'Volume de 18 litres, deux crochets pour poussette, poche isotherme pour biberon.',
      'Toile de coton enduite et sangles de 4 cm, 38 × 30 × 14 cm, matelas à langer assorti.',
      'Polyester recyclé déperlant, 620 g, poche arrière pour un ordinateur de 13 pouces.',
    ],
    care: ['Doublure claire, lavable à l’éponge.', 'Lavage en machine à 30 °C, cycle délicat.'],
  },
];
