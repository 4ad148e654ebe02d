import type { Brand, Product, Tag } from './product.ts';

export const RESULTS_PATH = '/i/marketplace/recherche';

/** The page where the person adds an item of another shop to their list. */
export const ADD_EXTERNAL_PATH = '/i/marketplace/ajouter';

export function productHref({ id, slug }: Pick<Product, 'id' | 'slug'>): string {
  return `/marketplace/produit/${id}-${slug}`;
}

export function tagHref({ slug }: Pick<Tag, 'slug'>): string {
  return `/i/marketplace/selections/${slug}`;
}

/** A predefined search. */
export function presetHref({ slug }: { slug: string }): string {
  return `/i/marketplace/produits/${slug}`;
}

/** The brand's own page when the editors wrote one, else its products. */
export function brandHref({ slug, has_cms_entry }: Pick<Brand, 'slug' | 'has_cms_entry'>): string {
  return has_cms_entry ? `/marque/${slug}` : `${RESULTS_PATH}?marque=${slug}`;
}
