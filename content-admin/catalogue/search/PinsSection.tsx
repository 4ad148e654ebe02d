import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import type { ShownProduct } from '#src/features/search/tuning/tuning.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { SortableList } from '../../shared/SortableList.tsx';
import { ProductLine } from './ProductLine.tsx';
import { searchFr } from './search.fr.ts';
import { newKey, type PinDraft, withLine } from './search-draft.ts';

const { pins: fr } = searchFr;
const SHOWN = 12;

interface Props {
  pins: readonly PinDraft[];
  errors: Record<string, string>;
  onChange(pins: PinDraft[]): void;
}

/** Products that come first for a query. */
export function PinsSection({ pins, errors, onChange }: Props) {
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="mises-en-avant">
      <div className="tuning-head">
        <h2 id="mises-en-avant">{fr.title}</h2>
        <Button icon="add" onClick={() => onChange([{ key: newKey(), query: '', products: [] }, ...pins])}>
          {fr.add}
        </Button>
      </div>
      <p className="field-hint">{fr.lead}</p>
      {pins.length === 0 && <p className="muted">{fr.none}</p>}
      {pins.map((pin, at) => (
        <PinCard
          key={pin.key}
          pin={pin}
          queryError={errors[`tuning.pins.${at}.query`]}
          productsError={errors[`tuning.pins.${at}.product_ids`]}
          onChange={(next) => onChange(withLine(pins, pin, next))}
        />
      ))}
    </section>
  );
}

async function find(query: string): Promise<ShownProduct[]> {
  const { items } = await adminProductCalls.searchProducts({ query });
  return items
    .filter(({ enabled }) => enabled)
    .slice(0, SHOWN)
    .map(({ id, name, brand_name, thumb_image, price }) => ({ id, name, brand_name, thumb_image, price }));
}

interface CardProps {
  pin: PinDraft;
  queryError: string | undefined;
  productsError: string | undefined;
  onChange(pin: PinDraft | null): void;
}

function PinCard({ pin, queryError, productsError, onChange }: CardProps) {
  const { query, products } = pin;
  return (
    <div className="tuning-pin stack">
      <div className="tuning-line">
        <Field
          label={fr.query}
          autoFocus={pin.key > 0 && query === '' && products.length === 0}
          maxLength={200}
          value={query}
          error={queryError}
          onChange={({ target }) => onChange({ ...pin, query: target.value })}
        />
        <Button
          look="quiet"
          icon="close"
          className="button-icon"
          aria-label={fr.remove(query)}
          onClick={() => onChange(null)}
        />
      </div>
      <SortableList
        items={products}
        keyOf={({ id }) => String(id)}
        labelOf={({ name }) => name}
        label={fr.list(query)}
        onSort={(sorted) => onChange({ ...pin, products: sorted })}
      >
        {(product) => (
          <div className="catalogue-row">
            <ProductLine product={product} />
            <Button
              look="quiet"
              icon="close"
              className="button-icon"
              aria-label={fr.removeProduct(product.name)}
              onClick={() => onChange({ ...pin, products: products.filter(({ id }) => id !== product.id) })}
            />
          </div>
        )}
      </SortableList>
      <SearchPicker<ShownProduct>
        key={products.length}
        label={fr.addProduct}
        hint={fr.addProductHint}
        error={productsError}
        value=""
        search={async (typed) =>
          (await find(typed)).filter(({ id }) => !products.some((one) => one.id === id))
        }
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        draw={(product) => <ProductLine product={product} />}
        onPick={(product) => onChange({ ...pin, products: [...products, product] })}
      />
    </div>
  );
}
