import { readProduct } from '#search/documents/attributes.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import {
  ATTRIBUTES,
  crossedRanges,
  type ProductAttributes,
  unknownValues,
  type WrittenAttributes,
} from '../attributes.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';

export interface ReadTexts {
  name: string;
  description: string;
  brand_name: string | null;
  classification: string | null;
  tags: readonly string[];
}

/** The facts that the search reads in a product's texts, without those that editors wrote. */
export function readAttributes(texts: ReadTexts): ProductAttributes {
  const read = readProduct(texts);
  return Object.fromEntries(ATTRIBUTES.map((name) => [name, read[name]])) as ProductAttributes;
}

/** Only what says something else than the texts is kept: they may be written better one day. */
export function keptAttributes(
  written: WrittenAttributes,
  read: ProductAttributes,
): WrittenAttributes | null {
  const other = ATTRIBUTES.filter(
    (name) => written[name] !== undefined && JSON.stringify(written[name]) !== JSON.stringify(read[name]),
  );
  return other.length === 0 ? null : Object.fromEntries(other.map((name) => [name, written[name]]));
}

/** Throws field_invalid for a value that the search does not know, and for a range the wrong way round. */
export function requireAttributes(written: WrittenAttributes, read: ProductAttributes): void {
  const unknown = Object.entries(unknownValues(written)).map(([name, value]) => [
    name,
    fr.unknownValue(value),
  ]);
  const crossed = crossedRanges({ ...read, ...written }).map((name) => [name, fr.crossed]);
  const wrong = [...unknown, ...crossed].map(([name, said]) => [`attributes.${name}`, said]);
  if (wrong.length > 0)
    throw new DomainError('field_invalid', fr.attributesWrong, { fields: Object.fromEntries(wrong) });
}
