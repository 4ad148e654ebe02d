import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { DoorState } from './doors.ts';
import type { Offer } from './offer.ts';

/** The page of the calendar of December. */
export const adventFr = {
  title: 'Le calendrier de l’avent',
  description:
    'Vingt-quatre portes en papier découpé, une surprise par jour de décembre pour les futurs parents.',
  lead: 'Une porte par jour, du 1er au 24 décembre. Une porte manquée s’ouvre encore jusqu’au 31.',
  login: 'Pour ouvrir vos portes,',
  loginAgain: 'Pour revoir celles que vous avez ouvertes,',
  loginLink: 'connectez-vous',
  loading: 'Un instant…',
  opens: (day: string) => `Il ouvre le ${formatDate(day)}.`,
  today: (day: number) => `Aujourd’hui, la porte ${day}.`,
  until: (year: number) => `Les portes s’ouvrent encore jusqu’au 31 décembre ${year}.`,
  past: (year: number) => `C’était décembre ${year}.`,
  former: (year: number) => `Revoir celui de ${year}`,
  doors: (year: number) => `Les portes de décembre ${year}`,
  door: 'Porte',
  state: { closed: 'fermée', openable: 'à ouvrir', opened: 'ouverte', missed: 'manquée' } satisfies Record<
    DoorState,
    string
  >,
  behind: (day: number) => `Derrière la porte ${day}`,
  code: 'Votre code, à saisir au moment de payer',
  voucher: 'Votre bon est sur votre compte.',
  seeVouchers: 'Voir mes bons d’achat',
  seeProduct: 'Voir le produit',
  read: 'Lire',
  worth: ({ kind, price, percent, amount }: Pick<Offer, 'kind' | 'price' | 'percent' | 'amount'>) => {
    if (kind === 'gift') return 'offert';
    if (kind === 'price' && price !== null) return `à ${formatPrice(price)}`;
    if (percent !== null) return `−${percent} %`;
    return amount === null ? '' : formatPrice(amount);
  },
  ends: (day: string) => `Jusqu’au ${formatDate(day)}.`,
};
