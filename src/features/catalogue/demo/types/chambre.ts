import type { ProductType } from '../product-type.ts';

export const chambre: readonly ProductType[] = [
  {
    slug: 'commode',
    classification: 'chambre',
    brands: ['manufacture-oriolle', 'bois-perlin', 'fabrique-du-sureau'],
    tags: ['chambre-douce', 'en-bois', 'fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Commode à langer',
        lead: 'Une commode à trois tiroirs dont le plan à langer se retire quand il ne sert plus.',
        cents: 32900,
      },
      {
        name: 'Table à langer étroite',
        drawing: 'table-a-langer',
        lead: 'Une table à langer de 55 cm de large pour les petites chambres et les salles de bains.',
        cents: 15900,
      },
      {
        name: 'Plan à langer mural',
        drawing: 'plan-mural',
        details: [
          'Ouvert 60 × 80 cm, jusqu’à 11 kg, chevilles pour mur plein fournies.',
          'Bouleau verni, se ferme en douceur par deux vérins, matelas de 70 × 50 cm compris.',
        ],
        care: ['Se nettoie avec une éponge humide.'],
        lead: 'Un plan qui se rabat contre le mur, 13 cm fermé, avec une étagère pour les couches.',
        cents: 18900,
      },
    ],
    details: [
      'Hauteur de 92 cm pour garder le dos droit, plan de 70 × 50 cm, fixation au mur fournie.',
      'Pin massif et panneaux de bouleau, tiroirs à fermeture douce, profondeur 48 cm.',
      'Hêtre verni à l’eau, coins arrondis, montage en une heure.',
    ],
    care: [
      'Se nettoie avec une éponge humide.',
      'Poignées et plan vendus séparément pour changer d’allure plus tard.',
    ],
  },
  {
    slug: 'fauteuil',
    classification: 'chambre',
    brands: ['manufacture-oriolle', 'fabrique-du-sureau', 'comptoir-aubepin'],
    tags: ['allaitement-serein', 'chambre-douce', 'pour-la-maman'],
    bulky: true,
    kinds: [
      {
        name: 'Fauteuil d’allaitement',
        lead: 'Un fauteuil à dossier haut et accoudoirs à la bonne hauteur pour les longues tétées.',
        cents: 29900,
      },
      {
        name: 'Fauteuil à bascule',
        drawing: 'fauteuil-bascule',
        lead: 'Un fauteuil sur patins arrondis, que l’on bloque pour se lever sans réveiller bébé.',
        cents: 24900,
      },
      {
        name: 'Petit fauteuil d’enfant',
        drawing: 'fauteuil-enfant',
        details: [
          'Largeur 42 cm, mousse ferme sans bois ni métal, 2,6 kg, de 1 à 4 ans.',
          'Velours déhoussable, poche sur le côté pour les livres, de 18 mois à 5 ans.',
        ],
        care: ['Housse lavable à 30 °C.'],
        lead: 'Un fauteuil club à la taille d’un enfant d’un an, assise à 22 cm du sol.',
        cents: 8990,
      },
    ],
    details: [
      'Tissu bouclette et pieds en chêne, mousse de 30 kg au mètre cube, 62 cm de large.',
      'Velours côtelé déhoussable, structure en pin, 14 kg.',
      'Lin lavé, coussin lombaire compris, livré monté.',
    ],
    care: ['Housse lavable à 30 °C.', 'Nettoyage à sec ou à la vapeur douce.'],
  },
  {
    slug: 'panier',
    classification: 'chambre',
    brands: ['comptoir-aubepin', 'atelier-bergelin', 'hameau-des-lins'],
    tags: ['chambre-douce'],
    kinds: [
      {
        name: 'Panier de rangement',
        lead: 'Un panier souple pour les peluches, les couches ou les langes, qui se range plié.',
        cents: 1990,
      },
      {
        name: 'Panière de toilette',
        drawing: 'paniere',
        lead: 'Une panière à six poches à poser sur la commode, tout à portée de main pendant le change.',
        cents: 2790,
      },
      {
        name: 'Malle à jouets',
        drawing: 'coffre-jouets',
        lead: 'Une malle basse que l’enfant remplit et vide seul, deux poignées de corde.',
        cents: 4490,
      },
    ],
    details: [
      'Corde de coton cousue, diamètre 30 cm, hauteur 28 cm.',
      'Jonc de mer tressé à la main, 35 × 25 × 20 cm.',
      'Toile matelassée doublée, 40 × 30 × 30 cm, jusqu’à 8 kg.',
    ],
    care: ['S’aspire et se dépoussière.', 'Lavage à 30 °C, séchage à plat.'],
  },
  {
    slug: 'mobile',
    classification: 'coups-de-coeur',
    brands: ['zephirolle', 'farfelin', 'ululoup', 'les-petits-sabords'],
    tags: ['chambre-douce', 'eveil-des-sens'],
    kinds: [
      {
        name: 'Mobile en feutre',
        lead: 'Cinq formes de feutre suspendues à un cercle de bois, qui tournent au moindre souffle.',
        cents: 3990,
      },
      {
        name: 'Mobile musical',
        lead: 'Un mobile à remonter qui joue une berceuse deux minutes, puis s’arrête sans déclic.',
        cents: 4490,
      },
      {
        name: 'Mobile à contrastes',
        drawing: 'mobile-contrastes',
        lead: 'Des cartes en noir et blanc à changer à mesure que la vue de bébé s’affine.',
        cents: 2990,
      },
    ],
    details: [
      'Diamètre 30 cm, hauteur réglable de 40 à 70 cm, à fixer au plafond ou à un bras vendu à part.',
      'Se suspend hors de portée et se retire quand bébé se redresse, vers 5 mois.',
      'Cousu à la main en petites séries, laine et hêtre, 140 g.',
    ],
    care: ['Se dépoussière au sèche-cheveux froid.', 'Les formes se décrochent et se lavent à la main.'],
  },
  {
    slug: 'boite-a-musique',
    classification: 'coups-de-coeur',
    brands: ['tournelis', 'zephirolle', 'ourselin', 'hululine'],
    tags: ['nuits-paisibles', 'en-bois'],
    kinds: [
      {
        name: 'Boîte à musique à manivelle',
        lead: 'Une petite boîte de bois : on tourne la manivelle, la mélodie suit la main.',
        cents: 1990,
      },
      {
        name: 'Boîte à musique à ressort',
        lead: 'On la remonte, elle joue une berceuse en ralentissant, puis se tait.',
        cents: 3490,
      },
      {
        name: 'Conteuse d’histoires',
        drawing: 'conteuse',
        details: [
          'Douze histoires comprises, prise casque, volume limité à 75 décibels, dès 2 ans.',
          'Seize chansons et huit contes, six heures d’autonomie, 13 cm de côté, dès 18 mois.',
        ],
        care: ['Batterie remplaçable, garantie deux ans.'],
        lead: 'Une boîte sans écran : une figurine posée sur le dessus lance une histoire ou des chansons.',
        cents: 6990,
      },
    ],
    details: [
      'Hêtre et mécanisme de dix-huit lames, 8 × 8 × 6 cm.',
      'Volume doux, mesuré sous 60 décibels à 30 cm.',
      'Coffret de noyer de 10 cm, prénom à graver en option.',
    ],
    care: ['S’essuie avec un chiffon sec.', 'Mécanisme remplaçable, garantie deux ans.'],
  },
];
