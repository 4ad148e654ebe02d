import { formatNumber } from '#src/lib/format.ts';

const files = (n: number) => `${formatNumber(n)} ${n > 1 ? 'fichiers' : 'fichier'}`;

export const transferScreenFr = {
  title: 'Import, export',
  export: {
    title: 'Tout emporter',
    text: 'Une archive ZIP de chaque document, tel qu’il est écrit, de son brouillon, des images de la médiathèque, des réglages, des menus, des redirections, des couvertures, des listes à cocher et des vues enregistrées. Elle se réimporte telle quelle, ici ou sur un autre site. N’y sont ni les remarques de l’équipe ni qui relit quoi, qui nomment des personnes d’ici, ni les versions d’avant : la sauvegarde du site les garde.',
    button: 'Télécharger l’archive',
    started: (documents: number, pictures: number) =>
      `Le téléchargement commence : ${formatNumber(documents)} ${documents > 1 ? 'documents' : 'document'}, ${formatNumber(pictures)} ${pictures > 1 ? 'images' : 'image'}.`,
    waiting: 'En attente du navigateur : acceptez le téléchargement s’il le demande.',
    writing: (done: number, total: number) =>
      `${formatNumber(done)} sur ${formatNumber(total)} documents et images.`,
    done: 'L’archive est complète.',
    stopped: 'Le téléchargement s’est arrêté avant la fin. Recommencez : rien n’est changé sur le site.',
    lost: 'Son avancement ne peut plus être suivi ici ; votre navigateur le montre.',
  },
  import: {
    title: 'Apporter des documents',
    text: 'Des fichiers Markdown avec leur en-tête et les images qu’ils montrent, ou l’archive d’un export : ses réglages deviennent une nouvelle version, et une page en ligne l’emporte sur une redirection. Rien n’est écrit avant que vous ayez vu le rapport.',
    zip: 'Choisir une archive ZIP',
    folder: 'Choisir un dossier',
    publish: 'Mettre en ligne les nouveaux contenus',
    publishHint: 'Sinon ils arrivent en brouillon. Ceux d’un export gardent l’état qu’ils avaient.',
    packing: (done: number, total: number) =>
      `Préparation du dossier : ${formatNumber(done)} sur ${files(total)}.`,
    sending: (percent: number) => `Envoi : ${percent} %.`,
    failed:
      'L’envoi s’est arrêté. Vérifiez votre connexion, puis reprenez : ce qui est arrivé n’est pas renvoyé.',
    resume: 'Reprendre l’envoi',
    stop: 'Arrêter',
    empty: 'Ce dossier est vide.',
  },
  states: {
    uploading: 'Envoi interrompu',
    checking: 'En cours de lecture',
    checked: 'À confirmer',
    applying: 'En cours d’import',
    done: 'Terminé',
    refused: 'Refusé',
  },
  progress: (done: number, total: number) => `${formatNumber(done)} sur ${files(total)}`,
  checking: 'Lecture de l’archive',
  applying: 'Import en cours. Vous pouvez quitter cette page : il continue, même si le serveur redémarre.',
  checked: 'Voici ce qui se passera. Rien n’est encore écrit.',
  done: 'L’import est terminé.',
  nothing: 'Rien à importer : aucun document n’est nouveau ni changé.',
  apply: (n: number) => `Importer ${files(n)}`,
  give_up: 'Abandonner cet import',
  forget: 'Oublier ce rapport',
  back: 'Faire un autre import',
  report: 'Rapport par fichier',
  show: 'Montrer',
  all: (n: number) => `Tous (${formatNumber(n)})`,
  outcomes: {
    created: (n: number) => `Nouveaux (${formatNumber(n)})`,
    updated: (n: number) => `Changés (${formatNumber(n)})`,
    unchanged: (n: number) => `Inchangés (${formatNumber(n)})`,
    refused: (n: number) => `Refusés (${formatNumber(n)})`,
    ignored: (n: number) => `Laissés de côté (${formatNumber(n)})`,
  },
  outcome: {
    created: 'Nouveau',
    updated: 'Changé',
    unchanged: 'Inchangé',
    refused: 'Refusé',
    ignored: 'Laissé de côté',
  },
  columns: { file: 'Fichier', outcome: 'Ce qu’il devient', why: 'Détail' },
  noLine: 'Aucun fichier ici.',
  past: 'Derniers imports',
  open: (name: string) => `Ouvrir ${name}`,
} as const;
