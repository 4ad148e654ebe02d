import { pageRoute } from '#src/lib/paths.ts';

const admin = (view: string) => pageRoute('/a/admin', view);

export const CATALOGUE_PLACES = {
  products: admin('products'),
  brands: admin('brands'),
  tags: admin('tags'),
  presets: admin('predefinedsearch'),
  search: admin('search'),
  feeds: admin('feeds'),
} as const;
export type CataloguePlace = keyof typeof CATALOGUE_PLACES;

/** The record that the address opens: a key, `new`, or null for the list. */
export function editedKey(search: string): string | 'new' | null {
  const params = new URLSearchParams(search);
  return params.has('new') ? 'new' : params.get('id');
}

const KEPT = 'catalogue-list:';

/** The list as it was left, for the way back. */
export function listHref(place: CataloguePlace): string {
  const href = CATALOGUE_PLACES[place];
  try {
    return href + (sessionStorage.getItem(KEPT + place) ?? '');
  } catch {
    return href;
  }
}

export function keepList(place: CataloguePlace, search: string): void {
  try {
    sessionStorage.setItem(KEPT + place, search);
  } catch {
    // The way back is then the whole list.
  }
}
