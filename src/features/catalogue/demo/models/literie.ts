import type { Range } from './model.ts';

export const literieModels: readonly Range[] = [
  {
    drawing: 'lit',
    shelf: 'sommeil',
    brands: ['bois-perlin', 'manufacture-oriolle', 'fabrique-du-sureau', 'bercelys'],
    tags: ['chambre-douce', 'fait-pour-durer'],
    bulky: true,
    care: ['Se dépoussière avec un chiffon sec.', 'Housse lavable à 60 °C, garantie deux ans.'],
    models: [
      {
        thing: 'lit-enfant',
        name: 'Lit Montessori au sol',
        lead: 'Un cadre de lit posé au sol pour que l’enfant se couche et se lève seul.',
        cents: 15900,
        versions: [
          ['70 × 140 cm', [12, 60], 'bois naturel', 'Pin massif, barrières basses amovibles.'],
          ['90 × 190 cm', [24, 120], 'blanc', 'Bouleau, sommier à lattes, deux ouvertures.', 22900],
        ],
      },
      {
        thing: 'lit-enfant',
        name: 'Lit junior',
        lead: 'Le premier lit de grand, bas, avec deux barrières de tête qui retiennent le sommeil agité.',
        cents: 19900,
        versions: [
          ['70 × 140 cm', [24, 84], 'blanc', 'Bords arrondis, tiroir en option.'],
          ['extensible', [24, 144], 'bois naturel', 'S’allonge de 140 à 200 cm en trois étapes.', 29900],
        ],
      },
      {
        thing: 'lit-bebe',
        name: 'Lit à barreaux jumeaux',
        lead: 'Deux lits à barreaux qui s’accolent ou se séparent, pour des jumeaux.',
        cents: 44900,
        versions: [
          ['', [0, 36], 'bois naturel', 'Hêtre massif, deux couchages de 60 × 120 cm.'],
          ['blanc', [0, 36], 'blanc', 'Pin laqué, sommiers à trois hauteurs.', 39900],
        ],
      },
      {
        thing: 'lit-bebe',
        name: 'Petit lit 50 × 100 cm',
        lead: 'Un lit à barreaux étroit, sur roulettes, pour les petites chambres.',
        cents: 16900,
        versions: [
          ['', [0, 18], 'blanc', 'Sommier à deux hauteurs, barreaux ronds.'],
          ['pliant', [0, 18], 'bois naturel', 'Se plie à plat, 22 cm d’épaisseur.', 18900],
        ],
      },
      {
        thing: 'matelas',
        name: 'Matelas bébé ferme',
        lead: 'Un matelas ferme et bien ajusté, seule chose qu’il faille dans un lit de bébé.',
        cents: 8990,
        versions: [
          ['60 × 120 cm', [0, 36], 'blanc', 'Mousse de 11 cm, housse déhoussable.'],
          ['70 × 140 cm', [0, 72], 'blanc', 'Mousse de 12 cm, une face hiver, une face été.', 11900],
          ['50 × 100 cm', [0, 18], 'blanc', 'Mousse de 8 cm, angles droits.', 6490],
        ],
      },
      {
        thing: 'matelas',
        name: 'Matelas naturel en fibre de coco',
        lead: 'Un matelas de latex et de fibre de coco, qui respire et ne se creuse pas.',
        cents: 15900,
        versions: [
          ['60 × 120 cm', [0, 36], 'écru', 'Épaisseur 12 cm, coutil de coton biologique.'],
          ['70 × 140 cm', [0, 72], 'écru', 'Épaisseur 13 cm, deux fermetés.', 19900],
        ],
      },
      {
        thing: 'matelas',
        name: 'Matelas de voyage pliant',
        lead: 'Un vrai matelas en trois volets pour le lit parapluie.',
        cents: 3990,
        versions: [
          ['60 × 120 cm', [0, 36], 'gris chiné', 'Épaisseur 5 cm, sac de transport.'],
          ['roulé', [0, 36], 'blanc', 'Épaisseur 6 cm, se roule en 25 cm de diamètre.', 4990],
        ],
      },
    ],
  },
  {
    drawing: 'draps',
    shelf: 'sommeil',
    brands: ['hameau-des-lins', 'brindelune', 'ondelaine', 'nuagelle'],
    tags: ['chambre-douce', 'trousseau-de-naissance'],
    care: ['Lavage à 60 °C, sèche-linge possible.', 'Lavage à 40 °C, à laver avant la première nuit.'],
    models: [
      {
        thing: 'drap-housse',
        name: 'Drap-housse en coton bio',
        lead: 'Un drap-housse en percale de coton biologique, élastique sur tout le tour.',
        cents: 1890,
        versions: [
          ['60 × 120 cm', [0, 36], 'vert amande', 'Bonnet de 15 cm.'],
          ['70 × 140 cm', [0, 72], 'rose poudré', 'Bonnet de 18 cm.', 2190],
          ['90 × 190 cm', [24, 120], 'bleu ciel', 'Pour le premier lit de grand.', 2990],
        ],
      },
      {
        thing: 'drap-housse',
        name: 'Drap-housse en lin lavé',
        lead: 'Un drap-housse en lin lavé, frais l’été et doux dès la première nuit.',
        cents: 3990,
        versions: [
          ['60 × 120 cm', [0, 36], 'lin naturel', 'Lin de Normandie, 160 g au mètre carré.'],
          ['70 × 140 cm', [0, 72], 'terracotta', 'Lin français, bonnet de 16 cm.', 4490],
        ],
      },
      {
        thing: 'alese',
        name: 'Alèse imperméable',
        lead: 'Un protège-matelas silencieux contre les fuites de la nuit.',
        cents: 1990,
        versions: [
          ['60 × 120 cm', [0, 36], 'blanc', 'Éponge de coton, forme housse.'],
          ['70 × 140 cm', [0, 72], 'blanc', 'Molleton épais, coins élastiques.', 2290],
          ['lot de deux pour berceau', [0, 6], 'blanc', 'Pour couchages de 40 × 80 à 50 × 90 cm.', 2490],
        ],
      },
      {
        thing: 'linge-de-lit',
        name: 'Parure de lit junior',
        lead: 'Une housse de couette et sa taie pour le lit de grand, à partir de deux ans.',
        cents: 4490,
        versions: [
          ['100 × 140 cm', [24, 84], 'bleu nuit', 'Percale imprimée d’étoiles.'],
          ['140 × 200 cm', [36, 144], 'vert sauge', 'Double gaze de coton, rabat sans bouton.', 5990],
        ],
      },
      {
        thing: 'linge-de-lit',
        name: 'Oreiller plat pour enfant',
        lead: 'Un oreiller très plat, pour l’enfant de plus de deux ans.',
        cents: 2290,
        versions: [
          ['40 × 60 cm', [24, 72], 'blanc', 'Fibres recyclées, taie de coton.'],
          ['naturel', [24, 84], 'écru', 'Garnissage de balle de sarrasin et laine.', 3490],
        ],
      },
      {
        thing: 'moustiquaire',
        name: 'Moustiquaire de lit',
        lead: 'Un voile à suspendre au plafond ou à la flèche, qui entoure le lit de bébé.',
        cents: 2990,
        versions: [
          ['', [0, 60], 'blanc', 'Hauteur 240 cm, anneau de bois.'],
          ['ciel de lit', [0, 84], 'vieux rose', 'Gaze de coton, hauteur 250 cm.', 5490],
        ],
      },
    ],
  },
  {
    drawing: 'veilleuse',
    shelf: 'sommeil',
    brands: ['noctavelle', 'hululine', 'tiboreal'],
    tags: ['nuits-paisibles', 'chambre-douce'],
    care: ['Se nettoie avec un chiffon humide.', 'Batterie remplaçable, garantie deux ans.'],
    models: [
      {
        thing: 'veilleuse',
        name: 'Projecteur d’étoiles',
        lead: 'Une lampe qui projette un ciel étoilé au plafond puis s’éteint seule.',
        cents: 3490,
        versions: [
          ['', [0, 0], 'bleu nuit', 'Trois couleurs, minuterie de 45 minutes.'],
          ['musical', [0, 0], 'blanc', 'Huit berceuses et sons de la nature, volume limité.', 4490],
        ],
      },
      {
        thing: 'bruit-blanc',
        name: 'Machine à bruit blanc',
        lead: 'Un petit appareil qui couvre les bruits de la maison pour aider bébé à s’endormir.',
        cents: 3490,
        versions: [
          ['', [0, 0], 'blanc', 'Douze sons, détecteur de pleurs.'],
          ['nomade', [0, 0], 'gris perle', 'Pince pour la poussette, dix heures d’autonomie.', 2990],
          ['peluche', [0, 0], 'marron glacé', 'Un ourson qui imite les battements du cœur.', 4290],
        ],
      },
      {
        thing: 'reveil-educatif',
        name: 'Réveil jour-nuit',
        lead: 'Un réveil éducatif qui montre par une couleur s’il faut encore dormir.',
        cents: 3990,
        versions: [
          ['', [24, 0], 'jaune soleil', 'Deux heures de lever, veilleuse réglable.'],
          ['lapin', [24, 0], 'blanc', 'Oreilles qui se lèvent le matin, sans tic-tac.', 4990],
        ],
      },
      {
        thing: 'veilleuse',
        name: 'Veilleuse prise',
        lead: 'Une petite lumière qui se branche et s’allume quand il fait noir.',
        cents: 1290,
        versions: [
          ['lot de deux', [0, 0], 'blanc', 'Capteur de lumière, 0,5 W.'],
          ['couloir', [0, 0], 'jaune soleil', 'Détecteur de passage pour les levers de la nuit.', 1690],
        ],
      },
    ],
  },
];
