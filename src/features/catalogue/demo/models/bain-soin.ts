import type { Range } from './model.ts';

export const bainSoinModels: readonly Range[] = [
  {
    drawing: 'baignoire',
    shelf: 'bain-soin',
    brands: ['bain-d-ajonc', 'perlimousse', 'ribamousse'],
    tags: ['heure-du-bain'],
    care: ['Se rince à l’eau claire et sèche à l’air.', 'Se nettoie au savon doux, sans javel.'],
    models: [
      {
        thing: 'baignoire',
        name: 'Baignoire sur pieds',
        lead: 'Une baignoire à hauteur d’adulte, pour ménager le dos, avec tuyau de vidange.',
        cents: 7990,
        kg: [0, 15],
        versions: [
          ['', [0, 12], 'blanc', 'Pieds pliants, hauteur 90 cm.'],
          [
            'plan à langer',
            [0, 12],
            'gris perle',
            'Un plan à langer rabattable au-dessus, deux tiroirs.',
            14900,
          ],
        ],
      },
      {
        thing: 'baignoire',
        name: 'Seau de bain',
        lead: 'Un seau où le nouveau-né retrouve la position d’avant la naissance.',
        cents: 2490,
        versions: [
          ['', [0, 6], 'vert amande', 'Fond antidérapant, deux anses.'],
          ['sur pied', [0, 6], 'blanc', 'Trépied de hêtre, thermomètre intégré.', 4990],
        ],
      },
      {
        thing: 'siege-bain',
        name: 'Transat de bain',
        lead: 'Un support incliné à poser dans la baignoire, deux mains libres pour laver.',
        cents: 1990,
        kg: [0, 9],
        versions: [
          ['', [0, 8], 'bleu ciel', 'Toile ajourée, deux positions.'],
          ['gonflable', [0, 8], 'vert sauge', 'Coussin flottant, pour voyager.', 1790],
        ],
      },
      {
        thing: 'thermometre-bain',
        name: 'Thermomètre de bain',
        care: 'Se rince à l’eau claire.',
        lead: 'Un thermomètre flottant qui dit si l’eau est à 37 °C.',
        cents: 990,
        versions: [
          ['bateau', null, 'bleu ciel', 'Sans mercure, lecture en couleurs.'],
          [
            'numérique',
            null,
            'blanc',
            'Écran, alerte lumineuse, donne aussi la température de la chambre.',
            1690,
          ],
        ],
      },
      {
        thing: 'jouet-bain',
        name: 'Jouets de bain',
        lead: 'Des jouets qui flottent et versent, sans trou où l’eau stagne.',
        cents: 1490,
        versions: [
          ['canards', [6, 36], 'jaune soleil', 'Trois canards en caoutchouc naturel.'],
          ['gobelets', [9, 48], 'assortis', 'Six gobelets à empiler, trous différents.', 1190],
          ['bateaux', [12, 60], 'bleu ciel', 'Deux bateaux de bois et liège.', 1790],
          ['livre de bain', [3, 24], 'assortis', 'Huit pages qui changent de couleur dans l’eau.', 990],
        ],
      },
      {
        thing: 'accessoire-bain',
        name: 'Tapis de bain antidérapant',
        lead: 'Un tapis à ventouses pour le fond de la baignoire.',
        cents: 1690,
        versions: [
          ['', [6, 72], 'bleu ciel', 'Caoutchouc naturel, 70 × 40 cm.'],
          ['visière shampoing', [6, 72], 'corail', 'Une visière souple qui garde l’eau loin des yeux.', 990],
        ],
      },
    ],
  },
  {
    drawing: 'cape-de-bain',
    shelf: 'bain-soin',
    brands: ['perlimousse', 'ondelaine', 'bain-d-ajonc', 'fauvelline'],
    tags: ['heure-du-bain', 'trousseau-de-naissance'],
    care: ['Lavage à 60 °C, sans adoucissant.', 'Lavage à 40 °C, sèche-linge possible.'],
    models: [
      {
        thing: 'sortie-bain',
        name: 'Peignoir enfant',
        lead: 'Un peignoir à capuche et ceinture cousue, pour sortir de l’eau tout seul.',
        cents: 2990,
        versions: [
          ['1-2 ans', [12, 24], 'vert sauge', 'Éponge de coton biologique.'],
          ['3-5 ans', [36, 60], 'rose poudré', 'Nid d’abeilles, oreilles de lapin.', 3290],
        ],
      },
      {
        thing: 'sortie-bain',
        name: 'Serviette à capuche XXL',
        lead: 'Une grande serviette de 90 × 90 cm qui enveloppe encore à trois ans.',
        cents: 2790,
        versions: [
          ['', [0, 48], 'terracotta', 'Éponge de bambou, 400 g au mètre carré.'],
          ['plage', [12, 60], 'rayé marine', 'Éponge velours, sèche vite.', 3290],
        ],
      },
      {
        thing: 'gants-toilette',
        name: 'Gants de toilette',
        lead: 'De petits gants doux pour le visage et le siège.',
        cents: 990,
        versions: [
          ['lot de cinq', [0, 36], 'assortis', 'Éponge de coton.'],
          ['marionnette', [12, 60], 'jaune moutarde', 'Un gant canard pour jouer dans le bain.', 890],
        ],
      },
    ],
  },
  {
    drawing: 'langes',
    shelf: 'bain-soin',
    brands: ['hameau-des-lins', 'perlimousse', 'piloutine', 'sylvabule'],
    tags: ['premiers-jours', 'trousseau-de-naissance'],
    care: ['Lavage à 60 °C, sans adoucissant.', 'Lavage à 40 °C avec le linge de bébé.'],
    models: [
      {
        thing: 'couches-lavables',
        name: 'Couche lavable tout-en-un',
        lead: 'Une couche lavable prête à mettre, absorbant cousu, pressions réglables.',
        cents: 2190,
        versions: [
          ['taille unique', [0, 30], 'vert sauge', 'De 3 à 15 kg, trois réglages.'],
          ['nouveau-né', [0, 3], 'blanc', 'De 2 à 5 kg, découpe pour le cordon.', 1790],
          [
            'lot de six',
            [0, 30],
            'assortis',
            'Six couches, douze absorbants de chanvre, sac étanche.',
            12900,
          ],
        ],
      },
      {
        thing: 'couches-lavables',
        name: 'Inserts pour couches lavables',
        lead: 'Des absorbants de rechange à glisser dans la culotte.',
        cents: 1690,
        versions: [
          ['bambou', null, 'écru', 'Lot de quatre, séchage rapide.'],
          ['chanvre', null, 'écru', 'Lot de trois, pour la nuit.', 1890],
        ],
      },
      {
        thing: 'couches-jetables',
        name: 'Couches jetables écologiques',
        care: 'À jeter à la poubelle, jamais dans les toilettes.',
        lead: 'Des couches fines sans parfum ni lotion, cœur absorbant non chloré.',
        cents: 1090,
        versions: [
          ['taille 1', [0, 2], 'blanc', 'De 2 à 5 kg, paquet de 27.'],
          ['taille 2', [0, 4], 'blanc', 'De 3 à 6 kg, paquet de 32.'],
          ['taille 3', [3, 12], 'blanc', 'De 4 à 9 kg, paquet de 30.', 1190],
          ['taille 4', [8, 24], 'blanc', 'De 7 à 14 kg, paquet de 28.', 1190],
          ['culottes taille 5', [18, 36], 'blanc', 'De 12 à 18 kg, s’enfilent debout, paquet de 22.', 1290],
        ],
      },
      {
        thing: 'lingettes',
        name: 'Lingettes lavables',
        lead: 'De petits carrés à deux faces pour le change et le visage.',
        cents: 1490,
        versions: [
          ['lot de dix', [0, 0], 'assortis', 'Coton biologique et éponge de bambou.'],
          ['kit complet', [0, 0], 'écru', 'Vingt-cinq carrés, boîte et filet de lavage.', 2990],
        ],
      },
      {
        thing: 'lingettes',
        name: 'Lingettes à l’eau',
        care: 'À jeter à la poubelle, jamais dans les toilettes.',
        lead: 'Des lingettes jetables à 99 % d’eau, sans parfum.',
        cents: 590,
        versions: [
          ['paquet de 60', [0, 0], 'blanc', 'Fibres végétales, dès la naissance.'],
          ['lot de six paquets', [0, 0], 'blanc', 'Fibres végétales, 360 lingettes.', 2490],
        ],
      },
      {
        thing: 'lange',
        name: 'Lange en mousseline',
        lead: 'Un grand carré de gaze pour emmailloter, protéger l’épaule ou faire de l’ombre.',
        cents: 1690,
        versions: [
          ['120 × 120 cm', [0, 0], 'terracotta', 'Coton biologique, imprimé de lunes.'],
          ['lot de trois, 70 × 70 cm', [0, 0], 'assortis', 'Trois carrés de double gaze.', 2290],
          ['bambou', [0, 0], 'vert amande', 'Viscose de bambou, 110 × 110 cm.', 1990],
        ],
      },
    ],
  },
];
