import { CONFIRM } from '#src/ui/action.fr.ts';

export const sharedFr = {
  actions: 'Actions',
  waiting: 'Chargement…',
  move: (label: string) => `Déplacer ${label}`,
  moved: (label: string, place: number, total: number) => `${label}\u202f: position ${place} sur ${total}.`,
  moveHint: 'Flèches haut et bas pour déplacer, ou glisser.',
  pager: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    shown: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  },
  link: {
    hint: 'Cherchez une page du site, ou collez une adresse.',
    none: 'Aucune page ne correspond.',
    found: (n: number) => `${n} ${n < 2 ? 'page' : 'pages'}`,
    kinds: { fixed: 'Page du site' },
  },
  unsaved: 'Modifications non enregistrées',
  saved: 'Tout est enregistré',
  close: 'Fermer',
  sure: CONFIRM,
} as const;
