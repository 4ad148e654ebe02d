import { useCallback } from 'react';
import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { editedKey } from '../places.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductList } from './ProductList.tsx';

/** `/a/admin/products`: the list; `?id=` or `?new` opens one. */
export function ProductsScreen() {
  const key = editedKey(location.search);
  return (
    <CatalogueFrame current="products">
      {key === null ? (
        <ProductList />
      ) : key === 'new' ? (
        <ProductForm product={null} onReload={() => location.reload()} />
      ) : (
        <Edited id={Number(key)} />
      )}
    </CatalogueFrame>
  );
}

function Edited({ id }: { id: number }) {
  const load = useCallback(() => adminProductCalls.getProduct({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  return <ProductForm key={loaded.value.revision} product={loaded.value} onReload={reload} />;
}
