import { useState } from 'react';
import { brandLine, marksDemo } from '#src/features/catalogue/demo-mark.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { favoritesFr as fr } from './favorites.fr.ts';
import { listCalls } from './list.calls.ts';

interface Props {
  product: Product;
  onRemove: () => void;
}

export function FavoriteCard({ product, onRemove }: Props) {
  const [added, setAdded] = useState(false);
  const call = useCall();
  const line = brandLine(product, { marked: marksDemo() });
  const add = async () => {
    if (await call.run(() => listCalls.addItemToMain({ product_id: product.id }))) setAdded(true);
  };
  return (
    <article className="card">
      <div className="card-picture">
        {product.thumb_image ? (
          <img src={product.thumb_image} width="400" height="400" alt="" loading="lazy" decoding="async" />
        ) : (
          <GiftPlaceholder name={product.name} />
        )}
      </div>
      <div className="card-body">
        {line && <p className="card-meta">{line}</p>}
        <h2 className="card-title">
          {product.kind === 'catalogue' ? (
            <a href={`/marketplace/produit/${product.id}-${product.slug}`}>{product.name}</a>
          ) : (
            product.name
          )}
        </h2>
        {product.price !== null && <span className="price">{formatPrice(product.price)}</span>}
        <Button
          look="main"
          icon={added ? 'check' : 'add'}
          busy={call.busy}
          aria-disabled={added}
          onClick={added ? undefined : add}
        >
          {added ? fr.added : fr.add}
          <span className="visually-hidden"> {product.name}</span>
        </Button>
        {call.error && (
          <p className="field-error" role="alert">
            {call.error}
          </p>
        )}
        <Button look="quiet" icon="heart" onClick={onRemove}>
          {fr.remove}
          <span className="visually-hidden"> {product.name}</span>
        </Button>
      </div>
    </article>
  );
}
