import type { ProductFacets } from '../../contract.ts';
import { namedOf } from '../../documents/product.ts';
import { byAge } from '../../facets.ts';
import type { Result } from './multi-search.ts';

type Distribution = Record<string, number> | undefined;

const counted = (distribution: Distribution) =>
  Object.entries(distribution ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'));

const named = (distribution: Distribution) =>
  counted(distribution).map(({ value, count }) => ({ ...namedOf(value), count }));

function addedUp(results: readonly Result[]) {
  const sum: Record<string, Record<string, number>> = {};
  for (const { facetDistribution = {} } of results)
    for (const [facet, found] of Object.entries(facetDistribution)) {
      const known = sum[facet] ?? {};
      for (const [value, count] of Object.entries(found)) known[value] = (known[value] ?? 0) + count;
      sum[facet] = known;
    }
  return sum;
}

function priceRange(results: readonly Result[]): ProductFacets['price'] {
  const ranges = results.flatMap(({ facetStats }) => facetStats?.price ?? []);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/** The facets of several answers together. */
export function facetsOf(results: readonly Result[]): ProductFacets {
  const sums = addedUp(results);
  return {
    brand: named(sums.brand_facet),
    tag: named(sums.tag_facets),
    classification: counted(sums.classification),
    size: counted(sums.sizes),
    colour: counted(sums.colours),
    material: counted(sums.materials),
    age: byAge(counted(sums.ages)),
    price: priceRange(results),
  };
}
