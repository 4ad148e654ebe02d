export const CATALOGUE_PLACES = {
  products: '/a/admin/products',
  brands: '/a/admin/brands',
  tags: '/a/admin/tags',
  presets: '/a/admin/predefinedsearch',
  search: '/a/admin/search',
  feeds: '/a/admin/feeds',
} as const;
export type CataloguePlace = keyof typeof CATALOGUE_PLACES;

/** What the address asks to edit: a key, `new`, or null for the list. */
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
