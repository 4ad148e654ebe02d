import type { Range } from './model.ts';

export const vaisselleModels: readonly Range[] = [
  {
    drawing: 'vaisselle',
    shelf: 'repas',
    brands: ['comptoir-aubepin', 'pepindor', 'ribamousse', 'quenottin'],
    tags: ['diversification', 'repas-en-famille'],
    care: ['Passe au lave-vaisselle.', 'Lavage à la main, pas de micro-ondes.'],
    models: [
      {
        thing: 'vaisselle',
        name: 'Bol à ventouse',
        lead: 'Un bol qui colle à la tablette et ne se renverse pas.',
        cents: 1490,
        versions: [
          ['silicone', [6, 48], 'terracotta', 'Silicone, va au four et au congélateur.'],
          ['bambou', [6, 36], 'bois naturel', 'Bambou massif, anneau de silicone amovible.', 1690],
        ],
      },
      {
        thing: 'vaisselle',
        name: 'Couverts d’apprentissage',
        lead: 'Des couverts courts à gros manche, pour les petites mains.',
        cents: 990,
        versions: [
          [
            'cuillères, 4 mois',
            [4, 18],
            'vert sauge',
            'Lot de quatre cuillères souples, tendres aux gencives.',
          ],
          ['inox, 18 mois', [18, 60], 'inox', 'Fourchette, cuillère et couteau à bout rond.', 1490],
          ['bambou, 6 mois', [6, 24], 'bois naturel', 'Lot de trois cuillères, bout de silicone.', 1290],
        ],
      },
      {
        thing: 'gobelet',
        name: 'Tasse à paille',
        lead: 'Une tasse dont la paille coudée ne coule pas quand elle se couche.',
        cents: 1390,
        versions: [
          ['', [9, 36], 'bleu ciel', 'Contenance 250 ml, paille lestée.'],
          ['inox', [12, 60], 'rose poudré', 'Contenance 240 ml, paroi double, 12 heures au froid.', 1990],
        ],
      },
      {
        thing: 'gobelet',
        name: 'Tasse 360°',
        lead: 'Une tasse sans bec, l’enfant boit par tout le bord et rien ne se renverse.',
        cents: 990,
        versions: [
          ['', [8, 36], 'vert amande', 'Contenance 240 ml, sans anses.'],
          ['avec anses', [6, 24], 'corail', 'Contenance 200 ml, deux anses.'],
        ],
      },
      {
        thing: 'gourde',
        name: 'Gourde enfant en inox',
        lead: 'Une gourde légère à bec souple, pour la crèche, le parc et les balades.',
        cents: 1990,
        versions: [
          ['renard', [18, 72], 'terracotta', 'Contenance 350 ml, étanche.'],
          ['isotherme', [24, 96], 'bleu nuit', 'Contenance 400 ml, six heures au chaud.', 2490],
        ],
      },
      {
        thing: 'petits-pots',
        name: 'Pots de conservation',
        lead: 'Des pots gradués pour congeler les purées maison portion par portion.',
        cents: 1490,
        versions: [
          ['verre', null, 'transparent', 'Lot de six, 120 ml, couvercle hermétique.', 1990],
          ['silicone', null, 'vert amande', 'Plaque de neuf portions de 75 ml.'],
          ['lot de huit', null, 'assortis', 'Polypropylène, 60 et 120 ml, plateau.'],
        ],
      },
      {
        thing: 'petits-pots',
        name: 'Gourdes à compote réutilisables',
        lead: 'Des gourdes à remplir de compote, glissière en bas, bec à visser.',
        cents: 1490,
        versions: [
          ['lot de quatre', [6, 72], 'assortis', 'Contenance 150 ml, vont au congélateur.'],
          ['silicone', [6, 72], 'bleu ciel', 'Contenance 100 ml, lot de deux.', 1290],
        ],
      },
      {
        thing: 'grignoteuse',
        name: 'Grignoteuse',
        lead: 'Une tétine à petits trous où glisser un fruit, pour goûter sans risque d’avaler de travers.',
        cents: 890,
        versions: [
          ['silicone', [5, 18], 'corail', 'Trois tailles de poche, bouchon.'],
          ['filet', [6, 18], 'vert amande', 'Deux filets de rechange.'],
        ],
      },
      {
        thing: 'boite-repas',
        name: 'Boîte à goûter isotherme',
        lead: 'Une boîte qui garde la purée chaude ou le yaourt frais jusqu’à la sortie.',
        cents: 2290,
        versions: [
          ['300 ml', [6, 60], 'vert sauge', 'Inox, cuillère pliante, cinq heures au chaud.'],
          ['bento', [18, 96], 'bleu ciel', 'Cinq compartiments, fermeture étanche.', 2490],
        ],
      },
      {
        thing: 'bavoir',
        name: 'Lot de bavoirs éponge',
        lead: 'Des bavoirs ronds absorbants à nouer, pour les régurgitations des premiers mois.',
        cents: 1590,
        versions: [
          ['lot de cinq, naissance', [0, 6], 'assortis', 'Éponge de coton, pression au cou.'],
          ['lot de sept', [3, 18], 'assortis', 'Un pour chaque jour, dos imperméable.', 1990],
          ['à enfiler, 2 ans', [18, 48], 'rayé marine', 'Encolure souple, l’enfant le met seul.', 1290],
        ],
      },
    ],
  },
  {
    drawing: 'cuiseur',
    shelf: 'repas',
    brands: ['ribamousse', 'comptoir-aubepin', 'tiboreal'],
    tags: ['diversification', 'repas-en-famille'],
    care: ['Détartrage au vinaigre chaque mois.', 'Garantie deux ans, pièces vendues séparément.'],
    models: [
      {
        thing: 'robot-cuiseur',
        name: 'Robot cuiseur-mixeur',
        lead: 'Un robot de cuisine pour bébé qui cuit à la vapeur, mixe, réchauffe et décongèle.',
        cents: 12900,
        versions: [
          ['1 litre', null, 'blanc', 'Une heure de départ différé, bol en verre.'],
          ['compact', null, 'vert sauge', 'Bol de 600 ml, pour une portion.', 7990],
          ['familial', null, 'gris anthracite', 'Deux cuves de 1,1 litre, livre de recettes.', 17900],
        ],
      },
      {
        thing: 'mixeur',
        name: 'Moulin à purée manuel',
        lead: 'Un petit moulin à manivelle pour écraser à table ce que mange la famille.',
        cents: 1990,
        versions: [
          ['', null, 'blanc', 'Deux grilles, sans électricité.'],
          ['mixeur plongeant', null, 'gris perle', 'Pied court, 300 W, sans éclaboussure.', 3490],
        ],
      },
      {
        thing: 'preparateur-biberon',
        name: 'Préparateur de biberon',
        lead: 'Une machine qui donne l’eau à la bonne température et dose la poudre.',
        cents: 9990,
        versions: [
          ['', null, 'blanc', 'Réservoir de 1 litre, 22 à 70 °C.'],
          ['bouilloire', null, 'blanc', 'Garde l’eau à 37 °C toute la nuit.', 5990],
        ],
      },
    ],
  },
];
