import type { Range } from './model.ts';

export const maisonModels: readonly Range[] = [
  {
    drawing: 'commode',
    shelf: 'chambre',
    brands: ['bois-perlin', 'manufacture-oriolle', 'fabrique-du-sureau'],
    tags: ['chambre-douce', 'fait-pour-durer'],
    bulky: true,
    care: ['Se dépoussière avec un chiffon sec.', 'Montage à deux, fixation murale fournie.'],
    models: [
      {
        thing: 'table-a-langer',
        name: 'Table à langer pliante',
        lead: 'Une table à langer sur roulettes avec étagères, qui se replie contre le mur.',
        cents: 10900,
        versions: [
          ['', [0, 12], 'gris perle', 'Hauteur 92 cm, jusqu’à 11 kg.'],
          ['murale', [0, 24], 'bois naturel', 'Se rabat contre le mur, gain de place, jusqu’à 15 kg.', 16900],
          ['à poser sur commode', [0, 24], 'blanc', 'Plan de 72 × 50 cm, bords hauts.', 5990],
        ],
      },
      {
        thing: 'armoire',
        name: 'Armoire enfant deux portes',
        lead: 'Une armoire à hauteur d’enfant, penderie et étagères.',
        cents: 29900,
        versions: [
          ['', [0, 144], 'blanc', 'Hauteur 150 cm, charnières lentes.'],
          ['chêne', [0, 144], 'chêne', 'Placage de chêne, hauteur 185 cm.', 44900],
        ],
      },
      {
        thing: 'bibliotheque',
        name: 'Bibliothèque Montessori',
        lead: 'Des rayons bas où les livres montrent leur couverture.',
        cents: 7990,
        versions: [
          ['', [12, 96], 'bois naturel', 'Hauteur 80 cm, quatre rayons.'],
          ['lot d’étagères murales', [0, 144], 'blanc', 'Trois étagères de 60 cm.', 3990],
        ],
      },
      {
        thing: 'bureau-enfant',
        name: 'Table et chaises enfant',
        lead: 'Une table basse et deux chaises pour dessiner et goûter.',
        cents: 8990,
        versions: [
          ['', [24, 84], 'bois naturel', 'Bouleau, table de 60 × 60 cm.'],
          ['avec bac', [24, 84], 'blanc', 'Plateau qui s’ouvre sur un rangement.', 10900],
        ],
      },
      {
        thing: 'fauteuil-enfant',
        name: 'Petit fauteuil enfant',
        care: 'Housse lavable à 30 °C.',
        lead: 'Un fauteuil de mousse léger que l’enfant déplace lui-même.',
        cents: 5490,
        versions: [
          ['bouclette', [12, 60], 'écru', 'Housse amovible, 1,8 kg.'],
          ['velours', [12, 60], 'vert sapin', 'Assise à 22 cm, prénom à broder.', 6490],
        ],
      },
    ],
  },
  {
    drawing: 'panier',
    shelf: 'chambre',
    brands: ['comptoir-aubepin', 'hameau-des-lins', 'maison-tavelle', 'les-ficelles-de-marthe'],
    tags: ['chambre-douce'],
    care: ['Se dépoussière, ne se lave pas.', 'Lavage à la main.'],
    models: [
      {
        thing: 'rangement',
        name: 'Coffre à jouets',
        lead: 'Un coffre où tout ranger en deux minutes le soir.',
        cents: 6990,
        versions: [
          ['bois', [0, 144], 'bois naturel', 'Couvercle à frein, 80 litres.'],
          ['toile', [0, 144], 'gris chiné', 'Pliant, 60 litres, poignées.', 2990],
          ['sac-tapis', [12, 96], 'rayé marine', 'Un tapis de jeu de 140 cm qui se ferme en sac.', 3490],
        ],
      },
      {
        thing: 'tapis-chambre',
        name: 'Tapis de chambre',
        care: 'S’aspire sans brosse.',
        lead: 'Un tapis doux sous les pieds au saut du lit.',
        cents: 7990,
        versions: [
          ['rond', [0, 144], 'vieux rose', 'Coton lavable en machine, diamètre 120 cm.'],
          ['nuage', [0, 144], 'blanc cassé', 'Mèches courtes, 100 × 80 cm.', 5990],
          ['berbère', [0, 144], 'écru', 'Laine tuftée, 120 × 170 cm.', 14900],
        ],
      },
      {
        thing: 'rideau',
        name: 'Rideau occultant',
        care: 'Lavage à 30 °C.',
        lead: 'Un rideau qui fait la nuit à l’heure de la sieste.',
        cents: 3990,
        versions: [
          ['', [0, 144], 'bleu nuit', 'Format 135 × 240 cm, œillets, étoiles argentées.'],
          ['de voyage', [0, 144], 'noir', 'À ventouses, pour dormir partout, 150 × 130 cm.', 3490],
        ],
      },
      {
        thing: 'decoration',
        name: 'Stickers muraux',
        care: 'Se pose sur un mur sec et lisse.',
        lead: 'Des autocollants qui se repositionnent sans abîmer le mur.',
        cents: 1990,
        versions: [
          ['forêt', [0, 144], 'vert sapin', 'Arbres, renards et biches, planche de 60 × 90 cm.'],
          ['montgolfières', [0, 144], 'assortis', 'Douze pièces.'],
          ['étoiles phosphorescentes', [0, 144], 'blanc', 'Deux cents étoiles qui brillent la nuit.', 1290],
        ],
      },
      {
        thing: 'decoration',
        name: 'Guirlande',
        care: 'Se dépoussière avec un chiffon sec.',
        lead: 'Une guirlande à suspendre au-dessus de la commode.',
        cents: 1990,
        versions: [
          ['fanions', [0, 0], 'assortis', 'Lin et coton, longueur 2,50 m.'],
          ['lumineuse', [0, 0], 'jaune moutarde', 'Vingt boules de coton, basse tension.', 2990],
          ['prénom', [0, 0], 'lin naturel', 'Lettres de feutre au choix.', 2490],
        ],
      },
      {
        thing: 'decoration',
        name: 'Affiches chambre d’enfant',
        care: 'Imprimées en France sur papier recyclé.',
        lead: 'Des affiches à l’aquarelle sur papier mat.',
        cents: 1490,
        versions: [
          ['lot de trois animaux', [0, 0], 'assortis', 'Format A4, sans cadre.'],
          ['alphabet', [0, 0], 'beige sable', 'Format 50 × 70 cm.', 1990],
          ['carte du monde', [0, 0], 'bleu ciel', 'Format 70 × 50 cm.', 2290],
        ],
      },
      {
        thing: 'toise',
        name: 'Toise',
        care: 'Fixation fournie.',
        lead: 'Une toise pour marquer chaque anniversaire sur le mur.',
        cents: 2490,
        versions: [
          ['bois', [0, 144], 'bois naturel', 'De 60 à 150 cm, à graver.'],
          ['tissu', [0, 144], 'lin naturel', 'De 60 à 160 cm, baguettes de hêtre.', 1990],
        ],
      },
      {
        thing: 'lampe',
        name: 'Lampe de chevet',
        care: 'Se dépoussière avec un chiffon sec.',
        lead: 'Une lampe douce pour lire et pour les câlins du soir.',
        cents: 3990,
        versions: [
          ['champignon', [0, 0], 'terracotta', 'Céramique, hauteur 22 cm.'],
          ['suspension', [0, 0], 'paille', 'Raphia tressé, diamètre 35 cm.', 4990],
          ['nuage', [0, 0], 'blanc', 'Bois, lumière chaude, applique.', 3490],
        ],
      },
      {
        thing: 'tipi',
        name: 'Tipi',
        care: 'Toile lavable à 30 °C.',
        lead: 'Une tente d’intérieur où se cacher et lire.',
        cents: 7990,
        versions: [
          ['coton', [18, 96], 'écru', 'Hauteur 150 cm, tapis assorti.'],
          ['lin', [18, 96], 'lin naturel', 'Hauteur 160 cm, fanions.', 10900],
        ],
      },
      {
        thing: 'thermometre-chambre',
        name: 'Thermomètre-hygromètre de chambre',
        care: 'Pile fournie.',
        lead: 'La température et l’humidité de la chambre d’un coup d’œil.',
        cents: 1690,
        versions: [
          ['', [0, 0], 'blanc', 'Visage qui sourit entre 18 et 20 °C.'],
          ['veilleuse', [0, 0], 'gris perle', 'Couleur selon la température.', 2990],
        ],
      },
    ],
  },
];
