import type { BrandDetail, ProductDetail } from './catalogue-pages.server.ts';
import type { Offer } from './offers.server.ts';

type Sold = Pick<ProductDetail, 'product' | 'offers' | 'gtin'>;

/** schema.org Product with where it is sold; a product that is sold nowhere has no offer. */
export function productJsonLd({ product, offers, gtin }: Sold, origin: string): object {
  const url = `${origin}/marketplace/produit/${product.id}-${product.slug}`;
  const pictures = product.images.length > 0 ? product.images : [product.thumb_image ?? []].flat();
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.merchant_item_id,
    url,
    ...(pictures.length > 0 ? { image: pictures.map((path) => new URL(path, origin).href) } : {}),
    ...(gtin ? { gtin } : {}),
    ...(product.brand_name ? { brand: { '@type': 'Brand', name: product.brand_name } } : {}),
    ...(offers.length > 0 ? { offers: offers.map((one) => offerJsonLd(one, url)) } : {}),
  };
}

const STATES = { in_stock: 'InStock', out_of_stock: 'OutOfStock', unknown: null } as const;

function offerJsonLd({ merchant, seller, price, url, availability }: Offer, page: string): object {
  const state = STATES[availability];
  return {
    '@type': 'Offer',
    url: url ?? page,
    priceCurrency: 'EUR',
    price: (price / 100).toFixed(2),
    ...(state ? { availability: `https://schema.org/${state}` } : {}),
    ...(merchant || seller ? { seller: { '@type': 'Organization', name: merchant ?? seller?.name } } : {}),
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
