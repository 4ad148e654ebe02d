/** One sort of thing, from which several believable products are made: every kind meets every detail. */
export interface ProductType {
  /** Also the name of a drawing in public/demo. */
  slug: string;
  classification: string;
  brands: readonly string[];
  tags: readonly string[];
  bulky?: boolean;
  kinds: readonly ProductKind[];
  details: readonly string[];
  care: readonly string[];
}

export interface ProductKind {
  name: string;
  /** Its own drawing in public/demo, where that of the type would show another thing. */
  drawing?: string;
  lead: string;
  cents: number;
  /** Set where those of the type would not be true of this kind. */
  details?: readonly string[];
  care?: readonly string[];
}
