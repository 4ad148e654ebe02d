import type { ProductType } from '../product-type.ts';

export const allaitement: readonly ProductType[] = [
  {
    slug: 'coussin-allaitement',
    classification: 'allaitement',
    brands: ['nuagelle', 'hameau-des-lins', 'brindelune'],
    tags: ['allaitement-serein', 'premiers-jours', 'pour-la-maman'],
    kinds: [
      {
        name: 'Coussin d’allaitement',
        lead: 'Un coussin en demi-lune qui porte le poids de bébé à hauteur du sein ou du biberon.',
        cents: 4990,
      },
      {
        name: 'Grand coussin de grossesse',
        drawing: 'coussin-grossesse',
        lead: 'Un long coussin de 170 cm qui soutient le ventre et le dos pendant la grossesse, puis bébé pendant les tétées.',
        cents: 6490,
      },
      {
        name: 'Petit coussin d’allaitement de voyage',
        lead: 'Un coussin ferme de 45 cm qui se passe au bras et tient dans un sac à langer.',
        cents: 3290,
      },
    ],
    details: [
      'Garnissage en microbilles de 1,5 mm, silencieuses, regarnissable par une glissière intérieure.',
      'Garnissage en balle d’épeautre, ferme et respirant, 1,9 kg.',
      'Garnissage en fibres creuses recyclées, léger, qui reprend sa forme en le secouant.',
    ],
    care: [
      'Housse en coton biologique, amovible, lavable à 40 °C.',
      'Housse en jersey lavable à 30 °C ; une housse de rechange existe.',
    ],
  },
  {
    slug: 'tire-lait',
    classification: 'allaitement',
    brands: ['sylvabule', 'tiboreal', 'quenottin'],
    tags: ['allaitement-serein', 'pour-la-maman'],
    kinds: [
      {
        name: 'Tire-lait manuel',
        lead: 'Un tire-lait à poignée douce, sans pile ni câble, pour un usage de temps en temps.',
        cents: 3490,
      },
      {
        name: 'Tire-lait électrique simple',
        drawing: 'tire-lait-electrique',
        lead: 'Un tire-lait à moteur, neuf niveaux d’aspiration et un mode stimulation de deux minutes au départ.',
        cents: 8990,
      },
      {
        name: 'Collecteur de lait',
        drawing: 'collecteur-lait',
        details: [
          'Contenance 100 ml, silicone d’une seule pièce, fond qui tient debout.',
          'Contenance 75 ml, assez plat pour rester sous un soutien-gorge, bec verseur.',
        ],
        care: ['Se lave à l’eau chaude savonneuse, se stérilise à la vapeur.'],
        lead: 'Une coque en silicone qui recueille le lait de l’autre sein pendant la tétée, par simple dépression.',
        cents: 1990,
      },
    ],
    details: [
      'Téterelles de 21 et 24 mm fournies, 150 ml, sans bisphénol.',
      'Livré avec deux flacons de conservation de 120 ml et leurs bouchons.',
      'Pièces en silicone et polypropylène, moins de 400 g, pochette de transport comprise.',
    ],
    care: [
      'Quatre pièces à laver à l’eau chaude savonneuse après chaque usage.',
      'Stérilisable à la vapeur ; membranes à changer tous les deux mois.',
    ],
  },
  {
    slug: 'langes',
    classification: 'allaitement',
    brands: ['fauvelline', 'ondelaine', 'hameau-des-lins', 'maison-tavelle'],
    tags: ['premiers-jours', 'trousseau-de-naissance', 'naissance-d-ete'],
    kinds: [
      {
        name: 'Lot de trois langes',
        lead: 'Trois langes de coton qui servent de protège-épaule, de drap d’appoint ou de rideau de poussette.',
        cents: 1990,
      },
      {
        name: 'Maxi-lange en bambou',
        drawing: 'couverture',
        lead: 'Un grand lange très doux en viscose de bambou et coton, assez large pour allaiter à l’abri des regards.',
        cents: 1790,
      },
      {
        name: 'Lot de six carrés de gaze',
        drawing: 'lingettes',
        details: [
          'Carrés de 30 × 30 cm, double gaze de coton biologique, bords surjetés.',
          'Carrés de 25 × 25 cm, une face gaze et une face éponge.',
        ],
        care: ['Lavage à 60 °C avec le reste du linge.'],
        lead: 'Six petits carrés pour essuyer un menton, une main, un visage, à garder dans chaque sac.',
        cents: 1290,
      },
    ],
    details: [
      'Mousseline de 70 × 70 cm, de plus en plus souple au fil des lavages.',
      'Double gaze de 120 × 120 cm, 125 g au mètre carré, bords surjetés.',
      'Tissage nid d’abeilles, très absorbant, teint sans métaux lourds.',
    ],
    care: [
      'Lavage à 60 °C, sèche en une nuit.',
      'Lavage à 40 °C ; le froissé est voulu, inutile de repasser.',
    ],
  },
];
