/** Fields of a product that hold several values. */
export type SetField = 'heads' | 'is' | 'about' | 'sizes' | 'colours' | 'materials';
/** Pairs of fields that bound something of a product: `age_min` and `age_max`, in months; `weight_…`, in kilograms. */
export type RangeField = 'age' | 'weight';

/** A condition on products, whatever the engine: each engine writes it in its own language. */
export type Clause =
  /** One of these values at least. */
  | { has: SetField; among: readonly string[] }
  /** The product's bounds and these have something in common; a missing bound is open. Both missing: not said, not met. */
  | { within: RangeField; min: number; max: number }
  /** Nothing is said of it. */
  | { unsaid: RangeField }
  /** Cents. */
  | { price: { min?: number; max?: number } }
  | { brands: readonly string[] }
  /** The whole name, as folded words with one space between. */
  | { named: string }
  | { not: Clause }
  | { all: readonly Clause[] }
  | { any: readonly Clause[] };

export const isA = (ids: readonly string[]): Clause => ({ has: 'is', among: ids });
export const about = (ids: readonly string[]): Clause => ({ has: 'about', among: ids });
/** The very things, and not their kinds. */
export const isItself = ({ ids }: { ids: readonly string[] }): Clause => ({ has: 'heads', among: ids });
