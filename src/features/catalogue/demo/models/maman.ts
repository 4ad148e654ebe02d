import type { Range } from './model.ts';

export const mamanModels: readonly Range[] = [
  {
    drawing: 'coussin-allaitement',
    shelf: 'allaitement',
    brands: ['nuagelle', 'hameau-des-lins', 'brindelune'],
    tags: ['allaitement-serein', 'pour-la-maman'],
    care: ['Housse lavable à 40 °C.', 'Lavage à 30 °C, séchage à l’air.'],
    models: [
      {
        thing: 'coussin-allaitement',
        name: 'Coussin d’allaitement jumeaux',
        lead: 'Un large coussin à deux places pour donner le sein à des jumeaux en même temps.',
        cents: 7990,
        versions: [
          ['', null, 'gris chiné', 'Ceinture au dos, poche pour le téléphone.'],
          ['coton bio', null, 'vert sauge', 'Coton biologique, garnissage de fibres fermes.', 8990],
        ],
      },
      {
        thing: 'coussin-allaitement',
        name: 'Housse de coussin d’allaitement',
        lead: 'Une housse de rechange pour coussin en demi-lune.',
        cents: 1990,
        versions: [
          ['double gaze', null, 'terracotta', 'Double gaze de coton, glissière cachée.'],
          ['velours', null, 'bleu nuit', 'Velours de coton.', 2290],
        ],
      },
      {
        thing: 'cape-allaitement',
        name: 'Cape d’allaitement',
        lead: 'Un voile léger à encolure rigide pour allaiter dehors en voyant son bébé.',
        cents: 2490,
        versions: [
          ['', null, 'rayé marine', 'Mousseline de coton, pochette.'],
          ['snood', null, 'gris perle', 'Se porte en écharpe, jersey de bambou.', 2290],
        ],
      },
      {
        thing: 'coussinets',
        name: 'Coussinets d’allaitement lavables',
        lead: 'Des disques absorbants à glisser dans le soutien-gorge contre les fuites de lait.',
        cents: 1490,
        versions: [
          ['jour', null, 'écru', 'Six paires, bambou et coton.'],
          ['nuit', null, 'vieux rose', 'Quatre paires larges, trois épaisseurs.', 1690],
          ['laine et soie', null, 'écru', 'Deux paires qui apaisent et tiennent chaud.', 1990],
        ],
      },
      {
        thing: 'vetement-allaitement',
        name: 'Soutien-gorge d’allaitement',
        lead: 'Un soutien-gorge sans armature dont chaque bonnet s’ouvre d’une main.',
        cents: 3490,
        versions: [
          ['', null, 'noir', 'Coton et modal, tailles S à XL.'],
          ['de nuit', null, 'gris perle', 'Croisé, sans agrafe, tailles S à XXL.', 2690],
        ],
      },
      {
        thing: 'vetement-allaitement',
        name: 'Haut d’allaitement',
        lead: 'Un haut à double épaisseur, on soulève un pan et bébé tète.',
        cents: 3490,
        versions: [
          ['marinière', null, 'rayé marine', 'Coton biologique, tailles XS à XL.'],
          ['débardeur', null, 'blanc', 'Brassière intégrée, lot de deux.', 3990],
        ],
      },
    ],
  },
  {
    drawing: 'tire-lait',
    shelf: 'allaitement',
    brands: ['sylvabule', 'tiboreal', 'quenottin'],
    tags: ['allaitement-serein', 'pour-la-maman'],
    care: ['Se lave à l’eau chaude savonneuse.', 'Se stérilise à la vapeur.'],
    models: [
      {
        thing: 'tire-lait',
        name: 'Tire-lait électrique double',
        lead: 'Un tire-lait pour les deux seins à la fois, pour gagner la moitié du temps.',
        cents: 14900,
        versions: [
          ['', null, 'blanc', 'Neuf niveaux, batterie de deux heures.'],
          [
            'mains libres',
            null,
            'gris perle',
            'Deux coques à glisser dans le soutien-gorge, sans tuyau.',
            22900,
          ],
        ],
      },
      {
        thing: 'tire-lait',
        name: 'Tire-lait portable',
        lead: 'Un tire-lait sans fil et silencieux, une coque d’une seule pièce.',
        cents: 9990,
        versions: [
          ['', null, 'vert amande', 'Contenance 180 ml, 240 g, application non nécessaire.'],
          ['voyage', null, 'blanc', 'Se recharge par USB-C, pochette isotherme.', 11900],
        ],
      },
      {
        thing: 'conservation-lait',
        name: 'Sachets de conservation du lait maternel',
        care: 'À utiliser dans les quatre mois au congélateur.',
        lead: 'Des sachets stériles à double fermeture, pour congeler à plat.',
        cents: 990,
        versions: [
          ['lot de 50', null, 'transparent', 'Contenance 200 ml, zone pour la date.'],
          ['lot de 25, réutilisables', null, 'transparent', 'Silicone, bouchon à vis.', 2490],
        ],
      },
      {
        thing: 'conservation-lait',
        name: 'Sac isotherme pour lait maternel',
        care: 'L’intérieur se nettoie à l’éponge.',
        lead: 'Un petit sac et ses pains de glace pour rapporter le lait du travail.',
        cents: 2490,
        versions: [
          ['', null, 'noir', 'Pour quatre biberons, huit heures au frais.'],
          ['sac à dos', null, 'gris chiné', 'Case pour le tire-lait, poche froide.', 5490],
        ],
      },
      {
        thing: 'soin-seins',
        name: 'Bouts de sein en silicone',
        lead: 'Une fine protection pour les débuts difficiles, le temps que bébé prenne bien le sein.',
        cents: 990,
        versions: [
          ['taille S', null, 'transparent', 'Diamètre 16 mm, étui.'],
          ['taille M', null, 'transparent', 'Diamètre 20 mm, étui.'],
        ],
      },
      {
        thing: 'soin-seins',
        name: 'Baume pour mamelons',
        care: 'À conserver à l’abri de la chaleur.',
        lead: 'Un baume qui apaise les crevasses et ne se rince pas avant la tétée.',
        cents: 1190,
        versions: [
          ['lanoline', null, 'miel', 'Tube de 30 g, sans parfum.'],
          ['végétal', null, 'miel', 'Pot de 50 ml, karité et calendula.', 1390],
          ['coquilles', null, 'argent', 'Deux coupelles en argent contre les crevasses.', 4490],
        ],
      },
      {
        thing: 'soin-seins',
        name: 'Compresses chaud-froid pour les seins',
        lead: 'Deux poches de gel en anneau contre l’engorgement.',
        cents: 1690,
        versions: [
          ['', null, 'bleu ciel', 'Housses de coton, micro-ondes ou congélateur.'],
          ['graines', null, 'lin naturel', 'Noyaux de cerise, housse de lin.', 1890],
        ],
      },
    ],
  },
  {
    drawing: 'sac-maternite',
    shelf: 'maman',
    brands: ['atelier-bergelin', 'les-petits-sabords', 'maison-tavelle', 'grand-mere-ysope'],
    tags: ['pour-la-maman', 'valise-de-maternite'],
    care: ['Lavage à 30 °C.', 'Lavage à 40 °C, séchage à l’air.'],
    models: [
      {
        thing: 'vetement-grossesse',
        name: 'Robe de grossesse',
        lead: 'Une robe souple qui accompagne le ventre et se porte encore pour allaiter.',
        cents: 5490,
        versions: [
          ['été', null, 'terracotta', 'Viscose légère, tailles XS à XL.'],
          ['hiver', null, 'vert sapin', 'Maille côtelée, manches longues.', 5990],
        ],
      },
      {
        thing: 'vetement-grossesse',
        name: 'Pantalon de grossesse',
        lead: 'Un pantalon à large bandeau qui soutient le ventre sans serrer.',
        cents: 4990,
        versions: [
          ['jean', null, 'bleu jean', 'Denim souple, tailles 36 à 46.'],
          ['legging', null, 'noir', 'Jersey épais opaque, lot de deux.', 3990],
        ],
      },
      {
        thing: 'vetement-grossesse',
        name: 'Chemise de nuit d’accouchement',
        lead: 'Une chemise boutonnée devant, pour la naissance, le peau à peau et les tétées.',
        cents: 3990,
        versions: [
          ['', null, 'bleu nuit', 'Coton biologique, tailles S à XXL.'],
          ['et peignoir', null, 'gris perle', 'Ensemble en jersey de bambou.', 6490],
        ],
      },
      {
        thing: 'soutien-grossesse',
        name: 'Ceinture de grossesse',
        lead: 'Une ceinture qui soulage le bas du dos et le poids du ventre.',
        cents: 3490,
        versions: [
          ['', null, 'beige sable', 'Deux sangles réglables, tailles S à XL.'],
          ['post-partum', null, 'noir', 'Gaine douce après la naissance.', 3990],
        ],
      },
      {
        thing: 'soutien-grossesse',
        name: 'Ballon de grossesse',
        care: 'S’essuie avec un chiffon humide.',
        lead: 'Un ballon de 65 cm pour s’asseoir, étirer le dos et bercer ensuite.',
        cents: 2490,
        versions: [
          ['', null, 'gris perle', 'Pompe et livret d’exercices fournis.'],
          ['habillé', null, 'terracotta', 'Housse de lainage, poignée, sangle.', 6990],
        ],
      },
      {
        thing: 'soin-grossesse',
        name: 'Huile de massage vergetures',
        care: 'À conserver à l’abri de la chaleur.',
        lead: 'Une huile végétale pour le ventre, les hanches et la poitrine pendant la grossesse.',
        cents: 1690,
        versions: [
          ['100 ml', null, 'miel', 'Amande douce et rose musquée, sans parfum.'],
          ['beurre', null, 'miel', 'Karité et cacao, pot de 150 ml.', 1990],
        ],
      },
      {
        thing: 'post-partum',
        name: 'Coffret post-partum',
        care: 'Boîte prête à offrir.',
        lead: 'Tout ce dont personne ne parle pour les suites de couches, réuni dans une trousse.',
        cents: 4990,
        versions: [
          ['', null, 'vieux rose', 'Flacon périnéal, culottes filet, serviettes et spray apaisant.'],
          ['tisanes et bain', null, 'vert sauge', 'Bain de siège, tisane d’allaitement, bouillotte.', 3990],
        ],
      },
      {
        thing: 'post-partum',
        name: 'Serviettes de maternité',
        lead: 'Des protections longues et très absorbantes pour les suites de couches.',
        cents: 690,
        versions: [
          ['jetables', null, 'blanc', 'Paquet de quatorze, voile de coton.'],
          ['lavables', null, 'noir', 'Lot de cinq, bambou.', 3490],
          ['culottes', null, 'noir', 'Culottes absorbantes, lot de trois, tailles S à XL.', 4490],
        ],
      },
      {
        thing: 'bijou-grossesse',
        name: 'Bola de grossesse',
        care: 'S’essuie avec un chiffon doux.',
        lead: 'Un collier grelot dont bébé entend le son contre le ventre.',
        cents: 2990,
        versions: [
          ['argenté', null, 'argent', 'Cordon de 110 cm, carillon doux.'],
          ['doré', null, 'doré', 'Dorure fine, chaîne réglable.', 3490],
        ],
      },
      {
        thing: 'bouillotte',
        name: 'Bouillotte sèche',
        lead: 'Une bouillotte de noyaux pour les ventres qui se serrent, ceux des mères et ceux des bébés.',
        cents: 1990,
        versions: [
          ['noyaux de cerise', [0, 0], 'lin naturel', 'Format 20 × 20 cm, housse de lin.'],
          [
            'peluche coliques',
            [0, 0],
            'gris perle',
            'Ceinture douce contre les coliques du nourrisson.',
            2490,
          ],
        ],
      },
    ],
  },
];
