import type { Pushed } from '#src/features/device/push/pushed.ts';
import type { Kind } from './notification.ts';

/**
 * The words that a locked screen may show: that something happened, never who, how much or what (a surprise,
 * a sum, a name are for whoever opens the site).
 */
const WORDS: Record<Kind, string> = {
  contribution: 'Une participation vient d’arriver dans votre cagnotte.',
  co_owner: 'Il y a du nouveau parmi les personnes qui gèrent votre liste.',
  list: 'Il y a du nouveau sur votre liste.',
  payout: 'Votre retrait d’argent a avancé.',
  account: 'Un message concerne la sécurité de votre compte.',
};

/** Addresses that are themselves a secret (capabilities) are not sent out. */
const OPEN_TO_ALL = /^\/i\/|^\/[a-z0-9-]+$/;
const HOME = '/i/marketplace/notifications';

export function pushWords(kind: Kind, href: string, siteName: string): Pushed {
  const known = OPEN_TO_ALL.test(href) && !href.includes('checkout') && !/[?#]/.test(href);
  return { title: siteName, body: WORDS[kind], href: known ? href : HOME, tag: kind };
}
