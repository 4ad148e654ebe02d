// Every sign that our own pages print under « Ce qui doit faire appeler », « Appeler sans attendre » and the like, as
// it stands there and as it is typed. Whoever adds a sign to a page adds it here.

/** The page, a piece of its sentence, and wordings of each sign in it. */
export const PRINTED_SIGNS: readonly (readonly [
  page: string,
  printed: string,
  wordings: readonly string[],
])[] = [
  [
    'post/rentrer-de-la-maternite',
    'il respire mal ou devient bleu, il ne se réveille pas, il est tout mou',
    [
      'mon bébé respire mal',
      'il respire mal',
      'il devient bleu',
      'bébé ne se réveille pas',
      'elle ne se réveille pas',
      'il est tout mou',
      'ma fille est toute molle',
    ],
  ],
  [
    'post/rentrer-de-la-maternite',
    'il refuse plusieurs repas de suite, il vomit vert, il ne mouille plus ses couches, il devient très jaune',
    [
      'il refuse plusieurs repas de suite',
      'mon bébé refuse ses biberons depuis ce matin',
      'bébé a refusé trois tétées de suite',
      'elle refuse le sein depuis hier',
      'il vomit vert',
      'bb vomi vert',
      'il ne mouille plus ses couches',
      'couche sèche depuis 10 heures',
      'il devient très jaune',
      'mon bébé est de plus en plus jaune',
      'nouveau-né tout jaune',
      'bebe a les yeux jaunes',
      'sa peau est très jaune et il dort beaucoup',
      'ma fille de 4 jours a le teint jaune',
    ],
  ],
  [
    'post/rentrer-de-la-maternite',
    'qui traversent une serviette en une heure',
    ['saignements qui traversent une serviette en une heure', 'une serviette traversée en une heure'],
  ],
  [
    'post/rentrer-de-la-maternite',
    'de la fièvre, une douleur forte au ventre, au sein ou dans un',
    [
      'j’ai de la fièvre depuis l’accouchement',
      'fièvre après césarienne',
      'douleur forte au ventre depuis l’accouchement',
      'j’ai très mal au ventre, j’ai accouché il y a une semaine',
      'douleur forte au sein, j’allaite',
      'j’ai très mal à un sein et il est rouge et chaud',
      'j’ai très mal au sein depuis la naissance',
      'douleur dans un mollet après l’accouchement',
      'j’ai mal au mollet depuis la césarienne',
      'mon mollet est dur et douloureux, j’ai accouché il y a dix jours',
    ],
  ],
  [
    'post/rentrer-de-la-maternite',
    'un essoufflement, un violent',
    [
      'essoufflement après accouchement',
      'je suis essoufflée depuis que j’ai accouché',
      'violent mal de tête avec des éclairs devant les yeux',
      'je vois des éclairs et j’ai mal à la tête depuis l’accouchement',
      'mal de tete violent apres accouchement',
      'j’ai envie de disparaître',
      'envie de disparaitre depuis la naissance',
    ],
  ],
  [
    'post/calendrier-suivi-de-grossesse',
    'Saignements, perte de liquide, fièvre, maux de tête violents, troubles de la vue, douleurs qui ne passent pas',
    [
      'saignements enceinte',
      'perte de liquide enceinte',
      'je perds du liquide à 33 SA',
      'fièvre enceinte',
      'maux de tête violents grossesse',
      'troubles de la vue enceinte',
      'enceinte j’ai la vue trouble depuis ce matin',
      'enceinte et une douleur qui ne passe pas',
      'douleurs qui ne passent pas à 28 semaines de grossesse',
    ],
  ],
  [
    'post/calendrier-suivi-de-grossesse',
    'bébé que vous sentez nettement moins bouger',
    ['je sens nettement moins bouger mon bébé', 'bébé bouge nettement moins', 'je sens moins bébé bouger'],
  ],
  [
    'post/commencer-la-diversification',
    'des lèvres qui gonflent, des vomissements juste après',
    [
      'ses lèvres gonflent après l’œuf',
      'bébé a les lèvres qui gonflent après la cacahuète',
      'plaques et vomissements juste après avoir goûté l’arachide, mon bébé',
      'bébé fait un malaise après avoir mangé du poisson',
    ],
  ],
  [
    'post/les-vaccins-rendez-vous-par-rendez-vous',
    'un gonflement du visage, un malaise dans les minutes qui suivent',
    [
      'gonflement du visage après le vaccin, mon bébé',
      'mon bébé a fait un malaise après son vaccin',
      'il respire difficilement depuis le vaccin',
    ],
  ],
  [
    'post/sommeil-du-nourrisson-en-securite',
    'Gêne pour respirer, teint gris ou bleuté, malaise, bébé que l’on n’arrive pas à réveiller',
    [
      'bébé a une gêne pour respirer',
      'teint gris bébé',
      'mon bébé a le teint gris',
      'bébé au teint bleuté',
      'malaise du nourrisson',
      'on n’arrive pas à réveiller le bébé',
      'fièvre chez un bébé de 2 mois',
    ],
  ],
  [
    'post/baby-blues-ou-depression',
    'Si vous pensez à mourir, ou si vous avez peur de faire du mal à votre bébé ou à vous-même',
    ['je pense à mourir', 'j’ai peur de faire du mal à mon bébé', 'j’ai peur de me faire du mal'],
  ],
  ['week/bebe-semaine-2', 'si des idées noires viennent', ['j’ai des idées noires']],
  [
    'week/bebe-semaine-0',
    'Un bébé qui respire mal, gris ou bleuté, que l’on n’arrive pas à réveiller',
    ['bébé tout gris', 'bébé bleuté', 'on arrive pas a reveiller notre fille'],
  ],
  [
    'week/semaine-4',
    'Des saignements, ou une douleur forte d’un côté du ventre',
    [
      'douleur forte d’un côté du ventre enceinte',
      'très mal d’un seul côté du ventre à 5 semaines de grossesse',
      'grosse douleur d’un coté du bas ventre, test positif',
    ],
  ],
  [
    'week/semaine-6',
    'Si vous ne gardez plus rien, ni nourriture ni boisson',
    [
      'enceinte je ne garde plus rien',
      'je vomis tout, même l’eau, enceinte de 7 semaines',
      'ma femme enceinte ne garde ni nourriture ni boisson',
      'nausées de grossesse je ne garde rien du tout depuis deux jours',
    ],
  ],
  [
    'week/semaine-26',
    'Si elles deviennent régulières, douloureuses, ou s’accompagnent de pertes',
    ['contractions douloureuses à 26 SA', 'contractions avec des pertes à 27 semaines'],
  ],
  [
    'week/semaine-34',
    'Si des démangeaisons vives apparaissent, surtout aux mains et aux pieds',
    [
      'démangeaisons aux mains et aux pieds enceinte',
      'ça me gratte terriblement la plante des pieds, enceinte de 8 mois',
      'enceinte, les paumes qui démangent la nuit',
    ],
  ],
  ['week/semaine-37', 'Une perte de liquide, même sans contraction', ['perte de liquide sans contraction']],
  [
    'week/semaine-39',
    'Du sang rouge, une fièvre, un bébé qui bouge moins',
    ['du sang rouge à 39 SA', 'bébé bouge moins à 39 semaines'],
  ],
];
