import { ApiError, type PathOf, post } from '#src/calls/client.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { element } from '#src/lib/dom.ts';
import { formatCount, formatPrice } from '#src/lib/format.ts';
import { START_PATH } from '#src/lib/paths.ts';
import { fillPanel } from '#src/ui/panel.ts';
import type { listCalls } from './list.calls.ts';
import type { DetailedList, ListItem } from './list.ts';

const GET: PathOf<typeof listCalls.get> = '/api/list/get';
const SHOWN = 8;

/** One's own list beside any page: what was added last. Under surprise it knows no more than the list itself. */
export function fill(panel: HTMLElement): void {
  connectClient();
  fillPanel(panel, readOwn, (list) => (list ? draw(list) : none()));
}

/** Null when the person has no list: an administrator, a merchant. */
async function readOwn(): Promise<DetailedList | null> {
  try {
    return await post<typeof listCalls.get>(GET, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

function none(): Node[] {
  return [
    element('p', {}, 'Vous n’avez pas encore de liste.'),
    element('a', { href: START_PATH, class: 'button button-main button-wide' }, 'Créer ma liste'),
  ];
}

function draw({ slug, title, items_count, items_in_list: items, cagnotte }: DetailedList): Node[] {
  const newest = items.toSorted((a, b) => b.added_at.localeCompare(a.added_at)).slice(0, SHOWN);
  const collected = cagnotte?.collected ? `, ${formatPrice(cagnotte.collected)} dans la cagnotte` : '';
  const count = items_count === 0 ? 'Encore vide' : formatCount(items_count, 'cadeau', 'cadeaux');
  return [
    element('p', { class: 'panel-title' }, title),
    element('p', { class: 'muted' }, count + collected),
    ...(newest.length > 0 ? [element('ul', { class: 'plain panel-gifts' }, ...newest.map(line))] : [empty()]),
    element('a', { href: `/${slug}`, class: 'button button-main button-wide' }, 'Voir ma liste'),
  ];
}

function empty(): HTMLElement {
  return element('p', {}, 'Cherchez un produit, ou collez le lien d’un cadeau trouvé ailleurs.');
}

function line({ item, quantity }: ListItem): HTMLElement {
  const picture = item.thumb_image
    ? element('img', { src: item.thumb_image, alt: '', width: 56, height: 56, loading: 'lazy' })
    : element('span', { class: 'panel-no-picture' });
  const price = item.price === null ? null : formatPrice(item.price);
  const notes = [quantity > 1 ? `× ${quantity}` : null, price].filter(Boolean).join(' · ');
  return element(
    'li',
    {},
    picture,
    element('span', {}, element('strong', {}, item.name), element('span', { class: 'muted' }, notes)),
  );
}
