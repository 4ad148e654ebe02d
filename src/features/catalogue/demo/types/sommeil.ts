import type { ProductType } from '../product-type.ts';

export const sommeil: readonly ProductType[] = [
  {
    slug: 'gigoteuse',
    classification: 'sommeil',
    brands: ['brindelune', 'nuagelle', 'lunaval', 'hameau-des-lins'],
    tags: ['nuits-paisibles', 'trousseau-de-naissance', 'valise-de-maternite'],
    kinds: [
      {
        name: 'Gigoteuse légère',
        lead: 'Une gigoteuse en double gaze de coton, indice TOG 0,5, pour les chambres au-dessus de 24 °C.',
        cents: 3490,
      },
      {
        name: 'Gigoteuse mi-saison',
        drawing: 'gigoteuse-rayee',
        lead: 'Une gigoteuse ouatinée, indice TOG 1, pour une chambre entre 20 et 23 °C.',
        cents: 4490,
      },
      {
        name: 'Gigoteuse d’hiver à manches',
        drawing: 'gigoteuse-hiver',
        lead: 'Une gigoteuse chaude, indice TOG 2,5, dont les manches se détachent par des pressions.',
        cents: 5990,
      },
    ],
    details: [
      'Longueur 70 cm, de la naissance à 6 mois environ, avec deux pressions sous les bras pour régler l’encolure.',
      'Longueur 90 cm, de 6 à 24 mois, avec une fermeture à glissière qui s’ouvre par le bas pour changer bébé sans le réveiller.',
      'Longueur réglable de 65 à 85 cm grâce à une rangée de pressions dans le bas.',
    ],
    care: ['Lavage à 40 °C, séchage doux en machine.', 'Coton biologique, lavable à 30 °C sans adoucissant.'],
  },
  {
    slug: 'cododo',
    classification: 'sommeil',
    brands: ['bercelys', 'bois-perlin', 'tournelis'],
    tags: ['nuits-paisibles', 'premiers-jours'],
    bulky: true,
    kinds: [
      {
        name: 'Berceau cododo',
        lead: 'Un berceau qui se fixe au lit des parents par deux sangles, son côté s’abaissant d’une seule main.',
        cents: 18900,
      },
      {
        name: 'Berceau à roulettes',
        drawing: 'berceau',
        lead: 'Un berceau que l’on roule d’une pièce à l’autre, quatre roulettes dont deux à frein.',
        cents: 15900,
      },
      {
        name: 'Petit lit d’appoint pliant',
        drawing: 'lit-parapluie',
        lead: 'Un couffin sur pieds qui se replie à plat en une minute et tient derrière une porte.',
        cents: 12900,
      },
    ],
    details: [
      'Couchage de 51 × 83 cm, de la naissance à 9 kg ou jusqu’à ce que bébé se redresse, parois en filet pour laisser passer l’air.',
      'Cadre en hêtre massif verni à l’eau, couchage de 50 × 90 cm, sommier à trois hauteurs.',
      'Structure en aluminium de 7 kg, cinq hauteurs de 38 à 60 cm, matelas ferme de 5 cm fourni.',
    ],
    care: [
      'Housse du matelas lavable à 60 °C.',
      'Tissu déhoussable, lavage à 30 °C ; le cadre se nettoie avec une éponge humide.',
    ],
  },
  {
    slug: 'lit',
    classification: 'sommeil',
    brands: ['bois-perlin', 'manufacture-oriolle', 'fabrique-du-sureau'],
    tags: ['chambre-douce', 'en-bois', 'fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Lit à barreaux',
        lead: 'Un lit à barreaux aux lignes simples, avec un sommier à trois hauteurs qui descend à mesure que bébé se redresse.',
        cents: 22900,
      },
      {
        name: 'Lit évolutif',
        drawing: 'lit-enfant',
        lead: 'Un lit qui grandit : barreaux jusqu’à 2 ans, puis banquette ouverte jusqu’à 5 ans, avec les mêmes pièces.',
        cents: 34900,
      },
      {
        name: 'Lit-cabane bas',
        drawing: 'lit-cabane',
        lead: 'Un lit au ras du sol sous un toit de bois, pour l’enfant qui monte et descend seul, dès 2 ans.',
        cents: 27900,
      },
    ],
    details: [
      'Hêtre massif issu de forêts gérées durablement, couchage de 60 × 120 cm, matelas non compris.',
      'Pin massif verni à l’eau, couchage de 70 × 140 cm, écart entre barreaux de 5,5 cm.',
      'Bouleau et contreplaqué, couchage de 70 × 140 cm, montage à deux en trois quarts d’heure avec la clé fournie.',
    ],
    care: [
      'Se dépoussière avec un chiffon sec ; les vis se resserrent tous les six mois.',
      'Finition à l’huile dure, à renouveler tous les deux ans.',
    ],
  },
  {
    slug: 'veilleuse',
    classification: 'sommeil',
    brands: ['noctavelle', 'hululine', 'tiboreal'],
    tags: ['nuits-paisibles', 'chambre-douce'],
    kinds: [
      {
        name: 'Veilleuse nomade',
        lead: 'Une petite lampe en silicone souple, rechargeable, que l’on pose sur la table de nuit ou glisse dans un sac.',
        cents: 2990,
      },
      {
        name: 'Veilleuse à intensité réglable',
        drawing: 'veilleuse-oeuf',
        lead: 'Une veilleuse qui passe d’une lueur de 2 lumens à une lampe de lecture en glissant le doigt sur son pied.',
        cents: 3990,
      },
      {
        name: 'Veilleuse sonore',
        drawing: 'bruit-blanc',
        lead: 'Une veilleuse et six bruits doux, pluie, vagues ou ventilateur, qui s’arrêtent d’eux-mêmes après 20 ou 40 minutes.',
        cents: 4590,
      },
    ],
    details: [
      'Hauteur 14 cm, 180 g, huit heures d’autonomie à mi-puissance, câble USB-C fourni.',
      'Lumière ambrée sans bleu, minuterie de 30 minutes, base antidérapante de 10 cm.',
      'Allumage au toucher pour les tétées de la nuit, jusqu’à douze heures sans recharge.',
    ],
    care: [
      'Se nettoie avec un chiffon humide, ne va pas dans l’eau.',
      'Silicone sans bisphénol, lavable à l’éponge.',
    ],
  },
  {
    slug: 'draps',
    classification: 'sommeil',
    brands: ['hameau-des-lins', 'brindelune', 'ondelaine', 'nuagelle'],
    tags: ['chambre-douce', 'trousseau-de-naissance'],
    kinds: [
      {
        name: 'Lot de deux draps-housses',
        lead: 'Deux draps-housses à élastique sur tout le tour, qui ne glissent pas quand bébé remue.',
        cents: 2490,
      },
      {
        name: 'Drap-housse en gaze',
        drawing: 'drap-housse',
        lead: 'Un drap-housse en double gaze, frais l’été et qui ne se repasse pas.',
        cents: 1990,
      },
      {
        name: 'Alèse respirante',
        drawing: 'alese',
        lead: 'Une alèse fine en bambou et polyuréthane, imperméable sans bruit de plastique.',
        cents: 2290,
      },
    ],
    details: [
      'Pour matelas de 60 × 120 cm, bonnet de 15 cm.',
      'Pour matelas de 70 × 140 cm, coton de 130 g au mètre carré.',
      'Pour berceau de 50 × 83 cm, angles cousus pour les matelas arrondis.',
    ],
    care: ['Lavage à 60 °C, sèche-linge possible.', 'Coton biologique, à laver avant la première nuit.'],
  },
];
