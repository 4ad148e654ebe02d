import type { ProductFilters } from '../../contract.ts';
import type { Clause } from '../../plan/clause.ts';

const quoted = (values: readonly (string | number)[]) =>
  `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
const among = (attribute: string, values: readonly (string | number)[]) =>
  `${attribute} IN ${quoted(values)}`;
const joined = (parts: readonly string[], word: 'AND' | 'OR') => `(${parts.join(` ${word} `)})`;

/** Always and never true, which this language has no words for. */
const ALWAYS = 'id >= 0';
const NEVER = 'id < 0';

function priceOf({ min, max }: { min?: number; max?: number }): string {
  const parts = [
    ...(min === undefined ? [] : [`price >= ${min}`]),
    ...(max === undefined ? [] : [`price <= ${max}`]),
  ];
  return parts.length === 0 ? ALWAYS : joined(parts, 'AND');
}

/** A condition on products as this engine's filters say it. */
export function filterOf(clause: Clause): string {
  if ('has' in clause) return clause.among.length === 0 ? NEVER : among(clause.has, clause.among);
  if ('brands' in clause) return among('brand_slug', clause.brands);
  if ('named' in clause) return among('name_key', [clause.named]);
  if ('price' in clause) return priceOf(clause.price);
  if ('unsaid' in clause) return `(${clause.unsaid}_min IS NULL AND ${clause.unsaid}_max IS NULL)`;
  if ('within' in clause) {
    const [low, high] = [`${clause.within}_min`, `${clause.within}_max`];
    return `((${low} <= ${clause.max} AND (${high} IS NULL OR ${high} >= ${clause.min})) OR (${low} IS NULL AND ${high} >= ${clause.min}))`;
  }
  if ('not' in clause) return `NOT ${filterOf(clause.not)}`;
  if ('all' in clause) return clause.all.length === 0 ? ALWAYS : joined(clause.all.map(filterOf), 'AND');
  return clause.any.length === 0 ? NEVER : joined(clause.any.map(filterOf), 'OR');
}

export type Facet = 'brand' | 'tag' | 'classification' | 'price' | 'size' | 'colour' | 'material' | 'age';

/** The attribute each facet counts. */
export const FACETS: Record<Facet, string> = {
  brand: 'brand_facet',
  tag: 'tag_facets',
  classification: 'classification',
  price: 'price',
  size: 'sizes',
  colour: 'colours',
  material: 'materials',
  age: 'ages',
};

const values = <T extends string | number>(wanted: T | T[]): T[] => [wanted].flat() as T[];

/** One entry a filter of the reader, so that a facet's own can be left out when its values are counted. */
export function filtersOf(filters: ProductFilters): Partial<Record<Facet | 'stock', string>> {
  const { brand, tag, classification, size, colour, material, age_months, price_min, price_max } = filters;
  const price = {
    ...(price_min !== undefined && { min: price_min }),
    ...(price_max !== undefined && { max: price_max }),
  };
  const ages = age_months === undefined ? [] : values(age_months);
  return {
    ...(brand !== undefined && { brand: among('brand_slug', values(brand)) }),
    ...(tag !== undefined && { tag: among('tag_slugs', values(tag)) }),
    ...(classification !== undefined && { classification: among('classification', values(classification)) }),
    ...(size !== undefined && { size: among('sizes', values(size)) }),
    ...(colour !== undefined && { colour: among('colours', values(colour)) }),
    ...(material !== undefined && { material: among('materials', values(material)) }),
    ...(ages.length > 0 && {
      age: filterOf({ any: ages.map((age) => ({ within: 'age', min: age, max: age })) }),
    }),
    ...((price_min !== undefined || price_max !== undefined) && { price: priceOf(price) }),
    ...(filters.in_stock !== undefined && { stock: `in_stock = ${filters.in_stock}` }),
  };
}
