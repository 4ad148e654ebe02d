/** The entries of the shell: the content's menus in this form, or these before any edit. */
export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  /** The footer's column. */
  readonly group?: string | undefined;
  /** Links unfolded under an entry of the main and mobile menus. */
  readonly children?: readonly MenuEntry[] | undefined;
}

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuEntry[];
}

export interface Menus {
  readonly main: readonly MenuEntry[];
  readonly footer: readonly MenuEntry[];
  /** The sheet that unfolds from the header of a phone. */
  readonly mobile: readonly MenuEntry[];
}

export const SEARCH_PATH = '/i/marketplace/recherche';

export const DEFAULT_MENUS: Menus = {
  main: [
    { label: 'Magazine', href: '/magazine' },
    { label: 'Prénoms', href: '/prenoms' },
    { label: 'Outils', href: '/outils' },
    { label: 'Cagnotte', href: '/la-cagnotte-naissance' },
    { label: 'Comment ça marche', href: '/comment-ca-marche' },
  ],
  footer: [
    { group: 'Votre liste', label: 'Comment ça marche', href: '/comment-ca-marche' },
    { group: 'Votre liste', label: 'La cagnotte de naissance', href: '/la-cagnotte-naissance' },
    { group: 'Votre liste', label: 'Questions fréquentes', href: '/informations-utiles' },
    { group: 'Votre liste', label: 'Suivre ma commande', href: '/i/marketplace/suivre-ma-commande' },
    { group: 'À lire, à calculer', label: 'Le magazine', href: '/magazine' },
    { group: 'À lire, à calculer', label: 'Les prénoms', href: '/prenoms' },
    { group: 'À lire, à calculer', label: 'Les outils', href: '/outils' },
    { group: 'À lire, à calculer', label: 'La grossesse par semaine', href: '/grossesse' },
  ],
  mobile: [
    { label: 'Comment ça marche', href: '/comment-ca-marche' },
    { label: 'La cagnotte', href: '/la-cagnotte-naissance' },
    { label: 'Magazine', href: '/magazine' },
    { label: 'Prénoms', href: '/prenoms' },
    { label: 'Outils', href: '/outils' },
  ],
};

/** The four shortcuts at the foot of a phone's screen, fixed by the product. */
export const BOTTOM_MENU: readonly MenuEntry[] = [
  { label: 'Ma liste', href: '/i/marketplace/ma-liste' },
  { label: 'Rechercher', href: SEARCH_PATH },
  { label: 'Cagnotte', href: '/i/mon-compte/cagnotte' },
  { label: 'Favoris', href: '/i/marketplace/favorites' },
];

export const ACCOUNT_MENU: readonly MenuEntry[] = [
  { label: 'Ma liste', href: '/i/marketplace/ma-liste' },
  { label: 'Ma cagnotte', href: '/i/mon-compte/cagnotte' },
  { label: 'Mes favoris', href: '/i/marketplace/favorites' },
  { label: 'Mes notifications', href: '/i/marketplace/notifications' },
  { label: 'Mes commandes', href: '/i/marketplace/suivre-ma-commande' },
  { label: 'Mes réglages', href: '/i/marketplace/parametres/liste' },
];

/** Shown to administrators alone: the admin asks for their role itself. */
export const ADMIN_PATH = '/a/admin';
export const MAGAZINE_PATH = '/magazine';

/** True when an entry leads to the page shown, or to a page above it. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** Addresses of the shell's entries that are marked as current on a page. */
export function currentEntries({ main, mobile }: Menus, pathname: string): string[] {
  const entries = [...main, ...mobile].flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const addresses = [...entries, ...BOTTOM_MENU, ...ACCOUNT_MENU].map(({ href }) => href);
  return [...new Set(addresses.filter((href) => isCurrent(href, pathname)))];
}

/** Footer entries by column, in the order they come. */
export function footerGroups(footer: Menus['footer']): MenuGroup[] {
  const columns = Map.groupBy(footer, (entry) => entry.group ?? '');
  return [...columns].map(([title, links]) => ({ title, links }));
}
