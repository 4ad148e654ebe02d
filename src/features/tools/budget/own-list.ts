import type { Option } from '../form/field.ts';
import { OTHERS } from './budget.tool.ts';

export interface PricedItem {
  classification: string;
  quantity: number;
  item: { price: number | null };
}

export interface OwnTotals {
  /** Cents a category, by its slug; only those that hold something. */
  bySlug: Record<string, number>;
  items: number;
  /** Gifts without a price: they count for nothing. */
  unpriced: number;
}

/** Adds up the gifts of a list, category by category. A category may be named by its slug or its label. */
export function totalsOf(items: readonly PricedItem[], categories: readonly Option[]): OwnTotals {
  const bySlug: Record<string, number> = {};
  let unpriced = 0;
  for (const { classification, quantity, item } of items) {
    if (item.price === null) unpriced += 1;
    const known = categories.find(({ value, label }) => value === classification || label === classification);
    const slug = known?.value ?? OTHERS.value;
    bySlug[slug] = (bySlug[slug] ?? 0) + (item.price ?? 0) * quantity;
  }
  return {
    bySlug: Object.fromEntries(Object.entries(bySlug).filter(([, cents]) => cents > 0)),
    items: items.length,
    unpriced,
  };
}
