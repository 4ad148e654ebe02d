const list = new Intl.ListFormat('fr');

/** Copy of the vote on first names. */
export const nameVotesFr = {
  unknown: (names: readonly string[]) =>
    `Notre table ne connaît pas ${list.format(names.map((name) => `« ${name} »`))} : vérifiez l’écriture, ou retirez ce qui manque.`,
  notThere: 'Ce prénom n’est pas dans ce vote.',
  noChoice: 'Choisissez oui, peut-être ou non.',
  gone: 'Ce vote n’existe pas, ou plus : un vote que personne ne touche est oublié après treize mois.',
  create: {
    title: 'Choisir un prénom à deux',
    description:
      'Chacun répond de son côté, par son propre lien et sans compte. Seuls les prénoms qui vous plaisent à tous les deux se montrent.',
    lead: 'Chacun répond de son côté. Seuls les prénoms qui vous plaisent à tous les deux se montrent : personne ne saura ce que l’autre a écarté.',
    names: 'Les prénoms entre lesquels choisir',
    namesHint: (max: number) => `Un par ligne, ou séparés par des virgules ; ${max} au plus.`,
    none: 'Écrivez au moins un prénom.',
    tooMany: (max: number) => `Gardez ${max} prénoms au plus.`,
    lastName: 'Nom de famille',
    lastNameHint: 'Facultatif : chaque prénom se lira avec lui.',
    submit: 'Créer nos deux liens',
    fromKept: 'Mettre les prénoms que j’ai gardés',
    how: 'Comment cela marche',
    steps: [
      'Vous écrivez la liste : vos idées, celles de l’autre, ou les deux mêlées.',
      'Vous recevez deux liens, le vôtre et celui à envoyer. Aucun compte, aucune adresse e-mail.',
      'Chacun dit oui, peut-être ou non à chaque prénom, quand il veut.',
      'Un prénom à qui vous avez dit oui tous les deux apparaît aussitôt chez chacun.',
    ],
    kept: 'Le vote est oublié après treize mois sans réponse. Gardez votre lien : nous ne pourrons pas vous le redonner.',
  },
  page: {
    title: 'Notre vote sur les prénoms',
    description: 'Répondez de votre côté ; seuls vos accords se montrent.',
    missing: 'Ce vote est introuvable',
    again: 'Faire un nouveau vote',
    left: (count: number) => (count === 1 ? 'Encore un prénom' : `Encore ${count} prénoms`),
    choices: { '1': 'Oui', '0': 'Peut-être', '-1': 'Non' },
    keys: 'Au clavier : flèche droite pour oui, vers le haut pour peut-être, gauche pour non. Au doigt : glissez la carte.',
    matches: 'Vos accords',
    noMatch: 'Pas encore d’accord : il faut un oui de chacun sur le même prénom.',
    waiting: 'Vous avez répondu à tout. La suite viendra des réponses de l’autre.',
    done: 'Vous avez tous les deux répondu à tout.',
    mine: 'Mes réponses',
    change: (name: string) => `Changer ma réponse pour ${name}`,
    send: 'Le lien à envoyer',
    sendHint: 'Pour l’autre personne seulement : qui l’ouvre répond à sa place.',
    copy: 'Copier le lien',
    offline: 'Hors ligne : vos réponses partiront dès le retour de la connexion.',
    compare: 'Comparer ces prénoms',
  },
} as const;
