import { type SubmitEvent, useState } from 'react';
import { type OwnProduct, sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { sellerProductsFr as fr } from '../seller-products.fr.ts';
import { stockOf } from './product-draft.ts';

/** The pieces left, set in one press; nothing typed is a stock that is not counted. */
export function StockField({ product, onChanged }: { product: OwnProduct; onChanged(): void }) {
  const [typed, setTyped] = useState(product.stock === null ? '' : String(product.stock));
  const { run, busy, message, refuse } = useCall();
  const stock = stockOf(typed);
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stock === undefined) return refuse(fr.badStock);
    if (await run(() => sellerProductCalls.setStock({ product_id: product.id, stock }))) onChanged();
  }
  return (
    <form className="seller-stock" onSubmit={save} noValidate>
      <Field
        label={fr.stock}
        aria-label={fr.stockOf(product.name)}
        inputMode="numeric"
        placeholder={fr.uncounted}
        value={typed}
        error={message}
        onChange={({ target }) => setTyped(target.value)}
      />
      {stock !== product.stock && (
        <Button type="submit" busy={busy} aria-label={fr.saveStock(product.name)}>
          {fr.ok}
        </Button>
      )}
    </form>
  );
}
