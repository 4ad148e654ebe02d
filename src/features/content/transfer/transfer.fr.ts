/** What the report of an import says of a file. */
export const transferFr = {
  path: 'Nom de fichier refusé : il sort de son dossier ou contient des signes interdits.',
  symlink: 'Lien vers un autre fichier : il n’est pas suivi.',
  double: 'Deux fichiers de l’archive portent ce nom.',
  ignored: 'Ni un document Markdown (.md), ni une image PNG, JPEG, WebP ou AVIF.',
  noManifest: 'Fichier de la médiathèque sans son manifeste : il n’est pas repris.',
  manifest: 'Le manifeste n’est pas lisible : il est laissé de côté.',
  notText: 'Ce fichier n’est pas du texte en UTF-8.',
  sameAddress: (path: string) => `Même adresse que ${path}.`,
  draftWaits: 'Un brouillon non publié attend sur ce contenu : publiez-le ou abandonnez-le d’abord.',
  unreadable: 'Ce document n’est pas lisible.',
  gone: 'Cet import n’existe plus.',
  notNow: 'Cet import n’en est pas à cette étape.',
  tooBig: (mib: number) =>
    `L’archive dépasse ${mib} Mio. Envoyez-la en plusieurs fois, ou utilisez la commande content:import sur le serveur.`,
  missing: 'Une partie de l’archive n’est pas arrivée. Renvoyez-la.',
} as const;
