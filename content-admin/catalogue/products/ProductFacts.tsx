import { Field, TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { ChosenField } from '../../insert/ChosenField.tsx';
import { catalogueFr, productsFr } from '../catalogue.fr.ts';
import { Tick } from '../list/Tick.tsx';
import { findBrands } from '../pick.ts';
import { useShelves } from '../useShelves.ts';
import type { ProductDraft } from './product-draft.ts';

const { form: fr } = productsFr;

interface Props {
  draft: ProductDraft;
  change(part: Partial<ProductDraft>): void;
  errors: Record<string, string>;
}

export function ProductFacts(props: Props) {
  const { draft, change, errors } = props;
  return (
    <section className="sheet sheet-padded" aria-labelledby="produit">
      <h2 id="produit">{fr.facts}</h2>
      <Field
        label={catalogueFr.form.name}
        required
        maxLength={200}
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={fr.description}
        rows={6}
        maxLength={5000}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Shelving {...props} />
      <Selling {...props} />
      <div className="catalogue-pair">
        <Field
          label={fr.url}
          type="url"
          value={draft.url}
          error={errors.url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <Field
          label={fr.gtin}
          hint={fr.gtinHint}
          inputMode="numeric"
          value={draft.gtin}
          error={errors.gtin}
          onChange={({ target }) => change({ gtin: target.value })}
        />
      </div>
    </section>
  );
}

function Shelving({ draft, change, errors }: Props) {
  const shelves = useShelves(fr.noShelf);
  return (
    <div className="catalogue-pair">
      <ChosenField
        label={fr.brand}
        hint={fr.brandHint}
        error={errors.brand_id}
        value={draft.brand}
        takeOff={fr.noBrand}
        search={findBrands}
        onChange={(brand) => change({ brand })}
      />
      <SelectField
        label={productsFr.shelf}
        value={draft.classification}
        options={shelves}
        error={errors.classification}
        onChange={(classification) => change({ classification })}
      />
    </div>
  );
}

function Selling({ draft, change, errors }: Props) {
  return (
    <>
      <div className="catalogue-pair">
        <Field
          label={fr.price}
          hint={fr.priceHint}
          unit="€"
          inputMode="decimal"
          value={draft.price}
          error={errors.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <SelectField
          label={fr.availability}
          value={draft.availability}
          options={productsFr.availability}
          onChange={(value) => change({ availability: value as ProductDraft['availability'] })}
        />
      </div>
      <Tick label={fr.soldHere} checked={draft.soldHere} onChange={(soldHere) => change({ soldHere })} />
      {draft.soldHere && (
        <div className="catalogue-pair">
          <Field
            label={fr.stock}
            hint={fr.stockHint}
            type="number"
            min={0}
            value={draft.stock}
            error={errors.stock}
            onChange={({ target }) => change({ stock: target.value })}
          />
          <Field
            label={fr.delivery}
            maxLength={200}
            value={draft.delivery}
            error={errors.delivery}
            onChange={({ target }) => change({ delivery: target.value })}
          />
        </div>
      )}
    </>
  );
}
