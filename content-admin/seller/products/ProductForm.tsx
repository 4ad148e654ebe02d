import { type SubmitEvent, useState } from 'react';
import type { Business } from '#src/features/merchants/merchant.ts';
import { type OwnProduct, sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { SureButton } from '../../shared/SureButton.tsx';
import { useLeaveWarning } from '../../shared/useLeaveWarning.ts';
import { sellerProductsFr as fr } from '../seller-products.fr.ts';
import { useSellerShelves } from '../useSellerShelves.ts';
import { VAT_CHOICES } from '../vat-choice.ts';
import { ProductPictures } from './ProductPictures.tsx';
import { draftOf } from './product-draft.ts';
import { saveDraft } from './save-draft.ts';

interface Props {
  me: Pick<Business, 'vat_number' | 'vat_percent'>;
  /** Null: one that is not there yet. */
  product: OwnProduct | null;
  onDone(): void;
}

/** A product by hand. What is refused is said beside its field, and nothing typed is lost. */
export function ProductForm({ me, product, onDone }: Props) {
  const { vat_number: vatNumber, vat_percent: vatPercent } = me;
  const [draft, setDraft] = useState(() => draftOf(product));
  const { run, busy, error, fields, form } = useFormCall();
  const shelves = useSellerShelves(fr.chooseShelf);
  useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(draftOf(product)));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await run(() => saveDraft(draft, product))) onDone();
  }
  async function archive(product_id: number, archived: boolean) {
    if (await run(() => sellerProductCalls.archive({ product_id, archived }))) onDone();
  }
  const text = (key: 'name' | 'price' | 'brand' | 'stock' | 'gtin', name: string = key) => ({
    value: draft[key],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  const put = product?.status === 'archived';
  return (
    <form ref={form} className="stack seller-form" onSubmit={save} noValidate>
      <h1>{product ? product.name : fr.add}</h1>
      <div className="sheet sheet-padded stack">
        <Field label={fr.name} required maxLength={200} {...text('name')} />
        <TextField
          label={fr.description}
          hint={fr.descriptionHint}
          rows={6}
          maxLength={5000}
          value={draft.description}
          error={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <div className="catalogue-pair">
          <Field label={fr.price} required inputMode="decimal" unit="€" {...text('price')} />
          <Field label={fr.stock} hint={fr.stockHint} inputMode="numeric" {...text('stock')} />
        </div>
        <SelectField
          label={fr.shelf}
          required
          value={draft.classification}
          options={shelves}
          error={fields.classification}
          onChange={(classification) => change({ classification })}
        />
        <div className="catalogue-pair">
          <Field label={fr.brand} maxLength={120} {...text('brand', 'brand_name')} />
          <Field label={fr.gtin} hint={fr.gtinHint} inputMode="numeric" {...text('gtin')} />
        </div>
        {vatNumber && (
          <SelectField
            label={fr.vat}
            hint={fr.vatHint}
            none={fr.vatOfShop(vatPercent)}
            value={draft.vat}
            options={VAT_CHOICES}
            error={fields.vat_percent}
            onChange={(vat) => change({ vat })}
          />
        )}
      </div>
      <ProductPictures
        images={draft.images}
        error={fields.images}
        onChange={(images) => change({ images })}
      />
      <Refused says={error} />
      <div className="save-bar">
        <Button onClick={onDone}>{fr.back}</Button>
        {product && (
          <SureButton
            label={put ? fr.unarchive : fr.archive}
            busy={busy}
            onSure={() => void archive(product.id, !put)}
          />
        )}
        <Button type="submit" look="main" busy={busy}>
          {fr.save}
        </Button>
      </div>
    </form>
  );
}
