import type { List, ListItem } from './list.ts';

/** An item as somebody hears of it: without its price where the owners show none, but to themselves. */
export function toldTo(
  { is_owner, settings }: Pick<List, 'is_owner' | 'settings'>,
  item: ListItem,
): ListItem {
  if (is_owner || settings.show_prices) return item;
  return { ...item, item: { ...item.item, price: null } };
}
