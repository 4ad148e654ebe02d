import type { Product } from '#src/features/catalogue/product.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { rememberProduct } from '../rich/known-products.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { insertFr } from './insert.fr.ts';
import { SearchPicker } from './SearchPicker.tsx';

const { product: fr } = insertFr;
const SHOWN = 12;

/** The products that readers find. */
export const findProducts = async (query: string) => {
  const { items } = await searchCalls.products({ query, per_page: SHOWN });
  return items;
};

interface Props {
  onInsert(id: number): void;
  onClose(): void;
}

export function ProductDialog({ onInsert, onClose }: Props) {
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <SearchPicker<Product>
        label={fr.search}
        hint={fr.hint}
        search={findProducts}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        draw={(product) => <ProductLine product={product} />}
        onPick={(product) => {
          rememberProduct(product);
          onInsert(product.id);
        }}
        autoFocus
      />
    </Dialog>
  );
}

export function ProductLine({ product }: { product: Product }) {
  const { thumb_image: image, name, brand_name: brand, price } = product;
  return (
    <span className="picker-product">
      {image ? (
        <img src={image} alt="" width="48" height="48" loading="lazy" />
      ) : (
        <span className="picker-blank" />
      )}
      <span>
        <strong>{name}</strong>
        <span className="small muted">
          {[brand, price === null ? null : formatPrice(price)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
