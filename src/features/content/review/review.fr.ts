/** Sentences of the review of contents, refused or mailed. */
export const reviewFr = {
  noReviewer: 'Cette personne ne peut pas relire : il lui faut le droit de publier.',
  noColleague: 'Cette personne ne fait pas partie de la rédaction.',
  notAsked: 'Aucune relecture n’est demandée pour ce contenu.',
  wordsMissing: 'Dites ce qu’il faut reprendre.',
  otherText: 'Le texte a changé depuis que vous l’avez lu : relisez-le avant de répondre.',
  commentUnknown: 'Ce commentaire n’existe plus.',
  parentElsewhere: 'Ce commentaire n’est pas sur ce contenu.',
  linkMute: 'Ce lien ne permet pas de commenter.',
  tooMany: (most: number) =>
    `Ce contenu porte déjà ${most} commentaires ouverts, le plus possible. Réglez-en avant d’en ajouter.`,
  rangeReversed: 'La fin vient avant le début.',
  rangeTooLong: (days: number) => `Demandez au plus ${days} jours à la fois.`,
  dayTooFar: 'Choisissez un jour dans les deux ans.',
};

const open = (href: string) => ({ text: '', link: { label: 'Ouvrir le texte', href } });

/** The mails of the newsroom: `by` is a colleague's name, `title` the content's. */
export const reviewMailFr = {
  asked: (by: string, title: string, href: string) => ({
    subject: `À relire : ${title}`,
    blocks: [{ text: `${by} vous demande de relire « ${title} ».` }, open(href)],
  }),
  approved: (by: string, title: string, href: string) => ({
    subject: `Relu : ${title}`,
    blocks: [{ text: `${by} a approuvé « ${title} » : le texte est prêt à paraître.` }, open(href)],
  }),
  changes: (by: string, title: string, href: string) => ({
    subject: `À reprendre : ${title}`,
    blocks: [{ text: `${by} a relu « ${title} » et demande des changements.` }, open(href)],
  }),
  assigned: (by: string, title: string, href: string) => ({
    subject: `Pour vous : ${title}`,
    blocks: [{ text: `${by} vous confie « ${title} ».` }, open(href)],
  }),
  mentioned: (by: string, title: string, href: string) => ({
    subject: `On vous cite : ${title}`,
    blocks: [{ text: `${by} vous cite dans un commentaire sur « ${title} ».` }, open(href)],
  }),
  guest: (by: string, title: string, href: string) => ({
    subject: `Un commentaire\u202f: ${title}`,
    blocks: [{ text: `${by} a commenté «\u202f${title}\u202f» par votre lien de relecture.` }, open(href)],
  }),
  replied: (by: string, title: string, href: string) => ({
    subject: `Une réponse : ${title}`,
    blocks: [{ text: `${by} a répondu à votre commentaire sur « ${title} ».` }, open(href)],
  }),
};
