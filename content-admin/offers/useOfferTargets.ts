import { useEffect, useState } from 'react';
import { adminBrandCalls } from '#src/features/catalogue/admin/brands.calls.ts';
import type { Offer } from '#src/features/offers/offer.ts';
import type { Chosen } from '../insert/ChosenField.tsx';
import { offersFr } from './offers.fr.ts';

export interface OfferTargets {
  product: Chosen | null;
  brand: Chosen | null;
  /** The short name of a shelf; empty: all of them. */
  shelf: string;
}

/** Holds what an offer is about while it is changed; reads the name of the brand that it has already. */
export function useOfferTargets(offer: Offer | null) {
  const known = offer?.brand_id ?? null;
  const [targets, setTargets] = useState<OfferTargets>({
    product: offer?.product ? { id: offer.product.id, name: offer.product.name } : null,
    brand: known === null ? null : { id: known, name: offersFr.offers.brandOf(known) },
    shelf: offer?.shelf ?? '',
  });
  useEffect(() => {
    if (known === null) return;
    let late = false;
    adminBrandCalls.getBrand({ id: known }).then(
      ({ id, name }) =>
        late || setTargets((now) => (now.brand?.id === id ? { ...now, brand: { id, name } } : now)),
      // Its number stands there already.
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [known]);
  return [targets, (change: Partial<OfferTargets>) => setTargets((now) => ({ ...now, ...change }))] as const;
}
