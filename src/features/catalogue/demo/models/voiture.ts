import type { Range } from './model.ts';

export const voitureModels: readonly Range[] = [
  {
    drawing: 'siege-auto',
    shelf: 'promenade',
    brands: ['rocaillou', 'joliroc', 'orvelin'],
    tags: ['fait-pour-durer'],
    bulky: true,
    care: ['Housse amovible, lavable à 30 °C.', 'Tissu en maille respirante, lavage délicat.'],
    models: [
      {
        thing: 'coque-auto',
        name: 'Cosy i-Size',
        lead: 'Un cosy dos à la route avec anse, pour passer de la voiture à la poussette sans réveiller bébé.',
        cents: 17900,
        kg: [0, 13],
        versions: [
          ['', [0, 15], 'noir', 'Article de démonstration, taille 40 à 87 cm, 3,9 kg, capote UPF 50+.'],
          [
            'allongé',
            [0, 15],
            'gris chiné',
            'Article de démonstration, position couchée hors de la voiture.',
            24900,
          ],
          [
            'léger',
            [0, 15],
            'beige sable',
            'Article de démonstration, 2,8 kg, réducteur nouveau-né compris.',
            19900,
          ],
        ],
      },
      {
        thing: 'siege-auto',
        name: 'Siège auto dos à la route prolongé',
        lead: 'Un siège pour voyager dos à la route jusqu’à 4 ans ou davantage.',
        cents: 34900,
        kg: [0, 25],
        versions: [
          [
            '',
            [0, 60],
            'gris anthracite',
            'Article de démonstration, taille 61 à 125 cm, sangles d’ancrage.',
          ],
          [
            'pivotant',
            [0, 48],
            'noir',
            'Article de démonstration, tourne à 360°, base Isofix comprise.',
            45900,
          ],
        ],
      },
      {
        thing: 'siege-auto',
        name: 'Siège auto groupe 1/2/3',
        lead: 'Un siège qui suit l’enfant de 9 à 36 kg, harnais puis ceinture de la voiture.',
        cents: 15900,
        kg: [9, 36],
        versions: [
          ['', [15, 144], 'noir', 'Article de démonstration, appui-tête à dix hauteurs.'],
          [
            'Isofix',
            [15, 144],
            'bleu marine',
            'Article de démonstration, inclinable, fixation Isofix.',
            21900,
          ],
        ],
      },
      {
        thing: 'rehausseur-auto',
        name: 'Réhausseur auto avec dossier',
        lead: 'Un rehausseur à dossier qui guide la ceinture sur l’épaule, de 100 à 150 cm.',
        cents: 9990,
        kg: [15, 36],
        versions: [
          ['', [36, 144], 'gris anthracite', 'Article de démonstration, largeur réglable, 4,2 kg.'],
          [
            'pliable',
            [48, 144],
            'noir',
            'Article de démonstration, se plie pour le taxi ou le train.',
            13900,
          ],
        ],
      },
      {
        thing: 'base-isofix',
        name: 'Base Isofix',
        lead: 'Une base qui reste dans la voiture et reçoit la coque ou le siège d’un clic.',
        cents: 14900,
        versions: [
          ['', null, 'noir', 'Article de démonstration, jambe de force, voyants de pose.'],
          ['rotative', null, 'noir', 'Article de démonstration, la coque tourne vers la portière.', 23900],
        ],
      },
    ],
  },
  {
    drawing: 'siege-auto',
    shelf: 'promenade',
    brands: ['rocaillou', 'gambadoux', 'tiboreal'],
    tags: ['voyager-leger'],
    care: ['S’essuie avec un chiffon humide.', 'Lavage à la main, séchage à plat.'],
    models: [
      {
        thing: 'accessoire-auto',
        name: 'Miroir de surveillance auto',
        lead: 'Un miroir incassable sur l’appui-tête arrière, pour voir bébé quand il est dos à la route.',
        cents: 1990,
        versions: [
          ['', null, 'noir', 'Dimensions 29 × 19 cm, rotule à 360°.'],
          ['lumineux', null, 'noir', 'Lumière douce commandée de l’avant, deux piles.', 3290],
        ],
      },
      {
        thing: 'accessoire-auto',
        name: 'Pare-soleil de voiture',
        lead: 'Un filet qui arrête la chaleur et l’éblouissement aux vitres arrière.',
        cents: 1290,
        versions: [
          ['lot de deux', null, 'noir', 'Tient sans ventouse par électricité statique, 44 × 36 cm.'],
          [
            'à enfiler',
            null,
            'gris anthracite',
            'S’enfile sur la portière, la vitre peut rester ouverte.',
            1890,
          ],
        ],
      },
      {
        thing: 'accessoire-auto',
        name: 'Protège-siège de voiture',
        lead: 'Une protection épaisse sous le siège auto, avec poches pour les livres et les goûters.',
        cents: 2490,
        versions: [
          ['', null, 'noir', 'Imperméable, dessous antidérapant.'],
          ['dossier', null, 'gris anthracite', 'Contre les coups de pieds, cinq poches, lot de deux.', 2290],
        ],
      },
    ],
  },
  {
    drawing: 'sac-a-langer',
    shelf: 'promenade',
    brands: ['les-petits-sabords', 'atelier-bergelin', 'maison-tavelle'],
    tags: ['voyager-leger', 'pour-la-maman', 'valise-de-maternite'],
    care: ['Doublure claire, lavable à l’éponge.', 'Lavage en machine à 30 °C, cycle délicat.'],
    models: [
      {
        thing: 'sac-a-langer',
        name: 'Sac de week-end à langer',
        lead: 'Un grand sac pour partir deux jours à trois, avec compartiment isotherme et tapis.',
        cents: 10900,
        versions: [
          ['', null, 'terracotta', 'Toile de coton, 32 litres, passe sur une valise.'],
          ['matelassé', null, 'bleu nuit', 'Coton matelassé, 35 litres, attaches de poussette.', 11900],
          ['simili cuir', null, 'camel', 'Poches pour biberons, bandoulière large.', 12900],
        ],
      },
      {
        thing: 'sac-a-langer',
        name: 'Sac banane à langer',
        lead: 'Une banane pour sortir les mains libres, une couche et un paquet de lingettes au ventre.',
        cents: 3990,
        versions: [
          ['', null, 'noir', 'Volume 3 litres, sangle de 70 à 120 cm.'],
          ['velours', null, 'vieux rose', 'Velours côtelé, doublure enduite.', 4290],
        ],
      },
      {
        thing: 'valise-enfant',
        name: 'Valise à roulettes pour enfant',
        care: 'S’essuie avec un chiffon humide.',
        lead: 'Une petite valise cabine que l’enfant tire lui-même ou chevauche dans les gares.',
        cents: 5990,
        versions: [
          ['', [36, 96], 'jaune moutarde', 'Coque rigide, 18 litres, sangle de remorque.'],
          ['souple', [36, 96], 'bleu ciel', 'Toile recyclée, 16 litres, deux poches.', 4490],
        ],
      },
      {
        thing: 'sac-enfant',
        name: 'Petit sac à dos de crèche',
        lead: 'Un sac à dos à la taille des tout-petits, pour le doudou et le change.',
        cents: 2990,
        versions: [
          ['renard', [18, 60], 'terracotta', 'Toile de coton, 6 litres, étiquette pour le prénom.'],
          ['ourson', [18, 60], 'marron glacé', 'Velours côtelé, 5 litres, sangle de poitrine.', 3290],
        ],
      },
    ],
  },
];
