import type { Range } from './model.ts';

export const securiteModels: readonly Range[] = [
  {
    drawing: 'barriere',
    shelf: 'securite',
    brands: ['orvelin', 'rocaillou', 'bois-perlin', 'tiboreal'],
    tags: ['fait-pour-durer'],
    care: ['À vérifier chaque mois.', 'Se nettoie avec une éponge humide.'],
    models: [
      {
        thing: 'barriere-lit',
        name: 'Barrière de lit',
        lead: 'Une barrière rabattable pour que le petit ne tombe pas de son lit de grand.',
        cents: 2990,
        versions: [
          ['90 cm', [18, 60], 'blanc', 'Filet, s’abaisse d’une main.'],
          ['150 cm', [18, 60], 'gris chiné', 'Extra-longue, pliante.', 3990],
          ['mousse', [24, 72], 'blanc', 'Boudin sous le drap, 120 cm.', 2490],
        ],
      },
      {
        thing: 'protection-maison',
        name: 'Cache-prises',
        lead: 'Des caches qui ferment les prises électriques aux petits doigts.',
        cents: 690,
        versions: [
          ['lot de douze', [6, 48], 'blanc', 'Clé d’extraction fournie.'],
          ['à rotation', [6, 48], 'blanc', 'Lot de six, restent en place.', 990],
        ],
      },
      {
        thing: 'protection-maison',
        name: 'Bloque-tiroirs',
        drawing: 'bloque-tiroir',
        lead: 'Des verrous invisibles pour placards et tiroirs.',
        cents: 1290,
        versions: [
          ['magnétiques', [6, 48], 'blanc', 'Lot de huit, sans percer.'],
          ['à sangle', [6, 48], 'gris perle', 'Lot de six, pour frigo et fenêtre.', 990],
        ],
      },
      {
        thing: 'protection-maison',
        name: 'Protège-coins',
        lead: 'Des coins souples pour les tables et les cheminées.',
        cents: 790,
        versions: [
          ['lot de huit', [6, 36], 'transparent', 'Silicone adhésif.'],
          ['bande de mousse', [6, 36], 'beige sable', 'Longueur 5 m, à découper.', 1390],
        ],
      },
      {
        thing: 'protection-maison',
        name: 'Anti-pince-doigts',
        care: 'Se nettoie avec une éponge humide.',
        lead: 'Une mousse en U qui empêche la porte de claquer.',
        cents: 590,
        versions: [
          ['lot de quatre', [6, 60], 'blanc', 'Se pose et s’enlève sans vis.'],
          ['filet de balcon', [6, 72], 'transparent', 'Filet de 3 m, attaches fournies.', 2290],
        ],
      },
      {
        thing: 'pare-feu',
        name: 'Pare-feu et enclos',
        lead: 'Un enclos de métal devant le poêle ou la cheminée.',
        cents: 9990,
        versions: [
          ['cinq panneaux', [6, 60], 'noir', 'Fixation murale, porte, 340 cm.'],
          ['trois panneaux', [6, 60], 'blanc', 'Pour passages larges, 220 cm.', 7490],
        ],
      },
      {
        thing: 'harnais',
        name: 'Harnais de marche',
        lead: 'Un harnais et sa longe pour les gares et les bords de route.',
        cents: 1690,
        versions: [
          ['', [12, 48], 'bleu marine', 'Sangles réglables, poignée.'],
          ['sac à dos', [15, 48], 'jaune soleil', 'Petit sac abeille, longe amovible.', 2290],
        ],
      },
      {
        thing: 'casque-bruit',
        name: 'Casque anti-bruit',
        care: 'Coussinets lavables à la main.',
        lead: 'Un casque léger pour les concerts, les feux d’artifice et les trains.',
        cents: 2990,
        versions: [
          ['bébé', [0, 24], 'vert amande', 'Bandeau souple, atténue 26 dB.'],
          ['enfant', [24, 120], 'bleu nuit', 'Arceau réglable, 27 dB.', 2490],
        ],
      },
      {
        thing: 'casque-velo',
        name: 'Casque vélo et draisienne',
        lead: 'Un casque léger à molette pour les premières roues.',
        cents: 3490,
        versions: [
          ['taille XS', [12, 36], 'rose poudré', 'Tour de tête 44 à 49 cm.'],
          ['taille S', [24, 84], 'bleu pétrole', 'Tour de tête 48 à 53 cm, lumière arrière.', 3990],
        ],
      },
      {
        thing: 'natation',
        name: 'Aide à la flottaison',
        lead: 'Pour les premiers bains à la piscine, toujours à portée de bras.',
        cents: 1990,
        versions: [
          ['brassards', [12, 72], 'corail', 'De 11 à 30 kg, deux chambres.', 990],
          ['gilet de natation', [24, 72], 'bleu ciel', 'De 15 à 25 kg, flotteurs amovibles.', 3490],
          ['bouée siège', [6, 24], 'jaune soleil', 'De 6 à 15 kg, pare-soleil.'],
        ],
      },
    ],
  },
  {
    drawing: 'babyphone',
    shelf: 'securite',
    brands: ['tiboreal', 'hululine', 'noctavelle'],
    tags: ['nuits-paisibles'],
    care: ['Garantie deux ans.', 'Se nettoie avec un chiffon sec.'],
    models: [
      {
        thing: 'babyphone',
        name: 'Babyphone caméra connecté',
        lead: 'Une caméra motorisée à regarder sur le téléphone, image chiffrée.',
        cents: 9990,
        versions: [
          ['', [0, 0], 'blanc', 'Vision de nuit, Wi-Fi.'],
          ['deux caméras', [0, 0], 'blanc', 'Écran partagé, pour jumeaux ou deux chambres.', 19900],
        ],
      },
      {
        thing: 'moniteur-mouvement',
        name: 'Moniteur de mouvements',
        lead: 'Un capteur sous le matelas qui alerte quand bébé ne bouge plus, sans remplacer un avis médical.',
        cents: 9990,
        versions: [
          ['', [0, 12], 'blanc', 'Plaque sans fil, alarme.'],
          ['et babyphone audio', [0, 12], 'gris perle', 'Portée 300 m, veilleuse.', 15900],
        ],
      },
    ],
  },
  {
    drawing: 'album',
    shelf: 'souvenirs',
    brands: ['les-ficelles-de-marthe', 'atelier-bergelin', 'grand-mere-ysope', 'zephirolle'],
    tags: ['souvenirs-a-garder'],
    care: ['Livré dans une boîte prête à offrir.', 'Prénom à graver en option.'],
    models: [
      {
        thing: 'bijou',
        name: 'Médaille de naissance',
        care: 'S’entretient avec un chiffon doux.',
        lead: 'Une médaille à graver d’un prénom et d’une date.',
        cents: 5990,
        versions: [
          ['argent', null, 'argent', 'Argent 925, diamètre 16 mm, chaîne.'],
          ['plaqué or', null, 'doré', 'Étoile, diamètre 15 mm.', 6990],
          ['gourmette', null, 'argent', 'Bracelet de bébé, 14 cm, argent 925.', 4990],
        ],
      },
      {
        thing: 'tirelire',
        name: 'Tirelire',
        lead: 'Une tirelire de naissance pour les premières pièces.',
        cents: 2490,
        versions: [
          ['ourson', null, 'blanc', 'Céramique, hauteur 14 cm.'],
          ['maison en bois', null, 'bois naturel', 'Hêtre et vitre.', 2990],
        ],
      },
      {
        thing: 'boite-dents',
        name: 'Boîte à dents de lait',
        lead: 'Une boîte pour la petite souris, une case par dent.',
        cents: 1290,
        versions: [
          ['bois', [60, 144], 'bois naturel', 'Hêtre gravé.'],
          ['coussin', [60, 144], 'vieux rose', 'Velours brodé, petite poche.', 1490],
        ],
      },
      {
        thing: 'carnet',
        name: 'Carnet de grossesse',
        lead: 'Un journal à remplir semaine après semaine.',
        cents: 2290,
        versions: [
          ['', null, 'vert sauge', 'Quatre-vingt-seize pages, pochette à échographies.'],
          ['papa', null, 'bleu nuit', 'Le même voyage, du côté du père.', 1990],
          ['première année', null, 'terracotta', 'Une page par semaine, reliure cousue.', 2490],
        ],
      },
      {
        thing: 'faire-part',
        name: 'Coffret annonce de grossesse',
        lead: 'De quoi annoncer la nouvelle aux grands-parents, à la marraine et au parrain.',
        cents: 1490,
        versions: [
          ['cartes à gratter', null, 'rose poudré', 'Cinq cartes et enveloppes.'],
          ['chaussons et boîte', null, 'écru', 'Une paire tricotée, un mot.', 2290],
        ],
      },
      {
        thing: 'cadre-photo',
        name: 'Cadre douze mois',
        lead: 'Treize photos pour voir grandir un enfant pendant sa première année.',
        cents: 2490,
        versions: [
          ['', null, 'bois naturel', 'Format 40 × 30 cm.'],
          ['arbre généalogique', null, 'blanc', 'Neuf médaillons, format A3.', 2990],
        ],
      },
    ],
  },
  {
    drawing: 'panier',
    shelf: 'coups-de-coeur',
    brands: ['comptoir-aubepin', 'atelier-bergelin', 'les-ficelles-de-marthe'],
    tags: ['trousseau-de-naissance', 'souvenirs-a-garder'],
    care: ['Carte écrite à la main.', 'Boîte prête à offrir, ruban de coton.'],
    models: [
      {
        thing: 'coffret-naissance',
        name: 'Coffret cadeau de naissance',
        lead: 'Un cadeau tout prêt pour les jeunes parents, choisi par notre équipe.',
        cents: 5990,
        versions: [
          ['bain', [0, 12], 'vert sauge', 'Cape, gel lavant et canard.'],
          ['nuit', [0, 6], 'bleu nuit', 'Gigoteuse légère, veilleuse et doudou.', 8990],
          ['repas', [6, 24], 'terracotta', 'Assiette, bavoir et cuillères.', 4990],
          ['jumeaux', [0, 6], 'écru', 'Deux bonnets, deux doudous, deux langes.', 7990],
        ],
      },
      {
        thing: 'coffret-naissance',
        name: 'Gâteau de couches',
        lead: 'Un gâteau à étages fait de couches, de chaussettes et d’un doudou.',
        cents: 4490,
        versions: [
          ['deux étages', [0, 6], 'gris perle', 'Trente couches taille 2, hauteur 28 cm.'],
          ['trois étages', [0, 6], 'rose poudré', 'Cinquante couches taille 2, body et hochet.', 6490],
        ],
      },
      {
        thing: 'coffret-parents',
        name: 'Coffret jeunes parents',
        lead: 'Un paquet pour tenir les premières nuits, cadeau de baby shower ou de collègues.',
        cents: 3490,
        versions: [
          ['', null, 'jaune moutarde', 'Café, chocolat, deux tasses et un masque de nuit.'],
          ['papa', null, 'bleu marine', 'Sac banane, lingettes et carnet d’humour.', 3990],
        ],
      },
    ],
  },
];
