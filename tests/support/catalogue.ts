import type { ProductFields } from '#src/features/catalogue/admin/products.calls.ts';

/** A product as its form sends it, when nothing special is said. */
export const plainProduct: ProductFields = {
  name: 'Gigoteuse légère',
  description: 'Pour les nuits d’été.',
  brand_id: null,
  classification: null,
  price: 3990,
  url: null,
  images: [],
  sold_here: false,
  stock: null,
  availability: 'in_stock',
  delivery: null,
  gtin: null,
  tag_ids: [],
};
