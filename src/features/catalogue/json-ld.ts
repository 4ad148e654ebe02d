import type { BrandDetail } from './catalogue-pages.server.ts';
import type { Product } from './product.ts';

/** schema.org Product with its offer, when it is sold here. */
export function productJsonLd(product: Product, origin: string): object {
  const url = `${origin}/marketplace/produit/${product.id}-${product.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.merchant_item_id,
    url,
    ...(product.thumb_image ? { image: new URL(product.thumb_image, origin).href } : {}),
    ...(product.brand_name ? { brand: { '@type': 'Brand', name: product.brand_name } } : {}),
    ...(product.sold_here && product.price !== null ? { offers: offer(product, url) } : {}),
  };
}

function offer(product: Product, url: string): object {
  const state = product.availability === 'in_stock' ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'EUR',
    price: ((product.price ?? 0) / 100).toFixed(2),
    availability: `https://schema.org/${state}`,
  };
}

/** schema.org Brand, and the collection of its products shown on its page. */
export function brandJsonLd(brand: BrandDetail, origin: string): object[] {
  const { name, products } = brand;
  const subject = {
    '@type': 'Brand',
    name,
    url: `${origin}/marque/${brand.slug}`,
    ...(brand.logo ? { logo: new URL(brand.logo, origin).href } : {}),
  };
  const items = {
    '@type': 'ItemList',
    numberOfItems: brand.total,
    itemListElement: products.map((product, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: product.name,
      url: `${origin}/marketplace/produit/${product.id}-${product.slug}`,
    })),
  };
  return [{ '@type': 'CollectionPage' }, subject, ...(products.length > 0 ? [items] : [])];
}
