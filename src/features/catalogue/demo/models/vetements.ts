import type { Range } from './model.ts';

export const vetementsModels: readonly Range[] = [
  {
    drawing: 'body',
    shelf: 'vetements',
    brands: ['trottelaine', 'mesanjou', 'fauvelline', 'maison-tavelle'],
    tags: ['trousseau-de-naissance'],
    care: ['Lavage à 40 °C sur l’envers.', 'Lavage à 60 °C, sèche-linge doux.'],
    models: [
      {
        thing: 'body',
        name: 'Body manches courtes',
        lead: 'Un body à encolure américaine qui passe la tête sans frotter, trois pressions à l’entrejambe.',
        cents: 990,
        versions: [
          ['0-3 mois', [0, 3], 'blanc', 'Jersey de coton biologique, taille 56 à 62 cm.'],
          ['3-12 mois', [3, 12], 'rayé marine', 'Coton rayé, taille 62 à 80 cm.'],
          ['lot de cinq, 6-24 mois', [6, 24], 'assortis', 'Cinq bodies unis, taille 68 à 92 cm.', 2790],
        ],
      },
      {
        thing: 'body',
        name: 'Body manches longues',
        lead: 'Un body cache-cœur pour l’hiver, côtes douces et poignets souples.',
        cents: 1290,
        versions: [
          ['naissance', [0, 1], 'écru', 'Laine et soie, taille 50 cm, ouverture devant.', 2490],
          ['1-6 mois', [1, 6], 'vert sauge', 'Coton biologique côtelé, taille 54 à 68 cm.'],
          ['12-36 mois', [12, 36], 'terracotta', 'Coton épais, taille 80 à 98 cm.', 1490],
        ],
      },
      {
        thing: 'body',
        name: 'Body prématuré',
        lead: 'Un body qui s’ouvre à plat pour les tout-petits bébés, même avec des fils.',
        cents: 1290,
        versions: [
          ['taille 40', [0, 1], 'blanc', 'Pour 1,5 à 2,5 kg, coutures à l’extérieur.'],
          ['taille 45', [0, 1], 'gris perle', 'Pour 2,5 à 3 kg, moufles intégrées.'],
        ],
      },
      {
        thing: 't-shirt',
        name: 'T-shirt à message',
        lead: 'Un t-shirt de coton doux qui annonce la nouvelle à la famille.',
        cents: 1490,
        versions: [
          ['grand frère', [24, 96], 'bleu marine', 'Coton biologique, sérigraphie à l’eau.'],
          ['grande sœur', [24, 96], 'rose poudré', 'Coton biologique, sérigraphie à l’eau.'],
          ['marinière', [6, 36], 'rayé marine', 'Rayures tissées, boutons à l’épaule.', 1790],
        ],
      },
    ],
  },
  {
    drawing: 'pyjama',
    shelf: 'vetements',
    brands: ['trottelaine', 'fauvelline', 'lunaval', 'mesanjou'],
    tags: ['trousseau-de-naissance', 'nuits-paisibles'],
    care: ['Lavage à 40 °C, ne rétrécit pas.', 'Lavage à 30 °C avec des couleurs proches.'],
    models: [
      {
        thing: 'pyjama',
        name: 'Dors-bien en velours',
        lead: 'Un dors-bien chaud à pieds, pressions dans le dos ou devant selon la taille.',
        cents: 1990,
        versions: [
          ['naissance', [0, 1], 'blanc cassé', 'Taille 50 cm, moufles rabattables.'],
          ['3 mois', [1, 3], 'vert sapin', 'Taille 60 cm, broderie d’ours.'],
          ['6-12 mois', [6, 12], 'bordeaux', 'Taille 67 à 74 cm, semelle antiglisse.', 2190],
        ],
      },
      {
        thing: 'pyjama',
        name: 'Pyjama deux pièces',
        lead: 'Un haut et un pantalon pour dormir et se changer seul.',
        cents: 2290,
        versions: [
          ['2-4 ans', [24, 48], 'bleu nuit', 'Jersey de coton imprimé de planètes.'],
          ['4-6 ans', [48, 72], 'jaune moutarde', 'Molleton léger, bord-côtes aux chevilles.', 2490],
          ['été, 2-6 ans', [24, 72], 'vert amande', 'Short et débardeur en double gaze.', 1990],
        ],
      },
      {
        thing: 'pyjama',
        name: 'Pyjama en bambou',
        lead: 'Une grenouillère en viscose de bambou qui grandit de plusieurs tailles.',
        cents: 2990,
        versions: [
          ['0-6 mois', [0, 6], 'bleu ciel', 'Double glissière, pieds à rabat.'],
          ['6-18 mois', [6, 18], 'vieux rose', 'Double glissière, chevilles à côtes.'],
        ],
      },
      {
        thing: 'combinaison',
        name: 'Barboteuse d’été',
        lead: 'Une combinaison courte à bretelles, légère comme une chemise.',
        cents: 2290,
        versions: [
          ['3-12 mois', [3, 12], 'lin naturel', 'Lin et coton, boutons de bois.'],
          ['1-3 ans', [12, 36], 'jaune moutarde', 'Double gaze de coton, poche devant.', 2490],
        ],
      },
      {
        thing: 'combinaison',
        name: 'Combinaison pilote',
        lead: 'Une combinaison d’hiver doublée, à capuche, pour sortir bébé dans le froid.',
        cents: 4990,
        versions: [
          ['0-6 mois', [0, 6], 'beige sable', 'Garnissage recyclé, moufles et chaussons amovibles.'],
          ['6-18 mois', [6, 18], 'bleu marine', 'Déperlante, deux glissières pour l’enfiler couché.', 5490],
          ['ourson', [0, 12], 'marron glacé', 'Fausse fourrure, oreilles, doublure de jersey.', 3990],
        ],
      },
      {
        thing: 'combinaison',
        name: 'Combinaison de pluie',
        lead: 'Une combinaison imperméable pour sauter dans les flaques et s’asseoir dans la mousse des bois.',
        cents: 3990,
        versions: [
          ['12-24 mois', [12, 24], 'jaune soleil', 'Coutures soudées, capuche amovible.'],
          ['2-4 ans', [24, 48], 'vert kaki', 'Doublée de polaire, sous-pieds élastiques.', 4490],
        ],
      },
      {
        thing: 'combinaison',
        name: 'Combinaison de ski bébé',
        lead: 'Une combinaison de neige chaude et coupe-vent, avec jupe pare-neige aux chevilles.',
        cents: 6990,
        versions: [
          ['12-36 mois', [12, 36], 'rouge brique', 'Garnissage 200 g, membrane 10 000 mm.'],
          ['3-6 ans', [36, 72], 'bleu pétrole', 'Bretelles, genoux renforcés.', 7990],
        ],
      },
    ],
  },
  {
    drawing: 'gilet',
    shelf: 'vetements',
    brands: ['lainevive', 'grand-mere-ysope', 'ondelaine', 'maison-tavelle'],
    tags: ['naissance-d-hiver'],
    care: ['Programme laine à 30 °C, séchage à plat.', 'Lavage à 30 °C.'],
    models: [
      {
        thing: 'gilet',
        name: 'Pull marin',
        lead: 'Un pull boutonné à l’épaule, mailles serrées, qui passe d’un enfant à l’autre.',
        cents: 3990,
        versions: [
          ['6-18 mois', [6, 18], 'bleu marine', 'Laine vierge, boutons de corne.'],
          ['2-4 ans', [24, 48], 'écru', 'Coton épais, rayures discrètes.', 4490],
        ],
      },
      {
        thing: 'gilet',
        name: 'Brassière tricotée',
        lead: 'La brassière des premiers jours, boutonnée dans le dos, comme celle des grand-mères.',
        cents: 2990,
        versions: [
          ['naissance', [0, 1], 'blanc', 'Laine mérinos, taille 50 cm.'],
          ['3 mois', [1, 3], 'bleu ciel', 'Coton biologique, point mousse, taille 60 cm.'],
        ],
      },
      {
        thing: 'manteau',
        name: 'Doudoune sans manches',
        lead: 'Un gilet matelassé à glisser sous un manteau ou à porter seul au printemps.',
        cents: 3490,
        versions: [
          ['12-36 mois', [12, 36], 'vert kaki', 'Garnissage recyclé, col montant.'],
          ['3-6 ans', [36, 72], 'vieux rose', 'Réversible, doublure de velours.', 3990],
        ],
      },
      {
        thing: 'manteau',
        name: 'Manteau à capuche',
        lead: 'Un manteau chaud à boutons-bûchettes, capuche doublée.',
        cents: 5490,
        versions: [
          ['6-24 mois', [6, 24], 'camel', 'Laine bouillie, doublure de coton.'],
          ['2-5 ans', [24, 60], 'bleu marine', 'Lainage déperlant, poches à rabat.', 6490],
        ],
      },
      {
        thing: 'manteau',
        name: 'Veste polaire',
        lead: 'Une polaire à glissière, légère et chaude, pour la mi-saison.',
        cents: 2490,
        versions: [
          ['6-24 mois', [6, 24], 'jaune moutarde', 'Polaire recyclée, oreilles sur la capuche.'],
          ['2-6 ans', [24, 72], 'bleu pétrole', 'Polaire recyclée, coudes renforcés.', 2790],
        ],
      },
      {
        thing: 'manteau',
        name: 'Ciré de pluie',
        lead: 'Un ciré souple à capuche pour les petits qui sortent par tous les temps.',
        cents: 3490,
        versions: [
          ['18 mois-3 ans', [18, 36], 'jaune soleil', 'Doublure de coton, bandes réfléchissantes.'],
          ['3-6 ans', [36, 72], 'bleu marine', 'Capuche à visière, coutures étanches.', 3690],
        ],
      },
      {
        thing: 'bonnet',
        name: 'Bonnet de naissance',
        lead: 'Un bonnet souple et sans couture qui tient chaud dès la salle de naissance.',
        cents: 990,
        versions: [
          ['', [0, 1], 'blanc', 'Jersey de coton biologique, 34 à 38 cm.'],
          ['mérinos', [0, 3], 'gris perle', 'Laine mérinos, 36 à 40 cm.', 1690],
        ],
      },
      {
        thing: 'bonnet',
        name: 'Cagoule d’hiver',
        lead: 'Une cagoule qui couvre le cou et les oreilles d’un seul geste.',
        cents: 1990,
        versions: [
          ['6-18 mois', [6, 18], 'terracotta', 'Laine doublée de coton.'],
          ['2-4 ans', [24, 48], 'bleu nuit', 'Maille polaire, visière courte.'],
        ],
      },
      {
        thing: 'gants',
        name: 'Moufles',
        lead: 'Une paire de moufles chaudes reliées par un cordon, pour n’en perdre aucune.',
        cents: 1290,
        versions: [
          ['naissance anti-griffures', [0, 3], 'blanc', 'Coton fin, lot de deux paires.', 690],
          ['6-24 mois', [6, 24], 'rouge brique', 'Polaire imperméable, sans pouce.'],
          ['2-4 ans', [24, 48], 'bleu marine', 'Doublure sherpa, poignet long.', 1590],
        ],
      },
      {
        thing: 'echarpe-cou',
        name: 'Tour de cou',
        lead: 'Un snood doux qui remplace l’écharpe et ne se dénoue pas.',
        cents: 1290,
        versions: [
          ['6-36 mois', [6, 36], 'jaune moutarde', 'Maille de coton doublée de polaire.'],
          ['3-8 ans', [36, 96], 'gris chiné', 'Laine mérinos, à enfiler.', 1690],
        ],
      },
    ],
  },
];
