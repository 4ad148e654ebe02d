import type { Preset } from '#src/features/catalogue/admin/presets.calls.ts';
import { priceText } from '#src/lib/price-text.ts';
import { priceOf } from '../typed-price.ts';

/** A predefined search as its form holds it: prices as they are typed. */
export interface PresetDraft {
  title: string;
  slug: string;
  description: string;
  query: string;
  brand: string;
  tag: string;
  shelf: string;
  priceMin: string;
  priceMax: string;
  inStock: boolean;
  sort: Preset['sort'];
  enabled: boolean;
  revision: number;
}

const one = (value: string | string[] | undefined) => [value].flat()[0] ?? '';
const euros = (cents: number | undefined) => priceText(cents ?? null).replace(/,00$/, '');

export function presetDraft(preset: Preset | null): PresetDraft {
  const filters = preset?.filters ?? {};
  return {
    title: preset?.title ?? '',
    slug: preset?.slug ?? '',
    description: preset?.description ?? '',
    query: preset?.query ?? '',
    sort: preset?.sort ?? 'relevance',
    enabled: preset?.enabled ?? true,
    brand: one(filters.brand),
    tag: one(filters.tag),
    shelf: one(filters.classification),
    priceMin: euros(filters.price_min),
    priceMax: euros(filters.price_max),
    inStock: filters.in_stock ?? false,
    revision: preset?.revision ?? 0,
  };
}

/** The filters as the search takes them. */
export function filtersOf(draft: PresetDraft): Preset['filters'] {
  const filters: Preset['filters'] = {};
  if (draft.brand) filters.brand = draft.brand;
  if (draft.tag) filters.tag = draft.tag;
  if (draft.shelf) filters.classification = draft.shelf;
  const [min, max] = [priceOf(draft.priceMin), priceOf(draft.priceMax)];
  if (min != null) filters.price_min = min;
  if (max != null) filters.price_max = max;
  if (draft.inStock) filters.in_stock = true;
  return filters;
}
