/** Three shops of the demonstration, named as such: nobody is behind them, and their SIRET exists in no register. */
export interface DemoSeller {
  slug: string;
  name: string;
  legalName: string;
  siret: string;
  description: string;
  commissionPercent: number;
  products: {
    name: string;
    description: string;
    shelf: string;
    price: number;
    stock: number;
  }[];
}

/** Of nobody: RFC 2606. */
export const DEMO_DOMAIN = 'boutiques.exemple.invalid';
/** A list that no search finds: what is bought in the demonstration has somebody it is for. */
export const DEMO_SELLERS_LIST = 'liste-exemple-boutiques';
/** The seller's own number of one of its products, counted from 0. */
export const demoItemOf = (seller: string, n: number) => `${seller}-${n + 1}`;

const DEMO = 'Boutique de démonstration : rien n’y est vendu, et personne n’est derrière.';

export const DEMO_SELLERS: readonly DemoSeller[] = [
  {
    slug: 'atelier-brindille-demo',
    name: 'Atelier Brindille (démo)',
    legalName: 'Atelier Brindille, démonstration',
    siret: '00000001800002',
    description: `Des objets en bois tournés et poncés à la main. ${DEMO}`,
    commissionPercent: 12,
    products: [
      {
        name: 'Arche d’éveil en hêtre de l’Atelier Brindille',
        description: 'Hêtre huilé, trois suspensions en bois et coton. Dès la naissance, sous surveillance.',
        shelf: 'eveil',
        price: 5900,
        stock: 12,
      },
      {
        name: 'Toise murale en frêne de l’Atelier Brindille',
        description: 'De 60 à 150 cm, en frêne clair, à graver à chaque anniversaire.',
        shelf: 'chambre',
        price: 4500,
        stock: 8,
      },
      {
        name: 'Anneau de dentition en érable de l’Atelier Brindille',
        description: 'Érable brut poncé, sans vernis, à essuyer avec un linge humide.',
        shelf: 'eveil',
        price: 1400,
        stock: 30,
      },
      {
        name: 'Patère nuage en bouleau de l’Atelier Brindille',
        description: 'Deux crochets, vis et chevilles fournies.',
        shelf: 'chambre',
        price: 2300,
        stock: 3,
      },
    ],
  },
  {
    slug: 'fil-et-coton-demo',
    name: 'Fil et Coton (démo)',
    legalName: 'Fil et Coton, démonstration',
    siret: '00000002600005',
    description: `Du linge de bébé en coton biologique, cousu en petites séries. ${DEMO}`,
    commissionPercent: 12,
    products: [
      {
        name: 'Lange brodé à l’initiale de Fil et Coton',
        description: 'Double gaze de coton, 70 × 70 cm, l’initiale brodée au fil ton sur ton.',
        shelf: 'bain-soin',
        price: 1900,
        stock: 25,
      },
      {
        name: 'Couverture nid d’abeille de Fil et Coton',
        description: 'Coton tissé, 80 × 100 cm, lavable à 40 °C.',
        shelf: 'sommeil',
        price: 3900,
        stock: 10,
      },
      {
        name: 'Bonnet côtelé de naissance de Fil et Coton',
        description: 'Une taille, de la naissance à trois mois.',
        shelf: 'vetements',
        price: 1200,
        stock: 40,
      },
      {
        name: 'Trousse de toilette matelassée de Fil et Coton',
        description: 'Coton enduit à l’intérieur, fermeture à glissière.',
        shelf: 'bain-soin',
        price: 2600,
        stock: 0,
      },
    ],
  },
  {
    slug: 'papeterie-du-quai-demo',
    name: 'Papeterie du Quai (démo)',
    legalName: 'Papeterie du Quai, démonstration',
    siret: '00000003400009',
    description: `Des carnets et des affiches imprimés sur papier recyclé. ${DEMO}`,
    commissionPercent: 10,
    products: [
      {
        name: 'Carnet des premières fois de la Papeterie du Quai',
        description: '96 pages à remplir, papier recyclé, couverture toilée.',
        shelf: 'souvenirs',
        price: 2400,
        stock: 20,
      },
      {
        name: 'Affiche de naissance de la Papeterie du Quai',
        description: 'Prénom, jour, heure et poids, imprimés sur un papier de 250 g.',
        shelf: 'chambre',
        price: 2900,
        stock: 15,
      },
      {
        name: 'Cartes étapes du premier mois de la Papeterie du Quai',
        description: 'Trente cartes à photographier avec l’enfant, dans une pochette de lin.',
        shelf: 'souvenirs',
        price: 1600,
        stock: 18,
      },
      {
        name: 'Album photo à coins de la Papeterie du Quai',
        description: '40 pages ivoire et 200 coins adhésifs.',
        shelf: 'souvenirs',
        price: 3400,
        stock: 6,
      },
    ],
  },
];

export const demoSellersFr = {
  list: 'Des cadeaux de trois boutiques (démonstration)',
  family: 'Famille Exemple',
  address: '1 rue de l’Exemple\n44000 Nantes',
  street: '2 rue de l’Exemple',
  carrier: 'Transporteur de démonstration',
  refused: 'La dernière pièce s’est abîmée à l’atelier.',
  returned: 'En double avec un cadeau déjà reçu.',
};

/** Buyers of the demonstration; their addresses are nobody's. */
export const DEMO_BUYERS = ['Mamie Odile', 'Tonton Max', 'Cousine Jade', 'Parrain Léo', 'Les voisins'];
