import { SelectField } from '#src/ui/SelectField.tsx';
import { findBrands } from '../catalogue/pick.ts';
import { useShelves } from '../catalogue/useShelves.ts';
import { ChosenField } from '../insert/ChosenField.tsx';
import { findProducts, ProductLine } from '../insert/ProductDialog.tsx';
import { isOf, type OfferChoices } from './offer-form.ts';
import { offersFr } from './offers.fr.ts';
import type { OfferTargets } from './useOfferTargets.ts';

const { offers: fr } = offersFr;

interface Props {
  kind: OfferChoices['kind'];
  targets: OfferTargets;
  errors: Record<string, string>;
  onChange(change: Partial<OfferTargets>): void;
}

/** The product, brand and shelf that an offer is about, as far as its kind is about any. */
export function OfferTargetsFields({ kind, targets, errors, onChange }: Props) {
  const shelves = useShelves(fr.everyShelf);
  const needed = kind === 'price' || kind === 'gift';
  return (
    <div className="offers-two fields-level">
      {isOf('product', kind) && (
        <ChosenField
          label={fr.fields.product}
          hint={needed ? fr.productHint : fr.couponHint}
          required={needed}
          {...(needed ? {} : { takeOff: fr.takeOff })}
          error={errors.product_id}
          value={targets.product}
          search={findProducts}
          draw={(product) => <ProductLine product={product} />}
          onChange={(product) => onChange({ product })}
        />
      )}
      {isOf('brand', kind) && (
        <ChosenField
          label={fr.fields.brand}
          error={errors.brand_id}
          takeOff={fr.takeOff}
          value={targets.brand}
          search={findBrands}
          onChange={(brand) => onChange({ brand })}
        />
      )}
      {isOf('shelf', kind) && (
        <SelectField
          label={fr.fields.shelf}
          options={shelves}
          value={targets.shelf}
          error={errors.shelf}
          onChange={(shelf) => onChange({ shelf })}
        />
      )}
    </div>
  );
}
