import type { Right } from '#src/lib/rights.ts';
import type { IconName } from '#src/ui/icons.ts';
import { adminFr } from './admin.fr.ts';

const { nav } = adminFr;

/** The right that opens a screen: one of the staff's, an admin's alone, or any at all. */
export type PlaceRight = Right | 'admin' | 'any';

interface PlaceFacts {
  href: string;
  label: string;
  icon: IconName;
  right: PlaceRight;
}

/** The screens of the admin; the palette goes to them too. */
export const PLACES = {
  desk: { href: '/a/admin', label: nav.desk, icon: 'home', right: 'any' },
  content: { href: '/a/admin/content', label: nav.content, icon: 'list', right: 'content' },
  media: { href: '/a/admin/content/medias', label: nav.media, icon: 'image', right: 'content' },
  assistant: { href: '/a/admin/content/milla', label: nav.assistant, icon: 'help', right: 'content' },
  outings: { href: '/a/admin/content/sorties', label: nav.outings, icon: 'pin', right: 'content' },
  themes: { href: '/a/admin/themes', label: nav.themes, icon: 'sparkle', right: 'themes' },
  redirects: {
    href: '/a/admin/content/redirections',
    label: nav.redirects,
    icon: 'link',
    right: 'publish',
  },
  catalogue: { href: '/a/admin/products', label: nav.catalogue, icon: 'gift', right: 'catalogue' },
  orders: { href: '/a/admin/payments/commandes', label: nav.orders, icon: 'tag', right: 'orders' },
  payments: { href: '/a/admin/payments', label: nav.payments, icon: 'pot', right: 'payments' },
  vouchers: { href: '/a/admin/offers/bons', label: nav.vouchers, icon: 'gift', right: 'payments' },
  messages: { href: '/a/admin/misc/messages', label: nav.messages, icon: 'mail', right: 'people' },
  reviews: { href: '/a/admin/misc/avis', label: nav.reviews, icon: 'star', right: 'people' },
  people: { href: '/a/admin/users', label: nav.people, icon: 'account', right: 'people' },
  roles: { href: '/a/admin/users/roles', label: nav.roles, icon: 'lock', right: 'admin' },
  merchants: { href: '/a/admin/merchants', label: nav.merchants, icon: 'home', right: 'merchants' },
  offers: { href: '/a/admin/offers', label: nav.offers, icon: 'sparkle', right: 'offers' },
  mailing: { href: '/a/admin/mailing', label: nav.mailing, icon: 'mail', right: 'mailing' },
  tickets: { href: '/a/admin/offers/tickets', label: nav.tickets, icon: 'qr', right: 'people' },
  stats: { href: '/a/admin/stats', label: nav.stats, icon: 'chart', right: 'stats' },
  templates: { href: '/a/admin/content/modeles', label: nav.templates, icon: 'blocks', right: 'settings' },
  menus: { href: '/a/admin/menu', label: nav.menus, icon: 'menu', right: 'settings' },
  settings: { href: '/a/admin/misc', label: nav.settings, icon: 'settings', right: 'settings' },
  transfer: { href: '/a/admin/content/transfert', label: nav.transfer, icon: 'download', right: 'settings' },
  integrations: {
    href: '/a/admin/integrations',
    label: nav.integrations,
    icon: 'link',
    right: 'settings',
  },
  service: { href: '/a/admin/misc/etat', label: nav.service, icon: 'shield', right: 'admin' },
} as const satisfies Record<string, PlaceFacts>;

export type PlaceKey = keyof typeof PLACES;

/** The bar: what belongs together, in the order of a day. */
export const GROUPS = {
  magazine: ['content', 'media', 'assistant', 'outings', 'themes', 'redirects'],
  shop: ['catalogue', 'orders', 'payments', 'merchants', 'offers', 'vouchers'],
  people: ['messages', 'reviews', 'mailing', 'people', 'roles', 'tickets'],
  site: ['stats', 'templates', 'menus', 'settings', 'transfer', 'integrations', 'service'],
} as const satisfies Record<string, readonly PlaceKey[]>;
export type GroupKey = keyof typeof GROUPS;
export const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[];

/** `editor` has no entry in the bar: it opens from a content. */
export type Place = PlaceKey | 'editor';

export const rightOf = (place: Place): PlaceRight => (place === 'editor' ? 'content' : PLACES[place].right);

export const groupOf = (place: Place): GroupKey | null =>
  GROUP_KEYS.find((key) => {
    const places: readonly Place[] = GROUPS[key];
    return places.includes(place === 'editor' ? 'content' : place);
  }) ?? null;

export const WRITE_HREF = '/a/admin/editor?new&namespace=post';

/** The editor with a new document that has its title. */
export const newHref = (namespace: 'post' | 'faq', title: string): string =>
  `/a/admin/editor?new&namespace=${namespace}&titre=${encodeURIComponent(title)}`;
