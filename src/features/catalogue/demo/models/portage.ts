import type { Range } from './model.ts';

export const portageModels: readonly Range[] = [
  {
    drawing: 'porte-bebe',
    shelf: 'promenade',
    brands: ['gambadoux', 'lainevive', 'joliroc', 'mesanjou'],
    tags: ['voyager-leger', 'fait-pour-durer'],
    care: ['Lavage à 30 °C dans un filet.', 'Lavage à 40 °C, séchage à l’air.'],
    models: [
      {
        thing: 'porte-bebe-randonnee',
        name: 'Porte-bébé de randonnée',
        lead: 'Un portage dorsal à armature pour marcher en montagne ou en forêt, avec toit contre le soleil et la pluie.',
        cents: 18900,
        kg: [9, 18],
        versions: [
          ['', [9, 36], 'vert kaki', 'Cadre en aluminium, béquille, 2,7 kg.'],
          [
            'grande marche',
            [9, 48],
            'bleu pétrole',
            'Ceinture large, poche à eau, repose-pieds réglables, 3,2 kg.',
            25900,
          ],
        ],
      },
      {
        thing: 'mei-tai',
        name: 'Mei-taï',
        lead: 'Un tablier de portage à nouer, entre l’écharpe et le porte-bébé à boucles.',
        cents: 9490,
        kg: [3, 15],
        versions: [
          ['naissance', [0, 24], 'terracotta', 'Panneau de 32 cm réglable, bretelles déployables.'],
          ['bambin', [12, 48], 'bleu nuit', 'Panneau de 42 cm, coton et chanvre.', 10900],
        ],
      },
      {
        thing: 'echarpe',
        name: 'Écharpe de portage extensible',
        lead: 'Une écharpe en jersey qui se noue une fois pour la journée, tout contre le nouveau-né.',
        cents: 5490,
        kg: [2, 9],
        versions: [
          ['', [0, 9], 'gris perle', 'Longueur 5 m, coton et élasthanne.'],
          ['prématuré', [0, 6], 'écru', 'Coton biologique, à partir de 1,8 kg, pour le peau à peau.', 6290],
          ['été', [0, 9], 'vert amande', 'Jersey de bambou fin qui laisse passer l’air.', 6490],
        ],
      },
      {
        thing: 'sling',
        name: 'Sling à anneaux',
        lead: 'Un pan de lin et deux anneaux d’aluminium, pour porter sur la hanche les petits trajets.',
        cents: 6990,
        kg: [3, 15],
        versions: [
          ['', [0, 36], 'lin naturel', 'Longueur 1,90 m, épaule plissée.'],
          ['court', [0, 36], 'bleu nuit', 'Longueur 1,70 m pour les petits gabarits.', 6490],
        ],
      },
      {
        thing: 'porte-bebe',
        name: 'Porte-bébé d’eau',
        lead: 'Un portage en filet qui sèche vite, pour la piscine, la douche et la plage.',
        cents: 4990,
        kg: [4, 15],
        versions: [
          ['', [3, 36], 'bleu ciel', 'Maille de polyester, 250 g.'],
          ['anti-UV', [3, 36], 'corail', 'Tissu UPF 50+ sur le dos de l’enfant.', 5690],
        ],
      },
      {
        thing: 'porte-bebe-jumeaux',
        name: 'Porte-bébé pour jumeaux',
        lead: 'Deux panneaux indépendants pour porter deux bébés ensemble, devant ou l’un devant l’autre derrière.',
        cents: 19900,
        kg: [3, 10],
        versions: [
          ['', [0, 18], 'gris anthracite', 'Se sépare en deux porte-bébés simples quand ils grandissent.'],
          ['coton bio', [0, 18], 'terracotta', 'Coton biologique, capuches amovibles.', 21900],
        ],
      },
      {
        thing: 'couverture-portage',
        name: 'Couverture de portage',
        lead: 'Une cape imperméable doublée de polaire à poser par-dessus le porte-bébé.',
        cents: 6490,
        versions: [
          ['hiver', [0, 36], 'noir', 'Capuche ajustable, poches pour les mains du porteur.'],
          [
            'pluie',
            [0, 36],
            'jaune moutarde',
            'Sans doublure, coutures étanches, se range dans sa capuche.',
            4490,
          ],
        ],
      },
    ],
  },
];
