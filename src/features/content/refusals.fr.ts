/** The fields of many contents at once, as their dialog names them. */
const BULK_LABELS: Readonly<Record<string, string>> = {
  category: 'Rubrique',
  author: 'Auteur',
  tags: 'Mots-clés',
};

/** Sentences that refuse a change of content, in the order of its life. */
export const contentRefusalFr = {
  previewForEditors: 'L’aperçu est réservé à la rédaction.',
  viewUnknown: 'Cette vue n’existe plus.',
  tooManyViews: (most: number) =>
    `La rédaction garde déjà ${most} vues, le plus possible\u202f: enlevez-en une.`,
  draftBeside: 'Des modifications attendent à côté\u202f: publiez-les ou abandonnez-les d’abord.',
  noSuchField: (name: string) => `Son modèle n’a pas le champ «\u202f${BULK_LABELS[name] ?? name}\u202f».`,
  byHand: (name: string) =>
    `Son champ «\u202f${BULK_LABELS[name] ?? name}\u202f» est écrit d’une façon qui ne se change qu’à la main.`,
  bulkFailed:
    'Une erreur est survenue de notre côté\u202f: celui-ci n’a pas changé. Réessayez dans un instant.',
  publishersOnly:
    'Ce contenu est en ligne : enregistrez un brouillon à côté, quelqu’un qui publie le mettra en ligne.',
  searchDown: 'La recherche est momentanément indisponible. Réessayez dans un instant.',
  unknown: 'Ce contenu n’existe pas.',
  gone: 'Ce contenu n’existe plus : il a peut-être été supprimé.',
  notInBin: 'Ce contenu n’est plus dans la corbeille.',
  revisionUnknown: 'Cette révision n’existe pas.',
  slugTaken: (free: string) =>
    `Cette adresse est déjà prise par un autre contenu\u202f: «\u202f${free}\u202f» est libre.`,
  idMissing: 'L’en-tête doit porter l’identifiant (id) du contenu.',
  conflict: 'Quelqu’un a enregistré ce contenu entre-temps.',
  currentRevision: (revision: number) => `La révision actuelle est ${revision}.`,
  tooComplex:
    'Ce texte demande trop de travail pour être mis en page. Raccourcissez-le, ou partagez-le en plusieurs contenus ; rien n’a été enregistré.',
  previewTooLong: 'Le document est trop long pour être montré.',
  articleUnknown: 'Cet article n’existe pas.',
  checklistOpen: (lines: readonly string[]) =>
    `Avant de mettre en ligne, il reste à cocher dans « Relecture » : ${lines.map((one) => `« ${one} »`).join(', ')}.`,
  lineUnknown: 'Cette ligne n’est plus à cocher : rechargez la page.',
  categoryMissing: 'Choisissez une rubrique avant de publier : elle fait partie de l’adresse.',
  momentPast: 'Choisissez un moment à venir.',
  momentTooFar: 'Choisissez un moment dans les deux ans.',
  changedSincePlanned:
    'Le texte a changé après sa programmation, par quelqu’un qui ne publie pas\u202f: relisez-le, puis programmez-le à nouveau.',
  nothingToPlan: 'Tout est déjà en ligne : il n’y a rien à programmer.',
  endsBefore: 'Le retrait est prévu avant ce moment.',
  notOnline: 'Ce contenu n’est pas en ligne et n’est pas programmé.',
  beginsAfter: 'La publication est prévue après ce moment.',
  linkOver: 'Ce lien ne marche déjà plus.',
  ticketUnknown: 'Ce code n’existe pas. Vérifiez qu’il est bien recopié.',
  templateTaken: 'Un modèle de ce nom existe déjà dans cet espace.',
  templateUnknown: 'Ce modèle n’existe pas.',
  redirectPath: 'Indiquez un chemin de ce site, comme /page/ancienne-adresse.',
  redirectTarget: 'Indiquez un chemin de ce site, ou une adresse en https://.',
  redirectIdle: 'Une page répond à cette adresse : la redirection ne servirait pas.',
  redirectTaken: 'Cette adresse a déjà une redirection : modifiez-la.',
  redirectLoop: 'Cette redirection tournerait en rond.',
  redirectNowhere: 'Aucune page ne répond à cette adresse.',
  redirectThere: (path: string) =>
    `Une redirection faite à la main part de ${path}\u202f: publiez-le depuis son éditeur pour choisir.`,
  redirectGone: 'Cette redirection n’existe plus.',
};
