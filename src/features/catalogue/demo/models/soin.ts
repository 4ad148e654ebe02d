import type { Range } from './model.ts';

export const soinModels: readonly Range[] = [
  {
    drawing: 'matelas-a-langer',
    shelf: 'bain-soin',
    brands: ['nuagelle', 'bercelys', 'perlimousse', 'orvelin'],
    tags: ['premiers-jours'],
    care: ['S’essuie d’un coup d’éponge.', 'Housse lavable à 60 °C.'],
    models: [
      {
        thing: 'matelas-a-langer',
        name: 'Housse de matelas à langer',
        care: 'Lavage à 60 °C.',
        lead: 'Une housse éponge à élastique pour matelas de 50 × 70 cm.',
        cents: 1490,
        versions: [
          ['', null, 'vert sauge', 'Éponge de coton.'],
          ['lot de deux', null, 'écru', 'Nid d’abeilles de coton biologique.', 2690],
        ],
      },
      {
        thing: 'poubelle-couches',
        name: 'Poubelle à couches',
        lead: 'Une poubelle qui enferme les odeurs et s’ouvre d’une main.',
        cents: 3990,
        versions: [
          ['', null, 'blanc', 'Jusqu’à 30 couches, tous sacs.'],
          ['acier', null, 'vert sauge', 'Joint étanche, pédale silencieuse, 16 litres.', 6990],
        ],
      },
      {
        thing: 'pot',
        name: 'Pot d’apprentissage',
        lead: 'Un petit pot stable à dossier, pour apprendre la propreté.',
        cents: 1490,
        versions: [
          ['', [18, 48], 'vert amande', 'Cuve amovible, bords larges.'],
          ['de voyage', [18, 60], 'bleu ciel', 'Pliant, avec sacs, sert aussi de réducteur.', 1990],
          ['toilettes miniatures', [18, 48], 'blanc', 'Bruit de chasse d’eau, couvercle.', 2990],
        ],
      },
      {
        thing: 'reducteur-wc',
        name: 'Réducteur de toilettes',
        lead: 'Une assise plus petite à poser sur les toilettes des grands.',
        cents: 1290,
        versions: [
          ['', [24, 72], 'gris perle', 'Bords souples, poignées.'],
          ['avec marches', [24, 84], 'vert sauge', 'Échelle pliante, se règle en hauteur.', 3990],
        ],
      },
      {
        thing: 'marchepied',
        name: 'Marchepied enfant',
        lead: 'Une marche antidérapante pour le lavabo et les toilettes.',
        cents: 1690,
        versions: [
          ['', [18, 84], 'blanc', 'Hauteur 14 cm, jusqu’à 100 kg.'],
          ['deux marches en bois', [18, 96], 'bois naturel', 'Pin massif, poignées découpées.', 3490],
        ],
      },
    ],
  },
  {
    drawing: 'trousse-soin',
    shelf: 'bain-soin',
    brands: ['sylvabule', 'bain-d-ajonc', 'grand-mere-ysope'],
    tags: ['heure-du-bain', 'premiers-jours'],
    care: ['À garder hors de portée des enfants.', 'À conserver à l’abri de la chaleur.'],
    models: [
      {
        thing: 'thermometre',
        name: 'Thermomètre frontal sans contact',
        care: 'Garantie deux ans, piles fournies.',
        lead: 'Un thermomètre infrarouge qui prend la fièvre d’un enfant endormi.',
        cents: 3990,
        versions: [
          ['', [0, 0], 'blanc', 'Une seconde, écran rétroéclairé.'],
          ['auriculaire', [3, 0], 'blanc', 'Front et oreille, mémoire de vingt mesures.', 4990],
        ],
      },
      {
        thing: 'thermometre',
        name: 'Thermomètre digital',
        care: 'L’embout se nettoie à l’alcool.',
        lead: 'Un thermomètre à embout souple, pour une mesure sûre en dix secondes.',
        cents: 990,
        versions: [
          ['', [0, 0], 'bleu ciel', 'Étanche, alarme de fièvre.'],
          ['tétine', [0, 24], 'vert amande', 'Une sucette thermomètre, mesure en trois minutes.', 1490],
        ],
      },
      {
        thing: 'mouche-bebe',
        name: 'Mouche-bébé',
        care: 'Se démonte et se rince à l’eau chaude.',
        lead: 'Un aspirateur nasal pour dégager le nez d’un nourrisson enrhumé.',
        cents: 990,
        versions: [
          ['à bouche', [0, 36], 'transparent', 'Embouts souples et filtres.'],
          ['électrique', [0, 60], 'blanc', 'Trois puissances, embouts lavables.', 3490],
          ['poire', [0, 36], 'bleu ciel', 'Silicone, s’ouvre pour le lavage.', 690],
        ],
      },
      {
        thing: 'soin-ongles',
        name: 'Lime à ongles électrique',
        care: 'Garantie deux ans.',
        lead: 'Une petite lime douce pour les ongles de bébé, même quand il dort.',
        cents: 2290,
        versions: [
          ['', [0, 0], 'vert amande', 'Six disques, lumière, silencieuse.'],
          ['ciseaux et lime', [0, 0], 'rose poudré', 'Bouts ronds, coupe-ongles, étui.', 1290],
        ],
      },
      {
        thing: 'cosmetique',
        name: 'Liniment oléo-calcaire',
        lead: 'De l’huile d’olive et de l’eau de chaux pour nettoyer et protéger les fesses de bébé.',
        cents: 890,
        versions: [
          ['500 ml', [0, 0], 'blanc', 'Flacon pompe, huile d’olive biologique.'],
          ['nomade 100 ml', [0, 0], 'blanc', 'Tube pour le sac à langer.', 590],
        ],
      },
      {
        thing: 'cosmetique',
        name: 'Gel lavant cheveux et corps',
        lead: 'Un nettoyant sans savon ni parfum qui ne pique pas les yeux.',
        cents: 990,
        versions: [
          ['250 ml', [0, 0], 'transparent', 'Calendula et avoine, dès la naissance.'],
          ['solide', [0, 0], 'vert amande', 'Pain de 100 g, sans flacon.', 790],
        ],
      },
      {
        thing: 'cosmetique',
        name: 'Crème pour le change',
        lead: 'Une pâte à l’oxyde de zinc contre l’érythème fessier.',
        cents: 790,
        versions: [
          ['75 ml', [0, 0], 'blanc', 'Sans parfum, à étaler en couche fine.'],
          ['eau d’avoine', [0, 0], 'blanc', 'Tube de 100 ml pour peaux atopiques.', 990],
        ],
      },
      {
        thing: 'cosmetique',
        name: 'Crème solaire minérale SPF 50',
        lead: 'Une protection très haute sans filtre chimique, pour les enfants.',
        cents: 1690,
        versions: [
          ['100 ml', [6, 0], 'blanc', 'Résiste à l’eau, sans parfum.'],
          ['stick', [6, 0], 'blanc', 'Format 20 g pour le nez et les joues.', 1190],
        ],
      },
      {
        thing: 'cosmetique',
        name: 'Huile de massage bébé',
        lead: 'Une huile végétale pour masser après le bain ou soulager le ventre.',
        cents: 1190,
        versions: [
          ['amande douce', [0, 0], 'miel', 'Flacon de 100 ml.'],
          ['coliques', [0, 0], 'miel', 'Fenouil et camomille, roulette de 50 ml.', 1390],
        ],
      },
      {
        thing: 'brosse-dents',
        name: 'Brosse à dents bébé',
        care: 'À changer tous les trois mois.',
        lead: 'Une brosse à poils très doux pour les premières dents.',
        cents: 490,
        versions: [
          ['doigtier', [3, 12], 'transparent', 'Silicone, se glisse sur le doigt.', 590],
          ['0-2 ans', [6, 24], 'corail', 'Petite tête, manche épais.'],
          ['électrique, 2 ans', [24, 72], 'bleu ciel', 'Vibrations douces, minuterie de deux minutes.', 1990],
        ],
      },
      {
        thing: 'humidificateur',
        name: 'Humidificateur d’air',
        care: 'Le réservoir se rince chaque jour.',
        lead: 'Une brume fraîche pour les chambres sèches et les nez bouchés.',
        cents: 4990,
        versions: [
          ['', [0, 0], 'blanc', 'Deux litres, vingt heures, veilleuse.'],
          ['et diffuseur', [0, 0], 'vert sauge', 'Hygromètre, arrêt automatique.', 6490],
        ],
      },
    ],
  },
];
