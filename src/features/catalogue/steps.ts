import type { Step } from '#src/lib/breadcrumbs.ts';
import type { ProductDetail } from './catalogue-pages.server.ts';

const SEARCH = '/i/marketplace/recherche';
const PRODUCTS: readonly Step[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Produits', href: SEARCH },
];

/** The way to a brand or a selection. */
export function shelfSteps(title: string): Step[] {
  return [...PRODUCTS, { label: title }];
}

/** The way to a product, through its shelf when it has one. */
export function productSteps({ product, classification }: ProductDetail): Step[] {
  const shelf = classification && {
    label: classification.label,
    href: `${SEARCH}?rayon=${classification.slug}`,
  };
  return [...PRODUCTS, ...(shelf ? [shelf] : []), { label: product.name }];
}
