import type { Classification } from '#src/features/catalogue/classifications.ts';
import { daysUntil, formatDate } from '#src/lib/format.ts';
import { type GiftFilters, passes, plainText, type Sort } from './gift-filters.ts';
import type { GiveFact } from './give-fact.ts';
import { type DetailedList, type ListItem, leftOf } from './list.ts';
import { createSections } from './sections.ts';

/** The public page's view of a list: groups, filters and states. Pure: the page and its script share it. */

export interface GiftGroup {
  id: string;
  label: string;
  items: ListItem[];
}

export type GiftState =
  | { kind: 'available' }
  | { kind: 'partly'; left: number }
  | { kind: 'reserved' }
  | { kind: 'bought' };

export function giftState(
  item: Pick<ListItem, 'quantity' | 'quantity_bought' | 'quantity_reserved'>,
): GiftState {
  const left = leftOf(item);
  if (left === item.quantity) return { kind: 'available' };
  if (left > 0) return { kind: 'partly', left };
  return item.quantity_bought >= item.quantity ? { kind: 'bought' } : { kind: 'reserved' };
}

const OTHERS = 'Autres envies';

/**
 * Gifts by classification in the site's order, then by the sections that owners named, then those of none; the
 * owner's order inside.
 */
export function groupGifts(
  items: readonly ListItem[],
  classifications: readonly Classification[],
): GiftGroup[] {
  const sorted = [...items].sort((a, b) => a.position - b.position);
  const sectionOf = createSections(classifications);
  const sections = new Map<string, GiftGroup>();
  for (const { slug, label } of classifications) sections.set(slug, { id: slug, label, items: [] });
  const rest: GiftGroup = { id: 'autres', label: OTHERS, items: [] };
  for (const gift of sorted) {
    const section = sectionOf(gift.classification);
    const group = section ? (sections.get(section.id) ?? { ...section, items: [] }) : rest;
    if (section) sections.set(section.id, group);
    group.items.push(gift);
  }
  return [...sections.values(), rest].filter((group) => group.items.length > 0);
}

/** Which gifts are taken, and which the filters let through; nothing is taken where states are not told. */
export function giftsShown(
  list: Pick<DetailedList, 'settings'>,
  with_: { filters: GiftFilters; states: boolean; familyOf: (gift: ListItem) => { id: string } },
) {
  const { filters, states, familyOf } = with_;
  const left = (gift: ListItem) => (states ? leftOf(gift) : gift.quantity);
  const isShown = (gift: ListItem) =>
    passes(
      {
        price: list.settings.show_prices ? gift.item.price : null,
        left: left(gift),
        family: familyOf(gift).id,
        text: plainText(`${gift.item.name} ${gift.item.brand_name ?? ''} ${gift.description}`),
      },
      filters,
    );
  return { isGiven: (gift: ListItem) => left(gift) === 0, isShown };
}

/** Beyond so many the browser draws only what is near the screen. */
const LONG = 60;
export const isLong = (list: Pick<DetailedList, 'items_in_list'>) => list.items_in_list.length > LONG;

const BY: Record<Exclude<Sort, ''>, (a: ListItem, b: ListItem) => number> = {
  envies: (a, b) => b.priority - a.priority,
  prix: (a, b) => (a.item.price ?? Number.POSITIVE_INFINITY) - (b.item.price ?? Number.POSITIVE_INFINITY),
  'prix-desc': (a, b) => (b.item.price ?? -1) - (a.item.price ?? -1),
};

/** The order that is asked for; one by prices only where they show, since it tells them to whoever writes it down. */
export function orderOf({ settings }: Pick<DetailedList, 'settings'>, asked: Sort): Sort {
  return asked.startsWith('prix') && !settings.show_prices ? '' : asked;
}

/** All of them in one group, in an order of the visitor's; the owner's order between equals, no price last. */
export function sortGifts(items: readonly ListItem[], sort: Exclude<Sort, ''>): GiftGroup[] {
  const sorted = [...items].sort((a, b) => BY[sort](a, b) || a.position - b.position);
  return sorted.length > 0 ? [{ id: 'tous', label: 'Tous les cadeaux', items: sorted }] : [];
}

/** "Plus que 42 jours", or what replaces it near and after the day; null without a date. */
export function birthCountdown(birthdate: string | null, now: Date): string | null {
  if (!birthdate) return null;
  const days = daysUntil(birthdate, now);
  if (days > 1) return `Plus que ${days}\u00a0jours`;
  if (days === 1) return 'C’est prévu pour demain';
  if (days === 0) return 'C’est prévu pour aujourd’hui';
  return `La naissance était prévue le ${formatDate(birthdate)}`;
}

/** A service or a kindness, in the owner's own words: nothing to buy, nothing to find from second hand. */
export function isFavour({ item }: Pick<ListItem, 'item'>): boolean {
  return item.kind === 'custom' && item.price === null && item.url === null;
}

/** Those that stay the same while the page is open: on the card, the script that fills in the sheet reads them. */
export function giveFacts(gift: Pick<ListItem, 'item'>): GiveFact[] {
  const { item } = gift;
  const sale: GiveFact[] = item.sold_here
    ? ['sold', item.availability === 'out_of_stock' ? 'out' : 'stocked']
    : [];
  return [isFavour(gift) ? 'favour' : 'thing', ...sale];
}
