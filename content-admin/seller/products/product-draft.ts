import type { OwnProduct } from '#src/features/merchants/products.calls.ts';
import { priceText } from '#src/lib/price-text.ts';

export interface ProductDraft {
  name: string;
  description: string;
  price: string;
  brand: string;
  classification: string;
  stock: string;
  gtin: string;
  /** A rate of VAT; empty for the business's own. */
  vat: string;
  images: string[];
}

export const draftOf = (product: OwnProduct | null): ProductDraft => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  price: product?.price ? priceText(product.price) : '',
  brand: product?.brand_name ?? '',
  classification: product?.classification ?? '',
  stock: product?.stock === null || product === null ? '' : String(product.stock),
  gtin: product?.gtin ?? '',
  vat: String(product?.vat_percent ?? ''),
  images: product?.images ?? [],
});

/** Pieces; null for nothing typed, undefined for what is no number of pieces. */
export function stockOf(typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;
}
