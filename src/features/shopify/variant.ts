import * as z from 'zod/mini';
import { momentOf, piecesOf, readJson } from './read-json.ts';

/** A variant of a shop's product, from a bulk operation's line or from a webhook, in the same words. */
export interface ShopVariant {
  variantId: string;
  shopProductId: string;
  inventoryItemId: string | null;
  /** The product's title, and the variant's where it has one of its own. */
  title: string;
  html: string;
  vendor: string;
  type: string;
  /** As Shopify writes it: « 24.90 ». */
  price: string;
  barcode: string;
  /** Of its product. */
  tags: string[];
  images: string[];
  /** Pieces over all places; null where they are not counted, or are sold beyond what there is. */
  pieces: number | null;
  active: boolean;
  /** When its product was last changed there. */
  updatedAt: Date;
}

export const gid = (kind: string, id: number | string) => `gid://shopify/${kind}/${id}`;
export const numberOf = (text: string) => text.slice(text.lastIndexOf('/') + 1);

const text = (most: number) => z._default(z.nullable(z.string().check(z.maxLength(most))), null);
const TEXT_MOST = 1_000_000;
const moment = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));
const picture = z.nullish(z.object({ url: z.string() }));

const Line = z.object({
  id: z.string(),
  title: text(1000),
  barcode: text(200),
  price: z.string().check(z.maxLength(30)),
  inventoryQuantity: z.nullish(z.int()),
  inventoryPolicy: z.nullish(z.string()),
  inventoryItem: z.nullish(z.object({ id: z.string(), tracked: z._default(z.boolean(), true) })),
  image: picture,
  product: z.object({
    id: z.string(),
    title: text(1000),
    descriptionHtml: text(TEXT_MOST),
    vendor: text(1000),
    productType: text(1000),
    tags: z._default(z.nullable(z.array(z.string())), []),
    status: z.string(),
    updatedAt: moment,
    featuredMedia: z.nullish(z.object({ preview: z.nullish(z.object({ image: picture })) })),
  }),
});

const NO_NAME = 'Default Title';
const named = (product: string | null, variant: string | null) =>
  [product?.trim(), variant === NO_NAME ? '' : variant?.trim()].filter(Boolean).join(' – ');

/** A line of a bulk operation; null when it is none of ours. */
export function variantOfLine(line: string): ShopVariant | null {
  const json = parsed(line);
  const read = Line.safeParse(json);
  if (!read.success) return null;
  const { product, inventoryItem, image, ...variant } = read.data;
  const counted = inventoryItem?.tracked !== false && variant.inventoryPolicy !== 'CONTINUE';
  const featured = product.featuredMedia?.preview?.image?.url;
  return {
    variantId: variant.id,
    shopProductId: product.id,
    inventoryItemId: inventoryItem?.id ?? null,
    title: named(product.title, variant.title),
    html: product.descriptionHtml ?? '',
    vendor: product.vendor ?? '',
    type: product.productType ?? '',
    price: variant.price,
    barcode: variant.barcode ?? '',
    tags: product.tags ?? [],
    images: [image?.url, featured].filter((url) => url !== undefined),
    pieces: counted ? piecesOf(variant.inventoryQuantity ?? 0) : null,
    active: product.status === 'ACTIVE',
    updatedAt: momentOf(product.updatedAt),
  };
}

function parsed(line: string): unknown {
  try {
    return readJson(line);
  } catch {
    return null;
  }
}

const restId = z.union([z.int(), z.string().check(z.regex(/^\d{1,20}$/))]);

/** The part of products/update that we read; the rest of what came is not kept. */
export const ProductPayload = z.object({
  id: restId,
  title: text(1000),
  body_html: text(TEXT_MOST),
  vendor: text(1000),
  product_type: text(1000),
  /** Between commas. */
  tags: text(TEXT_MOST),
  status: z._default(z.string(), 'active'),
  updated_at: moment,
  images: z._default(z.array(z.object({ id: z.nullish(restId), src: z.string() })), []),
  variants: z.array(
    z.object({
      id: restId,
      title: text(1000),
      price: z.union([z.string().check(z.maxLength(30)), z.number()]),
      barcode: text(200),
      inventory_item_id: z.nullish(restId),
      inventory_quantity: z.nullish(z.int()),
      inventory_policy: z.nullish(z.string()),
      inventory_management: z.nullish(z.string()),
      image_id: z.nullish(restId),
    }),
  ),
  /** All of them, where the payload holds only the first. */
  variant_gids: z.nullish(z.array(z.unknown())),
});
export type ProductPayload = z.output<typeof ProductPayload>;

/** The variants of a webhook's product. */
export function variantsOfPayload(payload: ProductPayload): ShopVariant[] {
  const [first] = payload.images;
  return payload.variants.map((variant) => {
    const own = payload.images.find(({ id }) => id && String(id) === String(variant.image_id));
    const untracked = variant.inventory_management === null;
    const counted = !untracked && variant.inventory_policy !== 'continue';
    return {
      variantId: gid('ProductVariant', variant.id),
      shopProductId: gid('Product', payload.id),
      inventoryItemId: variant.inventory_item_id ? gid('InventoryItem', variant.inventory_item_id) : null,
      title: named(payload.title, variant.title),
      html: payload.body_html ?? '',
      vendor: payload.vendor ?? '',
      type: payload.product_type ?? '',
      price: String(variant.price),
      barcode: variant.barcode ?? '',
      tags: (payload.tags ?? '').split(','),
      images: [own?.src, first?.src].filter((url) => url !== undefined),
      pieces: counted ? piecesOf(variant.inventory_quantity ?? 0) : null,
      active: payload.status === 'active',
      updatedAt: momentOf(payload.updated_at),
    };
  });
}
