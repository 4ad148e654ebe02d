import type { ProductType } from '../product-type.ts';

export const repas: readonly ProductType[] = [
  {
    slug: 'biberon',
    classification: 'repas',
    brands: ['quenottin', 'pepindor', 'sylvabule'],
    tags: ['repas-en-famille', 'premiers-jours'],
    kinds: [
      {
        name: 'Biberon en verre',
        lead: 'Un biberon en verre borosilicaté qui passe du réfrigérateur au chauffe-biberon sans se fendre.',
        cents: 1390,
      },
      {
        name: 'Biberon anti-coliques',
        drawing: 'biberon-anti-coliques',
        lead: 'Un biberon dont la valve, placée au fond, laisse entrer l’air sous le lait plutôt que dans la tétine.',
        cents: 1590,
      },
      {
        name: 'Coffret de trois biberons',
        drawing: 'coffret-biberons',
        lead: 'Trois biberons pour commencer, avec trois tétines à débit lent et un goupillon.',
        cents: 3290,
      },
    ],
    details: [
      'Contenance 150 ml, tétine en silicone physiologique 0–3 mois.',
      'Contenance 240 ml, col large de 5 cm, facile à remplir sans entonnoir.',
      'Contenance 330 ml, graduations en relief lisibles la nuit.',
    ],
    care: [
      'Toutes les pièces vont au lave-vaisselle et à la stérilisation à la vapeur.',
      'Cinq pièces à démonter, lavage à l’eau chaude ; tétine à changer tous les deux mois.',
    ],
  },
  {
    slug: 'chaise-haute',
    classification: 'repas',
    brands: ['bois-perlin', 'orvelin', 'tournelis', 'manufacture-oriolle'],
    tags: ['repas-en-famille', 'fait-pour-durer'],
    bulky: true,
    kinds: [
      {
        name: 'Chaise haute évolutive',
        lead: 'Une chaise dont l’assise et le repose-pieds se règlent tous les 4 cm, de 6 mois à l’âge adulte.',
        cents: 18900,
      },
      {
        name: 'Chaise haute pliante',
        drawing: 'chaise-pliante',
        lead: 'Une chaise haute qui se plie à plat, 21 cm d’épaisseur, et tient debout toute seule.',
        cents: 10900,
      },
      {
        name: 'Siège de table',
        drawing: 'siege-table',
        details: [
          'Pour plateaux de 2 à 5 cm d’épaisseur, jusqu’à 15 kg, se plie dans sa pochette.',
          'Deux bras à vis gainés de caoutchouc, 1,9 kg, dès que l’enfant tient assis.',
        ],
        care: ['Assise en toile, lavable à 30 °C.'],
        lead: 'Un siège qui se serre au bord de la table, pour les petites cuisines et les repas chez les grands-parents.',
        cents: 5490,
      },
    ],
    details: [
      'Harnais à cinq points, plateau amovible d’une main, jusqu’à 15 kg en position haute.',
      'Hêtre massif, patins en feutre, tablette et arceau vendus avec la chaise.',
      'Assise rembourrée en tissu enduit, repose-pieds à trois hauteurs, 5,8 kg.',
    ],
    care: [
      'Le plateau va au lave-vaisselle, le reste se nettoie à l’éponge.',
      'Coussin déhoussable lavable à 40 °C.',
    ],
  },
  {
    slug: 'bavoir',
    classification: 'repas',
    brands: ['pepindor', 'quenottin', 'maison-tavelle', 'piloutine'],
    tags: ['repas-en-famille', 'diversification'],
    kinds: [
      {
        name: 'Bavoir récupérateur',
        lead: 'Un bavoir souple à large poche qui recueille ce qui tombe de la cuillère.',
        cents: 1190,
      },
      {
        name: 'Bavoir à manches',
        drawing: 'bavoir-manches',
        lead: 'Un tablier à manches longues et poignets élastiqués, pour les premières purées mangées à pleines mains.',
        cents: 1690,
      },
      {
        name: 'Lot de trois bavoirs bandana',
        drawing: 'bavoir-bandana',
        lead: 'Trois bavoirs triangulaires à porter dans la journée, pour les poussées de dents.',
        cents: 1490,
      },
    ],
    details: [
      'Encolure réglable de 24 à 32 cm, de 6 mois à 3 ans, se roule pour tenir dans une poche.',
      'Fermeture par pressions à deux crans, du 3e au 24e mois.',
      'Endroit en coton, envers éponge et épaisseur imperméable au milieu.',
    ],
    care: ['Se rince sous le robinet et sèche en dix minutes.', 'Lavage à 60 °C, ne se repasse pas.'],
  },
  {
    slug: 'vaisselle',
    classification: 'repas',
    brands: ['comptoir-aubepin', 'pepindor', 'ribamousse', 'quenottin'],
    tags: ['diversification', 'repas-en-famille'],
    kinds: [
      {
        name: 'Assiette à ventouse',
        lead: 'Une assiette à trois compartiments dont la base adhère à la table le temps du repas.',
        cents: 1690,
      },
      {
        name: 'Coffret premier repas',
        drawing: 'coffret-repas',
        lead: 'Une assiette, un bol, un gobelet et deux cuillères courtes, réunis dans une boîte de carton recyclé.',
        cents: 3290,
      },
      {
        name: 'Gobelet d’apprentissage',
        drawing: 'gobelet',
        details: [
          'Contenance 180 ml, silicone et inox, dès 6 mois.',
          'Contenance 220 ml, fond lesté qui le redresse, dès 8 mois.',
        ],
        lead: 'Un gobelet à deux anses avec un couvercle percé, puis sans couvercle quand le geste est sûr.',
        cents: 1290,
      },
    ],
    details: [
      'Silicone alimentaire sans bisphénol, de 6 mois à 4 ans.',
      'Fibre de bambou et amidon de maïs, 220 g, diamètre 20 cm.',
      'Inox mat et anneau de silicone, incassable, pour la maison comme pour la crèche.',
    ],
    care: ['Passe au lave-vaisselle, panier du haut.', 'Lavage à la main ; ne va pas au micro-ondes.'],
  },
  {
    slug: 'cuiseur',
    classification: 'repas',
    brands: ['ribamousse', 'comptoir-aubepin', 'tiboreal'],
    tags: ['diversification', 'repas-en-famille'],
    kinds: [
      {
        name: 'Cuiseur-mixeur vapeur',
        lead: 'Un appareil qui cuit à la vapeur puis mixe dans le même bol, en quinze minutes pour une purée de carottes.',
        cents: 11900,
      },
      {
        name: 'Cuiseur-mixeur double panier',
        lead: 'Deux paniers superposés pour cuire les légumes et le poisson séparément, puis mixer l’un sans l’autre.',
        cents: 14900,
      },
      {
        name: 'Chauffe-biberon et petits pots',
        drawing: 'chauffe-biberon',
        details: [
          'Cuve large pour tous les biberons, 11 × 11 × 14 cm, écran discret la nuit.',
          'Trois réglages, décongeler, tiédir et maintenir au chaud, adaptateur de voiture compris.',
        ],
        care: ['Se détartre au vinaigre blanc une fois par mois.'],
        lead: 'Un bain-marie électrique qui réchauffe un biberon de 240 ml en quatre minutes et s’arrête à 37 °C.',
        cents: 4990,
      },
    ],
    details: [
      'Bol en verre de 1 litre, 400 W, arrêt automatique quand l’eau manque.',
      'Bol en tritan de 800 ml, réglages pour purée lisse, moulinée ou en morceaux.',
      'Encombrement de 17 × 24 cm, hauteur 28 cm, câble rangé sous le socle.',
    ],
    care: [
      'Le bol, la lame et le panier vont au lave-vaisselle ; détartrage au vinaigre chaque mois.',
      'Garantie deux ans, joint et lame vendus séparément.',
    ],
  },
];
