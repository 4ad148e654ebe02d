/** A variant as the double keeps it, in Shopify's own words. */
export interface DoubleVariant {
  id: number;
  title: string;
  price: string;
  barcode: string | null;
  inventoryItemId: number;
  stock: number;
  tracked: boolean;
  policy: 'DENY' | 'CONTINUE';
}

export interface DoubleProduct {
  id: number;
  title: string;
  html: string;
  vendor: string;
  type: string;
  tags: string[];
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  updatedAt: string;
  image: string | null;
  collections: number[];
  variants: DoubleVariant[];
}

export interface DoubleOrder {
  id: number;
  input: Record<string, unknown>;
  /** When a search finds it: its index is behind. */
  foundAt: number;
  fulfilments: { id: number; company: string; number: string; variants: number[] }[];
}

interface Bulk {
  id: string;
  query: string;
  polls: number;
  createdAt: string;
}

/** All that one shop holds. */
export interface DoubleShop {
  domain: string;
  token: string | null;
  currency: string;
  locations: number;
  products: DoubleProduct[];
  collections: { id: number; title: string }[];
  orders: DoubleOrder[];
  subscriptions: { topic: string; uri: string }[];
  bulks: Bulk[];
  /** An operation is over once it was looked at so many times. */
  looks: number;
  /** Points left of GraphQL, as Shopify counts them. */
  points: { most: number; left: number; perSecond: number; at: number };
}

export const gid = (kind: string, id: number | string) => `gid://shopify/${kind}/${id}`;
export const idOf = (text: string) => Number(/(\d+)$/.exec(text)?.[1]);

export function openShop(domain: string): DoubleShop {
  return {
    domain,
    token: null,
    currency: 'EUR',
    locations: 1,
    products: [],
    collections: [],
    orders: [],
    subscriptions: [],
    bulks: [],
    looks: 1,
    // A shop on the standard plan.
    points: { most: 2000, left: 2000, perSecond: 100, at: Date.now() },
  };
}

/** A variant of a product, with other fields where they are said. */
export const variantOf = (id: number, fields: Partial<DoubleVariant> = {}): DoubleVariant => ({
  id: id * 10,
  title: 'Default Title',
  price: '24.90',
  barcode: null,
  inventoryItemId: id * 10 + 1,
  stock: 5,
  tracked: true,
  policy: 'DENY',
  ...fields,
});

/** A product of one variant, or of those that are said. */
export function makeProduct(
  id: number,
  fields: Partial<DoubleProduct> & { price?: string; stock?: number } = {},
) {
  const { price = '24.90', stock = 5, ...more } = fields;
  const product: DoubleProduct = {
    id,
    title: `Hochet ${id}`,
    html: '<p>En bois de hêtre.</p>',
    vendor: 'Bois doux',
    type: 'Jouets',
    tags: [],
    status: 'ACTIVE',
    updatedAt: '2026-11-01T10:00:00Z',
    image: null,
    collections: [],
    variants: [variantOf(id, { price, stock })],
    ...more,
  };
  return product;
}

/** One line of a bulk operation: a variant, with its product. */
export function variantLine(product: DoubleProduct, variant: DoubleVariant): string {
  return JSON.stringify({
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    barcode: variant.barcode,
    price: variant.price,
    inventoryQuantity: variant.stock,
    inventoryPolicy: variant.policy,
    inventoryItem: { id: gid('InventoryItem', variant.inventoryItemId), tracked: variant.tracked },
    image: null,
    product: {
      id: gid('Product', product.id),
      title: product.title,
      descriptionHtml: product.html,
      vendor: product.vendor,
      productType: product.type,
      tags: product.tags,
      handle: `hochet-${product.id}`,
      status: product.status,
      updatedAt: product.updatedAt,
      featuredMedia: product.image ? { preview: { image: { url: product.image } } } : null,
      onlineStoreUrl: null,
    },
  });
}

/** The body of products/update, as REST says it. */
export function productPayload(product: DoubleProduct) {
  return {
    id: product.id,
    title: product.title,
    body_html: product.html,
    vendor: product.vendor,
    product_type: product.type,
    tags: product.tags.join(', '),
    status: product.status.toLowerCase(),
    updated_at: product.updatedAt,
    image: product.image ? { src: product.image } : null,
    images: product.image ? [{ id: 1, src: product.image }] : [],
    variants: product.variants.map((variant) => ({
      id: variant.id,
      product_id: product.id,
      title: variant.title,
      price: variant.price,
      barcode: variant.barcode,
      inventory_item_id: variant.inventoryItemId,
      inventory_quantity: variant.stock,
      inventory_policy: variant.policy.toLowerCase(),
      inventory_management: variant.tracked ? 'shopify' : null,
      image_id: null,
    })),
  };
}
