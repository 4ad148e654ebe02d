import { ApiError } from '#src/calls/client.ts';
import { parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { type OwnProduct, sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { sellerProductsFr as fr } from '../seller-products.fr.ts';
import { vatOfChoice } from '../vat-choice.ts';
import { type ProductDraft, stockOf } from './product-draft.ts';

/** Sends a draft. Throws ApiError, by field, also for what is no price, stock or shelf: as the server would say. */
export function saveDraft(draft: ProductDraft, product: OwnProduct | null): Promise<OwnProduct> {
  const price = parsePriceCents(draft.price);
  const stock = stockOf(draft.stock);
  const wrong: Record<string, string> = {};
  if (draft.name.trim() === '') wrong.name = fr.noName;
  if (!price) wrong.price = fr.badPrice;
  if (stock === undefined) wrong.stock = fr.badStock;
  if (!draft.classification) wrong.classification = fr.noShelf;
  const [first] = Object.values(wrong);
  if (first || !price || stock === undefined)
    return Promise.reject(
      new ApiError(200, { err: first ?? fr.badPrice, code: 'field_invalid', fields: wrong }),
    );
  return sellerProductCalls.save({
    id: product?.id ?? null,
    name: draft.name,
    description: draft.description,
    price,
    stock,
    brand_name: draft.brand.trim() || null,
    classification: draft.classification,
    gtin: draft.gtin.replace(/\s/g, '') || null,
    vat_percent: vatOfChoice(draft.vat),
    images: draft.images,
    ...(product ? { stock_before: product.stock } : {}),
  });
}
