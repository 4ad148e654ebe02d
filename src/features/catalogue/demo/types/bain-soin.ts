import type { ProductType } from '../product-type.ts';

export const bainSoin: readonly ProductType[] = [
  {
    slug: 'baignoire',
    classification: 'bain-soin',
    brands: ['bain-d-ajonc', 'perlimousse', 'ribamousse'],
    tags: ['heure-du-bain', 'premiers-jours'],
    kinds: [
      {
        name: 'Baignoire avec transat',
        lead: 'Une baignoire dont le fond forme un transat : bébé reste à demi assis et les deux mains sont libres.',
        cents: 3490,
      },
      {
        name: 'Baignoire pliable',
        drawing: 'baignoire-pliable',
        lead: 'Une baignoire aux parois souples qui se replie à 9 cm d’épaisseur et s’accroche derrière la porte.',
        cents: 3990,
      },
      {
        name: 'Siège de bain',
        drawing: 'siege-bain',
        details: [
          'De 6 à 12 mois, jusqu’à 13 kg, 34 × 30 cm ; un adulte reste toujours à portée de main.',
          'Boucle d’entrejambe large, ouverture devant pour sortir bébé sans le tordre, jusqu’à 12 mois.',
        ],
        care: ['Les ventouses se décollent par une languette et se rincent à l’eau claire.'],
        lead: 'Un siège à poser au fond de la grande baignoire, quatre ventouses et un dossier enveloppant.',
        cents: 2490,
      },
    ],
    details: [
      'Longueur 80 cm, 22 litres, de la naissance à 12 mois, bouchon de vidange qui change de couleur à 37 °C.',
      'Revêtement antidérapant, repères de niveau à 8 et 12 cm, 1,4 kg.',
      'Polypropylène recyclé fabriqué en Europe, jusqu’à 10 kg ; un adulte reste toujours à portée de bras.',
    ],
    care: [
      'Se rince à l’eau claire et sèche pendue par son anneau.',
      'Se nettoie au savon doux, sans javel.',
    ],
  },
  {
    slug: 'cape-de-bain',
    classification: 'bain-soin',
    brands: ['perlimousse', 'ondelaine', 'bain-d-ajonc', 'fauvelline'],
    tags: ['heure-du-bain', 'trousseau-de-naissance', 'naissance-d-ete'],
    kinds: [
      {
        name: 'Cape de bain',
        lead: 'Un carré d’éponge à capuche qui enveloppe bébé d’un geste à la sortie de l’eau.',
        cents: 2490,
      },
      {
        name: 'Cape de bain tablier',
        lead: 'Une cape qui se noue au cou du parent comme un tablier, pour prendre bébé sans se mouiller.',
        cents: 3290,
      },
      {
        name: 'Poncho de bain',
        drawing: 'poncho-de-bain',
        lead: 'Un poncho à enfiler par la tête, pour la piscine et la plage, avec deux pressions sur les côtés.',
        cents: 2890,
      },
    ],
    details: [
      'Éponge de coton biologique de 350 g au mètre carré, 75 × 75 cm, de la naissance à 12 mois.',
      'Éponge de bambou et coton, 100 × 100 cm, jusqu’à 3 ans.',
      'Nid d’abeilles léger, sèche vite, capuche brodée de deux oreilles rondes.',
    ],
    care: [
      'Lavage à 60 °C, sans adoucissant pour garder l’éponge absorbante.',
      'Lavage à 40 °C, sèche-linge possible.',
    ],
  },
  {
    slug: 'matelas-a-langer',
    classification: 'bain-soin',
    brands: ['nuagelle', 'bercelys', 'perlimousse'],
    tags: ['premiers-jours', 'trousseau-de-naissance'],
    kinds: [
      {
        name: 'Matelas à langer',
        lead: 'Un matelas à bords relevés qui garde bébé au milieu pendant le change.',
        cents: 2990,
      },
      {
        name: 'Matelas à langer moulé',
        lead: 'Un matelas en mousse moulée d’une seule pièce, sans couture où l’eau se glisse.',
        cents: 8990,
      },
      {
        name: 'Tapis à langer nomade',
        drawing: 'tapis-nomade',
        details: [
          'Ouvert 60 × 40 cm, fermé 24 × 12 cm, dragonne pour la poussette.',
          'Ouvert 65 × 45 cm, coin tête matelassé, poche à glissière.',
        ],
        care: ['S’essuie d’un coup d’éponge ou se lave à 30 °C.'],
        lead: 'Une pochette qui se déplie en tapis à langer, avec une place pour deux couches et les lingettes.',
        cents: 2490,
      },
    ],
    details: [
      'Dimensions 50 × 70 cm, s’adapte à une commode de 48 cm de profondeur.',
      'Dimensions 45 × 75 cm, dessous antidérapant, jusqu’à 15 kg.',
      'Surface enduite douce au toucher, vendue avec une serviette éponge de 40 × 60 cm.',
    ],
    care: ['S’essuie d’un coup d’éponge.', 'Housse éponge amovible, lavable à 60 °C.'],
  },
  {
    slug: 'trousse-soin',
    classification: 'bain-soin',
    brands: ['sylvabule', 'bain-d-ajonc', 'grand-mere-ysope'],
    tags: ['heure-du-bain', 'valise-de-maternite'],
    kinds: [
      {
        name: 'Trousse de soin complète',
        lead: 'Une brosse, un peigne, une lime, des ciseaux à bouts ronds, un mouche-bébé et un thermomètre de bain.',
        cents: 2990,
      },
      {
        name: 'Trousse de toilette',
        drawing: 'pochette',
        lead: 'Une trousse doublée à deux compartiments, pour les flacons debout et le coton au sec.',
        cents: 2190,
      },
      {
        name: 'Coffret brosse et peigne',
        drawing: 'brosse-peigne',
        details: [
          'Présenté dans une boîte de bois qui se range ensuite dans la chambre.',
          'Manche de 14 cm, hêtre huilé, pochette de coton.',
        ],
        care: ['Se rince à l’eau tiède, sèche poils vers le bas.'],
        lead: 'Une brosse en poils de chèvre et un peigne en hêtre, assez doux pour les premiers cheveux.',
        cents: 1690,
      },
    ],
    details: [
      'Pochette de 22 × 14 cm en coton enduit, qui se suspend par une boucle.',
      'Dimensions 25 × 18 × 8 cm, fermeture à glissière large, prénom à broder en option.',
      'Présenté dans une boîte de bois qui se range ensuite dans la chambre.',
    ],
    care: ['Intérieur lavable à l’éponge.', 'Lavage en machine à 30 °C, à plat pour garder la forme.'],
  },
];
