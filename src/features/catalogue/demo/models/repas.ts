import type { Range } from './model.ts';

export const repasModels: readonly Range[] = [
  {
    drawing: 'biberon',
    shelf: 'repas',
    brands: ['quenottin', 'pepindor', 'sylvabule'],
    tags: ['repas-en-famille', 'premiers-jours'],
    care: ['Va au lave-vaisselle et au stérilisateur.', 'Lavage à l’eau chaude, à démonter entièrement.'],
    models: [
      {
        thing: 'biberon',
        name: 'Biberon en inox',
        lead: 'Un biberon en acier inoxydable, léger et incassable, qui devient gourde.',
        cents: 2290,
        versions: [
          ['150 ml', [0, 6], 'vert sauge', 'Tétine débit lent, bouchon étanche.'],
          ['260 ml', [3, 24], 'terracotta', 'Tétine débit moyen, garde au chaud deux heures.', 2790],
        ],
      },
      {
        thing: 'biberon',
        name: 'Biberon en plastique sans bisphénol',
        lead: 'Un biberon de tous les jours, léger, en polypropylène.',
        cents: 890,
        versions: [
          ['120 ml', [0, 3], 'transparent', 'Tétine nouveau-né débit zéro plus.'],
          ['240 ml', [3, 12], 'bleu ciel', 'Tétine débit moyen, poignées en option.'],
          ['330 ml', [6, 24], 'rose poudré', 'Tétine à bouillie, large goulot.', 990],
        ],
      },
      {
        thing: 'biberon',
        name: 'Biberon avec poignées',
        lead: 'Un biberon à deux anses que l’enfant tient lui-même.',
        cents: 1290,
        versions: [
          ['6 mois', [6, 18], 'jaune moutarde', 'Contenance 240 ml, bec souple anti-fuite.'],
          ['12 mois', [12, 36], 'vert amande', 'Contenance 300 ml, paille lestée.'],
        ],
      },
      {
        thing: 'tetine-biberon',
        name: 'Tétines de rechange',
        lead: 'Deux tétines en silicone pour biberons à col large.',
        cents: 690,
        versions: [
          ['0-6 mois, débit lent', [0, 6], 'transparent', 'Un trou, valve anti-coliques.'],
          ['6 mois, débit rapide', [6, 24], 'transparent', 'Trois trous, pour lait deuxième âge.'],
          ['bouillie', [6, 36], 'transparent', 'Fente en croix pour les liquides épais.'],
        ],
      },
      {
        thing: 'sucette',
        name: 'Sucettes physiologiques',
        care: 'À faire bouillir avant le premier usage, à changer tous les deux mois.',
        lead: 'Deux tototes à collerette aérée, forme symétrique.',
        cents: 790,
        versions: [
          ['prématuré', [0, 1], 'blanc', 'Toute petite, silicone, moins de 2,5 kg.'],
          ['0-6 mois', [0, 6], 'vert sauge', 'Silicone, boîte de stérilisation.'],
          ['6-18 mois', [6, 18], 'bleu nuit', 'Brillent la nuit, silicone.'],
          ['caoutchouc naturel, 0-6 mois', [0, 6], 'miel', 'Caoutchouc d’une seule pièce.', 990],
        ],
      },
      {
        thing: 'attache-sucette',
        name: 'Attache-sucette',
        lead: 'Un cordon court à clip doux pour ne plus chercher la tétine sous la poussette.',
        cents: 990,
        versions: [
          ['perles de bois', [0, 36], 'bois naturel', 'Hêtre et silicone, longueur 21 cm.', 1290],
          ['tissu', [0, 36], 'rayé marine', 'Coton et clip en hêtre.'],
        ],
      },
      {
        thing: 'chauffe-biberon',
        name: 'Chauffe-biberon',
        care: 'Se détartre au vinaigre une fois par mois.',
        lead: 'Un chauffe-biberon doux pour le lait maternel comme pour les petits pots.',
        cents: 3490,
        versions: [
          ['', null, 'blanc', 'Trois minutes, arrêt automatique.'],
          ['de voiture', null, 'noir', 'Allume-cigare 12 V, housse à scratch.', 2990],
          ['sans fil', null, 'gris perle', 'Batterie pour cinq biberons, se visse dessous.', 5990],
        ],
      },
      {
        thing: 'sterilisateur',
        name: 'Stérilisateur de biberons',
        care: 'Se détartre au vinaigre une fois par mois.',
        lead: 'Un stérilisateur à vapeur qui tue les germes sans produit chimique.',
        cents: 5490,
        versions: [
          ['électrique', null, 'blanc', 'Six biberons en huit minutes.'],
          ['micro-ondes', null, 'bleu ciel', 'Quatre biberons en quatre minutes, 500 g.', 2490],
          ['avec séchage', null, 'gris perle', 'Stérilise et sèche, filtre à air, minuterie.', 8990],
        ],
      },
      {
        thing: 'entretien-biberon',
        name: 'Égouttoir à biberons',
        care: 'Se rince à l’eau chaude.',
        lead: 'Un égouttoir où biberons, tétines et pièces de tire-lait sèchent debout.',
        cents: 1990,
        versions: [
          ['herbe', null, 'vert amande', 'Bac amovible, 24 × 24 cm.'],
          ['arbre pliant', null, 'blanc', 'Huit branches, se replie pour voyager.', 1490],
        ],
      },
      {
        thing: 'entretien-biberon',
        name: 'Goupillon',
        lead: 'Une brosse longue pour le fond des biberons et une petite pour les tétines.',
        cents: 690,
        versions: [
          ['silicone', null, 'vert sauge', 'Ne raye pas le verre.'],
          ['bois et fibre', null, 'bois naturel', 'Manche de hêtre, tête remplaçable.', 890],
        ],
      },
      {
        thing: 'doseur-lait',
        name: 'Doseur de lait en poudre',
        lead: 'Des compartiments à empiler, une dose par biberon, pour sortir.',
        cents: 790,
        versions: [
          ['trois doses', null, 'bleu ciel', 'Couvercle verseur, sans bisphénol.'],
          ['quatre doses', null, 'rose poudré', 'Va aussi pour les goûters.', 990],
        ],
      },
    ],
  },
  {
    drawing: 'chaise-haute',
    shelf: 'repas',
    brands: ['bois-perlin', 'orvelin', 'tournelis', 'manufacture-oriolle'],
    tags: ['repas-en-famille', 'fait-pour-durer'],
    bulky: true,
    care: ['Se nettoie à l’éponge.', 'Plateau au lave-vaisselle.'],
    models: [
      {
        thing: 'chaise-haute',
        name: 'Chaise haute en bois',
        lead: 'Une chaise de hêtre à barreaux, marchepied réglable et tablette amovible.',
        cents: 13900,
        kg: [7, 30],
        versions: [
          ['', [6, 72], 'bois naturel', 'Coussin en option, 6,5 kg.'],
          ['blanche', [6, 72], 'blanc', 'Vernis à l’eau, harnais cinq points.', 14900],
          [
            'avec transat naissance',
            [0, 72],
            'gris chiné',
            'Un transat se pose dessus dès la naissance.',
            25900,
          ],
        ],
      },
      {
        thing: 'chaise-haute',
        name: 'Chaise haute à roulettes',
        lead: 'Une chaise haute inclinable qui suit la cuisine, sept hauteurs.',
        cents: 12900,
        kg: [0, 15],
        versions: [
          ['', [0, 36], 'gris anthracite', 'Dossier à cinq positions, se plie.'],
          ['ultra compacte', [6, 36], 'vert sauge', 'Pliée 25 cm de large, plateau à glisser.', 9990],
        ],
      },
      {
        thing: 'rehausseur-repas',
        name: 'Réhausseur de chaise',
        lead: 'Un rehausseur qui s’attache à une chaise d’adulte, pour manger à table avec les grands.',
        cents: 3990,
        kg: [7, 15],
        versions: [
          ['', [6, 36], 'vert amande', 'Plateau amovible, trois hauteurs.'],
          ['nomade', [6, 36], 'bleu marine', 'Toile pliante, se glisse dans le sac à langer.', 2990],
          ['coussin', [24, 72], 'gris chiné', 'Mousse ferme de 8 cm, deux sangles.', 2490],
        ],
      },
      {
        thing: 'tour-observation',
        name: 'Tour d’observation',
        lead: 'Une tour d’apprentissage où l’enfant se tient à hauteur du plan de travail.',
        cents: 11900,
        versions: [
          ['', [15, 72], 'bois naturel', 'Bouleau, trois hauteurs de plateau.'],
          ['pliante', [18, 72], 'blanc', 'Se range à plat contre le mur.', 14900],
        ],
      },
    ],
  },
];
