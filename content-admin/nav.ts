import type { IconName } from '#src/ui/icons.ts';
import { adminFr } from './admin.fr.ts';

const { nav } = adminFr;

/** The screens of the admin, in the order of its bar; the palette goes to them too. */
export const PLACES = {
  desk: { href: '/a/admin', label: nav.desk, icon: 'home' },
  content: { href: '/a/admin/content', label: nav.content, icon: 'list' },
  media: { href: '/a/admin/content/medias', label: nav.media, icon: 'image' },
  templates: { href: '/a/admin/content/modeles', label: nav.templates, icon: 'blocks' },
  themes: { href: '/a/admin/themes', label: nav.themes, icon: 'sparkle' },
  menus: { href: '/a/admin/menu', label: nav.menus, icon: 'menu' },
  catalogue: { href: '/a/admin/products', label: nav.catalogue, icon: 'gift' },
  messages: { href: '/a/admin/misc/messages', label: nav.messages, icon: 'mail' },
  settings: { href: '/a/admin/misc', label: nav.settings, icon: 'settings' },
  payments: { href: '/a/admin/payments', label: nav.payments, icon: 'pot' },
  offers: { href: '/a/admin/offers', label: nav.offers, icon: 'sparkle' },
  people: { href: '/a/admin/users', label: nav.people, icon: 'account' },
  service: { href: '/a/admin/misc/etat', label: nav.service, icon: 'shield' },
  transfer: { href: '/a/admin/content/transfert', label: nav.transfer, icon: 'download' },
} as const satisfies Record<string, { href: string; label: string; icon: IconName }>;

/** Always in sight: more would not stand on one line of a small screen. The others are one press further. */
export const EVERY_DAY = ['desk', 'content', 'media', 'themes', 'messages'] as const;
export const NOW_AND_THEN = [
  'templates',
  'menus',
  'settings',
  'offers',
  'people',
  'service',
  'transfer',
] as const;

/** `editor` has no entry in the bar: it opens from a content. */
export type Place = keyof typeof PLACES | 'editor';

/** Beside the messages, under their tabs. */
export const REVIEWS_HREF = '/a/admin/misc/avis';

export const WRITE_HREF = '/a/admin/editor?new&namespace=post';
