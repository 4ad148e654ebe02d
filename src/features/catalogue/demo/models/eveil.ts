import type { Range } from './model.ts';

export const eveilModels: readonly Range[] = [
  {
    drawing: 'hochet',
    shelf: 'eveil',
    brands: ['tournelis', 'cabrivole', 'colinours', 'bois-perlin'],
    tags: ['eveil-des-sens'],
    care: ['S’essuie avec un linge humide.', 'Lavage à la main, séchage à l’air.'],
    models: [
      {
        thing: 'anneau-dentition',
        name: 'Jouet de dentition',
        lead: 'Un jouet à mordiller qui soulage quand les dents percent.',
        cents: 1490,
        versions: [
          ['girafon', [3, 18], 'miel', 'Caoutchouc naturel d’hévéa, sonne quand on le presse.'],
          ['silicone', [3, 18], 'corail', 'Formes de fruits, va au réfrigérateur.', 990],
          ['bois et coton', [3, 18], 'écru', 'Oreilles de lapin sur un anneau de hêtre.', 1290],
        ],
      },
      {
        thing: 'hochet',
        name: 'Hochets de poignet et de pied',
        lead: 'Des bracelets et chaussettes à grelot, pour découvrir ses mains et ses pieds.',
        cents: 1290,
        versions: [
          ['animaux', [0, 9], 'assortis', 'Deux bracelets, deux chaussettes, coton.'],
          ['noir et blanc', [0, 6], 'noir', 'Contrastes forts pour les yeux du nouveau-né.', 1190],
        ],
      },
      {
        thing: 'balle',
        name: 'Balles sensorielles',
        lead: 'Des balles à reliefs, faciles à attraper, pour explorer du bout des doigts.',
        cents: 1690,
        versions: [
          ['lot de six', [6, 36], 'assortis', 'Caoutchouc naturel, six textures.'],
          ['ballon de préhension', [3, 12], 'écru', 'Coton, tranches cousues façon Montessori.', 1990],
        ],
      },
      {
        thing: 'spirale',
        name: 'Spirale d’activités',
        lead: 'Une spirale à enrouler sur la coque, la poussette ou le lit, avec grelots et miroir.',
        cents: 1990,
        versions: [
          ['', [0, 12], 'vert sauge', 'Quatre animaux de velours.'],
          ['arche de poussette', [0, 12], 'terracotta', 'Deux pinces, trois jouets de bois.', 2490],
        ],
      },
      {
        thing: 'instrument',
        name: 'Premiers instruments',
        lead: 'De petits instruments justes, pour taper, secouer et danser.',
        cents: 2490,
        versions: [
          ['xylophone', [12, 60], 'bois naturel', 'Huit lames accordées, deux baguettes.'],
          ['maracas et tambourin', [12, 60], 'assortis', 'Cinq instruments de bois dans un sac.', 2990],
          ['tambour', [18, 72], 'rouge brique', 'Peau synthétique, diamètre 20 cm.', 2290],
        ],
      },
    ],
  },
  {
    drawing: 'tapis-eveil',
    shelf: 'eveil',
    brands: ['cabrivole', 'ululoup', 'farfelin'],
    tags: ['eveil-des-sens', 'premiers-jours'],
    care: ['Lavable à 30 °C, séchage à plat.', 'S’essuie d’un coup d’éponge.'],
    models: [
      {
        thing: 'arche',
        name: 'Portique d’éveil en bois',
        lead: 'Une arche de hêtre à poser au-dessus du tapis, jouets suspendus à hauteur de main.',
        cents: 4990,
        versions: [
          ['', [0, 9], 'bois naturel', 'Trois pendants de coton et de bois, se plie.'],
          ['forêt', [0, 9], 'vert sauge', 'Renard, champignon et feuille en feutre.', 5490],
        ],
      },
      {
        thing: 'tapis-puzzle',
        name: 'Tapis puzzle en mousse',
        lead: 'Des dalles épaisses à emboîter pour jouer par terre sans avoir froid.',
        cents: 3990,
        versions: [
          ['neuf dalles', [6, 60], 'gris perle', 'Mousse sans formamide, 90 × 90 cm.'],
          ['grand format', [6, 60], 'beige sable', 'Réversible, 180 × 120 cm, épaisseur 12 mm.', 7990],
        ],
      },
      {
        thing: 'tapis-eveil',
        name: 'Tapis de parc',
        lead: 'Un tapis épais pour le parc ou le salon, bords relevés.',
        cents: 5990,
        versions: [
          ['rond', [0, 24], 'vieux rose', 'Velours, diamètre 105 cm.'],
          ['carré', [0, 24], 'bleu nuit', 'Coton, 100 × 100 cm, dessous antidérapant.', 5490],
        ],
      },
      {
        thing: 'parc',
        name: 'Parc pour bébé',
        lead: 'Un espace sûr où poser bébé pendant que l’on cuisine.',
        cents: 12900,
        versions: [
          ['en bois', [0, 24], 'bois naturel', 'Hêtre, plancher à deux hauteurs, roulettes.', 17900],
          ['pliant', [6, 36], 'gris chiné', 'Filet, six côtés, se replie.'],
          ['modulable', [6, 36], 'blanc', 'Huit panneaux, porte, sert aussi de barrière.', 14900],
        ],
      },
      {
        thing: 'motricite',
        name: 'Parcours de motricité',
        lead: 'Des blocs de mousse pour grimper, glisser et rouler.',
        cents: 14900,
        versions: [
          ['cinq blocs', [9, 48], 'vert sauge', 'Similicuir lavable, mousse ferme.'],
          ['triangle d’escalade', [10, 60], 'bois naturel', 'Bouleau, pliant, avec planche-toboggan.', 17900],
          ['planche d’équilibre', [24, 96], 'bois naturel', 'Hêtre cintré, feutre dessous.', 8990],
        ],
      },
    ],
  },
  {
    drawing: 'doudou',
    shelf: 'eveil',
    brands: ['colinours', 'ourselin', 'piloutine', 'ululoup'],
    tags: ['premiers-jours', 'eveil-des-sens'],
    care: ['Lavage à 30 °C dans un filet.', 'Lavage à 40 °C, séchage à l’air.'],
    models: [
      {
        thing: 'doudou',
        name: 'Doudou attache-tétine',
        lead: 'Un petit animal plat avec un lien pour la sucette.',
        cents: 1490,
        versions: [
          ['renard', [0, 0], 'terracotta', 'Velours et double gaze.'],
          ['éléphant', [0, 0], 'gris perle', 'Coton biologique, étiquettes.'],
          ['ours', [0, 0], 'marron glacé', 'Sherpa, pattes à mâchonner.', 1690],
        ],
      },
      {
        thing: 'peluche',
        name: 'Peluche géante',
        lead: 'Une très grande peluche où se blottir pour la lecture.',
        cents: 5990,
        versions: [
          ['ours', [12, 0], 'marron glacé', 'Hauteur 80 cm, rembourrage recyclé.'],
          ['baleine', [12, 0], 'bleu nuit', 'Longueur 95 cm, velours.', 6490],
        ],
      },
      {
        thing: 'peluche',
        name: 'Peluche musicale',
        lead: 'Une peluche dont on tire la cordelette pour entendre une berceuse.',
        cents: 2490,
        versions: [
          ['lapin', [0, 0], 'rose poudré', 'Mécanisme amovible, coton biologique.'],
          ['lune', [0, 0], 'jaune moutarde', 'À suspendre au lit, velours.', 2290],
        ],
      },
      {
        thing: 'poupee',
        name: 'Première poupée',
        lead: 'Une poupée souple au corps de coton, à habiller et à consoler.',
        cents: 2990,
        versions: [
          ['chiffon', [0, 36], 'vieux rose', 'Hauteur 28 cm, visage brodé.'],
          ['poupon', [18, 72], 'beige sable', 'Hauteur 36 cm, body et bonnet à enlever.', 3990],
          ['et couffin', [24, 84], 'écru', 'Poupon de 30 cm, couffin tressé, couverture.', 5490],
        ],
      },
      {
        thing: 'marionnette',
        name: 'Marionnettes à main',
        lead: 'Des marionnettes de feutre pour raconter des histoires.',
        cents: 2290,
        versions: [
          ['famille d’ours', [12, 72], 'marron glacé', 'Trois marionnettes, coton.'],
          ['de doigt', [24, 72], 'assortis', 'Six animaux de la ferme.', 1490],
        ],
      },
    ],
  },
  {
    drawing: 'cubes',
    shelf: 'eveil',
    brands: ['tournelis', 'cabrivole', 'fabrique-du-sureau', 'zephirolle'],
    tags: ['eveil-des-sens', 'en-bois'],
    care: ['S’essuie avec un chiffon humide.', 'Pièces de rechange sur demande.'],
    models: [
      {
        thing: 'puzzle',
        name: 'Puzzle à boutons',
        lead: 'Un encastrement de bois à gros boutons, une image sous chaque pièce.',
        cents: 1490,
        versions: [
          ['ferme', [12, 36], 'assortis', 'Cinq pièces, bouleau.'],
          ['véhicules', [18, 48], 'assortis', 'Huit pièces, bouleau.'],
          ['chiffres', [30, 60], 'assortis', 'Dix pièces, tilleul.', 1690],
        ],
      },
      {
        thing: 'puzzle',
        name: 'Puzzle en carton',
        care: 'Boîte en carton recyclé.',
        lead: 'Un puzzle à grandes pièces épaisses, boîte valisette.',
        cents: 1290,
        versions: [
          ['2 ans', [24, 48], 'assortis', 'Trois puzzles de 4, 6 et 9 pièces.'],
          ['3 ans', [36, 72], 'assortis', 'Puzzle de 24 pièces, la forêt.'],
        ],
      },
      {
        thing: 'construction',
        name: 'Jeu de construction en bois',
        lead: 'Des blocs bruts et colorés pour bâtir des tours et des ponts.',
        cents: 2990,
        versions: [
          ['50 pièces', [12, 84], 'assortis', 'Hêtre, sac de coton.'],
          ['arc-en-ciel', [12, 96], 'assortis', 'Sept arches à emboîter, tilleul.', 3490],
          ['briques géantes', [18, 60], 'assortis', 'Carton épais, vingt-quatre briques.', 2490],
        ],
      },
      {
        thing: 'jeu-manipulation',
        name: 'Planche d’activités',
        lead: 'Des loquets, des boutons et des engrenages pour occuper les doigts curieux.',
        cents: 3490,
        versions: [
          ['murale', [12, 48], 'bois naturel', 'Bouleau, dix activités.'],
          [
            'de voyage',
            [18, 48],
            'gris chiné',
            'Feutre, boucles et lacets, pour la voiture et le train.',
            2490,
          ],
          ['boulier', [12, 48], 'assortis', 'Circuit de perles, trois fils.', 2290],
        ],
      },
      {
        thing: 'boite-permanence',
        name: 'Boîte à permanence de l’objet',
        lead: 'On lâche la balle, elle disparaît, elle revient : un classique Montessori.',
        cents: 2490,
        versions: [
          ['balle', [8, 24], 'bois naturel', 'Tiroir et balle de hêtre.'],
          ['jetons', [12, 30], 'bois naturel', 'Six jetons à glisser dans la fente.'],
        ],
      },
      {
        thing: 'jeu-societe',
        name: 'Premier jeu de société',
        care: 'Boîte en carton recyclé.',
        lead: 'Un jeu coopératif aux règles courtes, que l’on joue en famille.',
        cents: 1990,
        versions: [
          ['verger', [24, 72], 'assortis', 'Dix minutes, de deux à quatre joueurs, dès 2 ans.'],
          ['loto des animaux', [24, 72], 'assortis', 'Six planches, trente-six cartons.', 1490],
          ['mémo', [36, 84], 'assortis', 'Vingt paires de cartes épaisses.', 1290],
        ],
      },
      {
        thing: 'voiture',
        name: 'Petites voitures en bois',
        lead: 'Des voitures qui roulent bien droit, à la taille des petites mains.',
        cents: 1690,
        versions: [
          ['lot de trois', [12, 60], 'assortis', 'Hêtre, roues silencieuses.'],
          ['camion de pompiers', [18, 72], 'rouge brique', 'Échelle mobile, deux personnages.', 2490],
          ['petit train', [18, 72], 'assortis', 'Trois wagons aimantés.', 2290],
          ['circuit de train', [36, 96], 'bois naturel', 'Trente pièces, pont et gare.', 3990],
        ],
      },
    ],
  },
];
