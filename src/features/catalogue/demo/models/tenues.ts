import type { Range } from './model.ts';

export const tenuesModels: readonly Range[] = [
  {
    drawing: 'chaussons',
    shelf: 'vetements',
    brands: ['lainevive', 'trottelaine', 'grand-mere-ysope', 'ondelaine'],
    tags: ['fait-pour-durer'],
    care: ['Se nettoie au chiffon humide.', 'Semelle intérieure amovible.'],
    models: [
      {
        thing: 'chaussures',
        name: 'Chaussures premiers pas',
        lead: 'Des bottines souples à lacets pour l’enfant qui vient de marcher, contrefort discret.',
        cents: 4990,
        versions: [
          ['pointures 18 à 21', [9, 18], 'camel', 'Cuir tannage végétal, semelle de gomme.'],
          ['pointures 20 à 24', [12, 30], 'bleu marine', 'Cuir lisse, deux scratchs.', 5290],
        ],
      },
      {
        thing: 'chaussures',
        name: 'Chaussures souples pieds nus',
        lead: 'Des chaussures à semelle plate et fine qui laissent travailler le pied.',
        cents: 4490,
        versions: [
          ['pointures 19 à 23', [10, 24], 'vert olive', 'Toile recyclée, bout large.'],
          ['pointures 24 à 28', [30, 66], 'terracotta', 'Cuir souple, semelle de 3 mm.', 4990],
        ],
      },
      {
        thing: 'sandales',
        name: 'Sandales d’été',
        lead: 'Des sandales fermées devant, pour protéger les orteils.',
        cents: 3490,
        versions: [
          ['pointures 18 à 22', [9, 24], 'camel', 'Cuir, scratch à la cheville.'],
          ['de plage, pointures 20 à 25', [12, 42], 'bleu ciel', 'Caoutchouc naturel, va dans l’eau.', 1690],
        ],
      },
      {
        thing: 'bottes',
        name: 'Bottes de pluie',
        lead: 'Des bottes de caoutchouc souple, faciles à enfiler, pour les flaques et les sous-bois.',
        cents: 2490,
        versions: [
          ['pointures 20 à 24', [12, 36], 'jaune soleil', 'Caoutchouc naturel, deux anses.'],
          ['fourrées, pointures 22 à 28', [24, 66], 'vert sapin', 'Doublure amovible en polaire.', 2990],
        ],
      },
      {
        thing: 'bottes',
        name: 'Bottes de neige',
        lead: 'Des après-ski chauds à semelle crantée et serrage unique.',
        cents: 3490,
        versions: [
          ['pointures 20 à 25', [12, 42], 'bleu nuit', 'Doublure de laine, tige déperlante.'],
          [
            'chaussons d’extérieur, 6-18 mois',
            [6, 18],
            'gris chiné',
            'Souples, à glisser en poussette.',
            1990,
          ],
        ],
      },
      {
        thing: 'chaussons',
        name: 'Chaussons de crèche',
        lead: 'Des chaussons élastiqués qui tiennent au pied, semelle antidérapante.',
        cents: 2290,
        versions: [
          ['pointures 18 à 22', [9, 24], 'rouge brique', 'Feutre de laine, semelle de gomme.'],
          ['chaussettes, pointures 20 à 24', [12, 36], 'rayé marine', 'Coton et semelle de silicone.', 1490],
        ],
      },
      {
        thing: 'chaussettes',
        name: 'Chaussettes bébé',
        care: 'Lavage à 40 °C.',
        lead: 'Des chaussettes à revers qui ne serrent pas et ne tombent pas.',
        cents: 990,
        versions: [
          ['lot de trois, 0-6 mois', [0, 6], 'assortis', 'Coton peigné, bord roulé.'],
          ['antidérapantes, 12-24 mois', [12, 24], 'gris chiné', 'Picots de silicone, lot de trois.', 1190],
          ['laine, 6-24 mois', [6, 24], 'terracotta', 'Laine mérinos, lot de deux.', 1490],
        ],
      },
      {
        thing: 'collants',
        name: 'Collants côtelés',
        care: 'Lavage à 30 °C.',
        lead: 'Des collants chauds à large ceinture, qui tiennent sur la couche.',
        cents: 1190,
        versions: [
          ['0-12 mois', [0, 12], 'écru', 'Coton biologique et élasthanne.'],
          ['1-4 ans', [12, 48], 'bordeaux', 'Coton épais, genoux antidérapants.', 1290],
        ],
      },
    ],
  },
  {
    drawing: 'body',
    shelf: 'vetements',
    brands: ['maison-tavelle', 'fauvelline', 'trottelaine', 'piloutine'],
    tags: ['naissance-d-ete'],
    care: ['Lavage à 30 °C sur l’envers.', 'Lavage à 40 °C, fer doux.'],
    models: [
      {
        thing: 'robe',
        name: 'Robe à volants',
        lead: 'Une robe légère et sa culotte assortie, boutons au dos.',
        cents: 2990,
        versions: [
          ['3-12 mois', [3, 12], 'rose poudré', 'Double gaze de coton, manches papillon.'],
          ['2-5 ans', [24, 60], 'jaune moutarde', 'Coton imprimé de mimosas, poches.', 3290],
        ],
      },
      {
        thing: 'robe',
        name: 'Robe en velours',
        lead: 'Une robe chasuble pour les fêtes d’hiver, à porter sur un body.',
        cents: 3290,
        versions: [
          ['6-24 mois', [6, 24], 'bordeaux', 'Velours côtelé, boutons de bois.'],
          ['2-6 ans', [24, 72], 'vert sapin', 'Velours lisse, col Claudine.', 3690],
        ],
      },
      {
        thing: 'salopette',
        name: 'Salopette',
        lead: 'Une salopette solide à pressions d’entrejambe, bretelles réglables sur deux tailles.',
        cents: 3490,
        versions: [
          ['3-18 mois', [3, 18], 'bleu jean', 'Denim souple, doublure aux genoux.'],
          ['18 mois-4 ans', [18, 48], 'camel', 'Velours côtelé, poche devant.', 3790],
        ],
      },
      {
        thing: 'pantalon',
        name: 'Sarouel',
        lead: 'Un pantalon large qui laisse la place aux couches lavables et aux galipettes.',
        cents: 1990,
        versions: [
          ['0-6 mois', [0, 6], 'gris chiné', 'Jersey de coton biologique, ceinture à revers.'],
          ['6-36 mois', [6, 36], 'terracotta', 'Double gaze, évolue sur trois tailles.', 2290],
        ],
      },
      {
        thing: 'pantalon',
        name: 'Legging évolutif',
        lead: 'Un legging dont les revers se déroulent à mesure que l’enfant grandit.',
        cents: 1590,
        versions: [
          ['0-12 mois', [0, 12], 'vert amande', 'Coton côtelé, ceinture haute.'],
          ['1-3 ans', [12, 36], 'vieux rose', 'Coton côtelé, genoux doublés.', 1790],
        ],
      },
      {
        thing: 'pantalon',
        name: 'Jogging molletonné',
        lead: 'Un pantalon de molleton doux pour jouer par terre.',
        cents: 1990,
        versions: [
          ['6-24 mois', [6, 24], 'gris chiné', 'Coton biologique gratté.'],
          ['2-6 ans', [24, 72], 'bleu marine', 'Coton recyclé, genoux renforcés.', 2190],
        ],
      },
      {
        thing: 'maillot',
        name: 'Combinaison de bain anti-UV',
        lead: 'Une combinaison à manches courtes pour la plage et la piscine, UPF 50+.',
        cents: 2990,
        versions: [
          ['6-12 mois', [6, 12], 'corail', 'Glissière dans le dos, maille recyclée.'],
          ['1-3 ans', [12, 36], 'bleu pétrole', 'Manches longues, motif de poissons.', 3290],
        ],
      },
      {
        thing: 'maillot',
        name: 'Maillot-couche',
        lead: 'Une couche de piscine lavable qui retient ce qu’il faut.',
        cents: 1690,
        versions: [
          ['4-8 kg', [0, 8], 'vert amande', 'Doublure douce, pressions sur les côtés.'],
          ['8-14 kg', [6, 30], 'bleu ciel', 'Taille et cuisses élastiquées.'],
        ],
      },
      {
        thing: 'chapeau',
        name: 'Chapeau de soleil',
        lead: 'Un chapeau à large bord et protège-nuque, attache sous le menton, UPF 50+.',
        cents: 1690,
        versions: [
          ['0-12 mois', [0, 12], 'blanc cassé', 'Tour de tête 42 à 46 cm.'],
          ['1-4 ans', [12, 48], 'bleu ciel', 'Tour de tête 48 à 52 cm, sèche vite.'],
          ['bob réversible, 2-6 ans', [24, 72], 'rayé marine', 'Coton, une face unie.', 1490],
        ],
      },
      {
        thing: 'lunettes',
        name: 'Lunettes de soleil bébé',
        care: 'Étui de coton fourni.',
        lead: 'Des lunettes incassables de catégorie 4, tenues par un bandeau souple.',
        cents: 1990,
        versions: [
          ['0-12 mois', [0, 12], 'vert amande', 'Bandeau réglable, étui.'],
          ['1-3 ans', [12, 36], 'rose poudré', 'Branches souples, cordon.', 2290],
        ],
      },
      {
        thing: 'ensemble-naissance',
        name: 'Ensemble de naissance',
        lead: 'Un pantalon, une brassière et un bonnet assortis, pour la sortie de la maternité.',
        cents: 3990,
        versions: [
          ['été', [0, 1], 'lin naturel', 'Double gaze de coton, taille naissance.'],
          ['hiver', [0, 1], 'écru', 'Laine mérinos tricotée, taille naissance.', 5990],
          ['1 mois', [0, 2], 'vert sauge', 'Coton biologique, taille 54 cm.', 3490],
        ],
      },
      {
        thing: 'costume',
        name: 'Tenue de baptême',
        lead: 'Une tenue de fête en coton et dentelle, dans sa boîte.',
        cents: 5990,
        versions: [
          ['robe, 3-12 mois', [3, 12], 'blanc', 'Plumetis, culotte et bonnet.'],
          ['barboteuse, 3-12 mois', [3, 12], 'blanc cassé', 'Lin, col rond brodé, boutons de nacre.'],
        ],
      },
      {
        thing: 'sous-vetements',
        name: 'Culottes d’apprentissage',
        lead: 'Des culottes absorbantes pour apprendre la propreté, une épaisseur de plus au milieu.',
        cents: 1990,
        versions: [
          ['lot de trois, 18-24 mois', [18, 24], 'assortis', 'Coton biologique, retient une petite fuite.'],
          ['lot de trois, 2-4 ans', [24, 48], 'assortis', 'Coton et bambou, se baisse d’une main.'],
        ],
      },
    ],
  },
];
