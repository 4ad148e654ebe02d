import type { ProductFilters } from '../../contract.ts';
import type { Clause, RangeField } from '../../plan/clause.ts';
import type { Parameters } from './database.ts';

const SETS = {
  heads: 'd.heads',
  is: 'd.is_a',
  about: 'd.about',
  sizes: 'd.sizes',
  colours: 'd.colours',
  materials: 'd.materials',
} as const;

const bounds = (field: RangeField) => [`d.${field}_min`, `d.${field}_max`] as const;

/** A condition on products as SQL on the columns of `d`; every value is a parameter. */
export function sqlOf(parameters: Parameters, clause: Clause): string {
  const each = (clauses: readonly Clause[], word: 'and' | 'or', none: string) =>
    clauses.length === 0 ? none : `(${clauses.map((one) => sqlOf(parameters, one)).join(` ${word} `)})`;
  if ('has' in clause) return `${SETS[clause.has]} && ${parameters.add([...clause.among], 'text[]')}`;
  if ('brands' in clause) return `d.brand_slug = any(${parameters.add([...clause.brands], 'text[]')})`;
  if ('named' in clause) return `d.name = ${parameters.add(clause.named, 'text')}`;
  if ('price' in clause) {
    const { min, max } = clause.price;
    const parts = [
      ...(min === undefined ? [] : [`d.price >= ${parameters.add(min, 'bigint')}`]),
      ...(max === undefined ? [] : [`d.price <= ${parameters.add(max, 'bigint')}`]),
    ];
    return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
  }
  if ('unsaid' in clause) {
    const [low, high] = bounds(clause.unsaid);
    return `(${low} is null and ${high} is null)`;
  }
  if ('within' in clause) {
    const [low, high] = bounds(clause.within);
    const [min, max] = [parameters.add(clause.min, 'numeric'), parameters.add(clause.max, 'numeric')];
    return `(coalesce(${low}, ${high}) is not null and coalesce(${low}, 0) <= ${max} and coalesce(${high}, 10000) >= ${min})`;
  }
  // A missing value is no reason to leave a product out of everything.
  if ('not' in clause) return `(${sqlOf(parameters, clause.not)}) is not true`;
  if ('all' in clause) return each(clause.all, 'and', 'true');
  return each(clause.any, 'or', 'false');
}

export type Facet = 'brand' | 'tag' | 'classification' | 'price' | 'size' | 'colour' | 'material' | 'age';

const valuesOf = <T extends string | number>(wanted: T | T[]): T[] => [wanted].flat() as T[];

/** The reader's own filters as SQL, but those of the facet being counted. */
export function filterConditions(parameters: Parameters, filters: ProductFilters, but?: Facet): string[] {
  const { brand, tag, classification, size, colour, material, age_months, price_min, price_max, in_stock } =
    filters;
  const texts = (wanted: string | string[]) => parameters.add(valuesOf(wanted), 'text[]');
  return [
    ...(brand !== undefined && but !== 'brand' ? [`d.brand_slug = any(${texts(brand)})`] : []),
    ...(tag !== undefined && but !== 'tag' ? [`d.tag_slugs && ${texts(tag)}`] : []),
    ...(classification !== undefined && but !== 'classification'
      ? [`d.classification = any(${texts(classification)})`]
      : []),
    ...(size !== undefined && but !== 'size' ? [`d.sizes && ${texts(size)}`] : []),
    ...(colour !== undefined && but !== 'colour' ? [`d.colours && ${texts(colour)}`] : []),
    ...(material !== undefined && but !== 'material' ? [`d.materials && ${texts(material)}`] : []),
    ...(age_months === undefined || but === 'age'
      ? []
      : [
          sqlOf(parameters, {
            any: valuesOf(age_months).map((age) => ({ within: 'age', min: age, max: age })),
          }),
        ]),
    ...(price_min !== undefined && but !== 'price'
      ? [`d.price >= ${parameters.add(price_min, 'bigint')}`]
      : []),
    ...(price_max !== undefined && but !== 'price'
      ? [`d.price <= ${parameters.add(price_max, 'bigint')}`]
      : []),
    ...(in_stock !== undefined ? [`d.in_stock = ${parameters.add(in_stock, 'boolean')}`] : []),
  ];
}
