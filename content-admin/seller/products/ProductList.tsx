import { useCallback, useState } from 'react';
import { type OwnProduct, sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { Pager } from '../../shared/Pager.tsx';
import { SearchForm } from '../../shared/SearchForm.tsx';
import { SELLER_PLACES } from '../places.ts';
import { sellerProductsFr as fr } from '../seller-products.fr.ts';
import { StockField } from './StockField.tsx';

/** Everything the business sells, with its stock at hand. */
export function ProductList({ onOpen }: { onOpen(id: string): void }) {
  const [asked, setAsked] = useState({ query: '', page: 1 });
  const [loaded, reload] = useLoaded(useCallback(() => sellerProductCalls.list(asked), [asked]));
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} title={fr.title} />;
  const { items, page, per_page, total } = loaded.value;
  return (
    <>
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => onOpen('nouveau')}>
          {fr.add}
        </Button>
      </div>
      {(total > 0 || asked.query) && (
        <SearchForm
          query={asked.query}
          label={fr.search}
          onSearch={(query) => setAsked({ query, page: 1 })}
        />
      )}
      <p className="small muted" role="status">
        {fr.count(total)}
      </p>
      {items.length === 0 && !asked.query && (
        <EmptyState title={fr.none}>
          <p>{fr.noneText}</p>
          <p>
            <a href={SELLER_PLACES.feeds}>{fr.byFeed}</a>
          </p>
        </EmptyState>
      )}
      {items.length === 0 && asked.query && <p>{fr.notFound(asked.query)}</p>}
      <ul className="plain seller-products">
        {items.map((one) => (
          <Row key={one.id} product={one} onOpen={onOpen} onChanged={reload} />
        ))}
      </ul>
      <Pager
        page={page}
        perPage={per_page}
        total={total}
        onPage={(next) => setAsked({ ...asked, page: next })}
      />
    </>
  );
}

interface RowProps {
  product: OwnProduct;
  onOpen(id: string): void;
  onChanged(): void;
}

const TONES: Partial<Record<OwnProduct['status'], string>> = {
  active: 'state-published',
  out_of_stock: 'state-deleted',
  blocked: 'state-deleted',
};

function Row({ product, onOpen, onChanged }: RowProps) {
  const { id, name, thumb_image, price, status } = product;
  return (
    <li className="sheet">
      {thumb_image ? (
        <img src={thumb_image} alt="" width="64" height="64" loading="lazy" />
      ) : (
        <span className="seller-blank" aria-hidden="true" />
      )}
      <div className="seller-product-name">
        <Button look="quiet" aria-label={fr.edit(name)} onClick={() => onOpen(String(id))}>
          {name}
        </Button>
        <p className="small">
          <span className={`state ${TONES[status] ?? ''}`}>{fr.status[status]}</span>{' '}
          <span className="numbers">{price === null ? '' : formatPrice(price)}</span>
        </p>
      </div>
      <StockField key={product.stock ?? 'none'} product={product} onChanged={onChanged} />
    </li>
  );
}
