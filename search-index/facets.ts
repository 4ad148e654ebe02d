import type { ProductFacets } from './contract.ts';

export const NO_FACETS: ProductFacets = {
  brand: [],
  tag: [],
  classification: [],
  size: [],
  colour: [],
  material: [],
  age: [],
  price: null,
};

/** Ages are read from the youngest on, not from the most frequent. */
export function byAge(counted: ProductFacets['age']): ProductFacets['age'] {
  return counted.toSorted((a, b) => Number(a.value) - Number(b.value));
}
