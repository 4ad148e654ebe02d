import type { ProductType } from '../product-type.ts';

export const eveil: readonly ProductType[] = [
  {
    slug: 'tapis-eveil',
    classification: 'eveil',
    brands: ['cabrivole', 'ululoup', 'farfelin'],
    tags: ['eveil-des-sens', 'premiers-jours'],
    kinds: [
      {
        name: 'Tapis d’éveil à arches',
        lead: 'Un tapis rond sous deux arches de bois, avec quatre jouets à attraper que l’on déplace à son gré.',
        cents: 7990,
      },
      {
        name: 'Tapis de motricité',
        drawing: 'motricite',
        details: [
          'Dimensions 120 × 120 cm, garnissage de 3 cm, dès la naissance.',
          'Dimensions 100 × 140 cm, dessous antidérapant, se plie en quatre.',
          'Coton et ouate recyclée, diamètre 110 cm, anses pour l’emporter.',
        ],
        care: ['Lavable à 30 °C en grande machine, séchage à plat.'],
        lead: 'Un grand tapis matelassé sans arche, assez ferme pour les premiers retournements.',
        cents: 6490,
      },
      {
        name: 'Tapis d’éveil réversible',
        drawing: 'tapis-puzzle',
        lead: 'Une face en noir et blanc pour les premières semaines, une face en couleurs pour la suite.',
        cents: 5490,
      },
    ],
    details: [
      'Diamètre 95 cm, garnissage de 3 cm, dès la naissance, se roule pour voyager.',
      'Dimensions 100 × 100 cm, textures à froisser, miroir incassable et étiquettes à tirer.',
      'Coton et ouate recyclée, dessous antidérapant, jouets cousus sans petite pièce.',
    ],
    care: [
      'Tapis lavable à 30 °C une fois les arches retirées.',
      'Jouets lavables à la main, séchage à plat.',
    ],
  },
  {
    slug: 'hochet',
    classification: 'eveil',
    brands: ['tournelis', 'cabrivole', 'colinours', 'bois-perlin'],
    tags: ['eveil-des-sens', 'en-bois'],
    kinds: [
      {
        name: 'Hochet en bois',
        details: [
          'Longueur 12 cm, 38 g, verni à l’eau, dès 3 mois.',
          'Deux anneaux libres sur une tige de 10 cm, dès 4 mois.',
          'Trois perles qui coulissent, bois non traité, dès 3 mois.',
        ],
        lead: 'Un hochet tourné dans du hêtre, assez fin pour une main de trois mois.',
        cents: 1290,
      },
      {
        name: 'Hochet grelot tricoté',
        drawing: 'grelot',
        details: [
          'Diamètre 9 cm, coton et hêtre, dès la naissance.',
          'Hauteur 14 cm, facile à passer d’une main à l’autre, dès 3 mois.',
          'Coton biologique, anneau de 7 cm, yeux brodés.',
        ],
        care: ['Lavage à la main, séchage à plat.'],
        lead: 'Un anneau de bois et une tête d’animal au crochet, avec un grelot bien enfermé dans la ouate.',
        cents: 1590,
      },
      {
        name: 'Anneau de dentition',
        drawing: 'anneau',
        lead: 'Un anneau à trois reliefs à mâchonner, que l’on peut mettre au réfrigérateur.',
        cents: 990,
      },
    ],
    details: [
      'Longueur 12 cm, 38 g, verni à l’eau, dès 3 mois.',
      'Diamètre 9 cm, facile à passer d’une main à l’autre, dès 4 mois.',
      'Perles de silicone et bois non traité sur un cordon court et solide.',
    ],
    care: ['S’essuie avec un linge humide, ne se trempe pas.', 'Lavage à la main, séchage à l’air.'],
  },
  {
    slug: 'doudou',
    classification: 'eveil',
    brands: ['colinours', 'ourselin', 'piloutine', 'ululoup'],
    tags: ['premiers-jours', 'eveil-des-sens'],
    kinds: [
      {
        name: 'Doudou plat lapin',
        lead: 'Un lapin plat aux longues oreilles nouées, faciles à saisir et à mordiller.',
        cents: 1890,
      },
      {
        name: 'Doudou mouchoir',
        drawing: 'marionnette',
        lead: 'Un carré de double gaze et une petite tête d’animal, qui garde bien l’odeur des parents.',
        cents: 1590,
      },
      {
        name: 'Peluche à bercer',
        drawing: 'peluche',
        lead: 'Une peluche ronde de 28 cm, lestée juste ce qu’il faut pour tenir assise.',
        cents: 2690,
      },
    ],
    details: [
      'Velours de coton biologique, yeux brodés, sans petite pièce, dès la naissance.',
      'Double gaze et sherpa, attache-tétine caché dans une patte.',
      'Livré dans une pochette de coton avec une étiquette où noter le prénom.',
    ],
    care: [
      'Lavage à 30 °C dans un filet, séchage à l’air.',
      'Lavage à 40 °C ; prévoir le second, pour les jours de lessive.',
    ],
  },
  {
    slug: 'livre',
    classification: 'eveil',
    brands: ['farfelin', 'les-petits-sabords', 'zephirolle'],
    tags: ['eveil-des-sens'],
    kinds: [
      {
        name: 'Livre en tissu',
        details: [
          'Format 16 × 16 cm, coton et polyester, dès la naissance.',
          'Format 20 × 14 cm, pages ouatinées et étiquettes à tirer, dès 3 mois.',
          'Se fixe à la poussette ou au lit par un anneau, dès 3 mois.',
        ],
        care: ['Lavage à 30 °C dans un filet.'],
        lead: 'Huit pages de tissu à froisser, un miroir, un pompon et une poche où cacher la souris.',
        cents: 1990,
      },
      {
        name: 'Imagier cartonné',
        drawing: 'imagier',
        lead: 'Trente images nettes sur fond uni, un mot par page, des coins arrondis.',
        cents: 1290,
      },
      {
        name: 'Livre à contrastes',
        drawing: 'livre-contrastes',
        details: [
          'Format 12 × 12 cm fermé, 96 cm déplié, carton de 2 mm.',
          'Format 14 × 14 cm, douze volets, encres végétales.',
        ],
        lead: 'Un livre accordéon en noir, blanc et rouge, à dresser à 25 cm des yeux d’un nouveau-né.',
        cents: 1190,
      },
    ],
    details: [
      'Format 16 × 16 cm, dès la naissance.',
      'Format 18 × 14 cm, carton de 2 mm et encres végétales, dès 6 mois.',
      'Se fixe à la poussette ou au lit par un anneau, dès 3 mois.',
    ],
    care: ['S’essuie d’un linge humide.', 'Imprimé en Europe, sans plastique autour.'],
  },
  {
    slug: 'cubes',
    classification: 'eveil',
    brands: ['tournelis', 'cabrivole', 'fabrique-du-sureau'],
    tags: ['eveil-des-sens', 'en-bois', 'fait-pour-durer'],
    kinds: [
      {
        name: 'Pyramide d’anneaux',
        lead: 'Six anneaux à empiler sur un axe souple qui plie si l’enfant tombe dessus.',
        cents: 1990,
      },
      {
        name: 'Cubes à empiler',
        drawing: 'cubes-lettres',
        lead: 'Dix cubes gigognes, du plus petit au plus grand, un animal sur chaque face.',
        cents: 2290,
      },
      {
        name: 'Boîte à formes',
        drawing: 'boite-formes',
        lead: 'Une boîte, six formes, six trous, et un couvercle à charnière pour tout reprendre.',
        cents: 2790,
      },
    ],
    details: [
      'Tilleul et hêtre, peintures à l’eau conformes à la norme jouets, dès 12 mois.',
      'Hauteur 22 cm, pièces de 4 cm au moins, dès 10 mois.',
      'Bois de forêts gérées durablement, rangé dans un sac de coton.',
    ],
    care: ['S’essuie avec un chiffon humide.', 'Pièces de rechange sur demande.'],
  },
  {
    slug: 'transat',
    classification: 'eveil',
    brands: ['orvelin', 'bercelys', 'gambadoux'],
    tags: ['premiers-jours', 'voyager-leger'],
    bulky: true,
    kinds: [
      {
        name: 'Transat à bascule',
        lead: 'Un transat qui se balance avec les mouvements de bébé, sans moteur ni pile.',
        cents: 11900,
      },
      {
        name: 'Transat évolutif',
        lead: 'Un transat qui devient un petit fauteuil bas quand l’enfant sait marcher.',
        cents: 15900,
      },
      {
        name: 'Transat nomade',
        drawing: 'hamac',
        details: [
          'Plié 8 cm d’épaisseur, deux inclinaisons, de 3,5 à 9 kg.',
          'Maille respirante sur cadre d’acier, 2,4 kg, housse de transport fournie.',
        ],
        lead: 'Un transat qui se plie à plat et se glisse sous un lit, pour suivre bébé de pièce en pièce.',
        cents: 7990,
      },
    ],
    details: [
      'De 3,5 à 9 kg, trois inclinaisons, harnais à trois points, 2,1 kg.',
      'Cadre en hêtre cintré, assise en coton, base large de 58 cm.',
      'Maille respirante, réducteur de tête amovible, arche de jeux en option.',
    ],
    care: ['Housse lavable à 30 °C.', 'Housse lavable à 40 °C, se remet sans outil.'],
  },
];
