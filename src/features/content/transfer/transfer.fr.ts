import { formatNumber } from '#src/lib/format.ts';
import type { MergedRedirects } from './site/merge-redirects.ts';

const some = (n: number, one: string, many: string) => `${formatNumber(n)} ${n > 1 ? many : one}`;

const WHY = {
  address: 'adresse refusée',
  page: 'une page y répond',
  loop: 'elle tournerait en rond',
} as const;
const NAMED = 5;

/** The numbers, then the first of those left aside and why. */
function redirects({ added, changed, same, aside }: MergedRedirects): string {
  const counts = [
    [added.length, some(added.length, 'redirection ajoutée', 'redirections ajoutées')],
    [changed.length, some(changed.length, 'changée', 'changées')],
    [same, some(same, 'inchangée', 'inchangées')],
  ] as const;
  const told = counts.flatMap(([n, words]) => (n > 0 ? [words] : [])).join(', ') || 'Aucune redirection';
  if (aside.length === 0) return `${told}.`;
  const named = aside.slice(0, NAMED).map(({ path, why }) => `${path} (${WHY[why]})`);
  return `${told}. ${some(aside.length, 'laissée', 'laissées')} de côté : ${named.join(', ')}${aside.length > NAMED ? '…' : '.'}`;
}

/** The words of an import's report about a file. */
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
  notJson: 'Ce fichier n’est pas du JSON lisible.',
  notSite: (where: string) =>
    `Ce fichier n’a pas la forme qu’un export lui donne${where ? ` (${where})` : ''} : rien n’en est repris.`,
  settingKept: (revision: number) => `La version ${revision} reste dans l’historique des réglages.`,
  covers: (categories: number, covers: number) =>
    `${some(categories, 'catégorie', 'catégories')}, ${some(covers, 'couverture', 'couvertures')}.`,
  redirects,
  checklists: (added: number, kept: number) =>
    `${[
      some(added, 'liste à cocher apportée', 'listes à cocher apportées'),
      ...(kept > 0 ? [some(kept, 'modèle garde la sienne', 'modèles gardent la leur')] : []),
    ].join(', ')}.`,
  views: (added: number, kept: number) =>
    `${[
      some(added, 'vue apportée', 'vues apportées'),
      ...(kept > 0 ? [some(kept, 'vue laissée de côté', 'vues laissées de côté')] : []),
    ].join(', ')}.`,
  gone: 'Cet import n’existe plus.',
  exportGone: 'Cet export n’existe plus.',
  notNow: 'Cet import n’en est pas à cette étape.',
  tooBig: (mib: number) =>
    `L’archive dépasse ${mib} Mio. Envoyez-la en plusieurs fois, ou utilisez la commande content:import sur le serveur.`,
  missing: 'Une partie de l’archive n’est pas arrivée. Renvoyez-la.',
} as const;
