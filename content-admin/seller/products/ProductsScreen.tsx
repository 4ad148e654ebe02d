import { useCallback } from 'react';
import type { Business } from '#src/features/merchants/merchant.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { useOpenInAddress } from '../../shared/useOpenInAddress.ts';
import { SellerFrame } from '../SellerFrame.tsx';
import { sellerFr } from '../seller.fr.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductList } from './ProductList.tsx';

/** `/i/business/produits`: the address names the product that is open. */
export function ProductsScreen() {
  const [open, setOpen] = useOpenInAddress('produit');
  return (
    <SellerFrame place="products" title={null}>
      {(me) => {
        if (open === null) return <ProductList onOpen={setOpen} />;
        if (open === 'nouveau') return <ProductForm me={me} product={null} onDone={() => setOpen(null)} />;
        return <Known key={open} me={me} id={Number(open) || 0} onDone={() => setOpen(null)} />;
      }}
    </SellerFrame>
  );
}

function Known({ me, id, onDone }: { me: Business; id: number; onDone(): void }) {
  const [loaded, reload] = useLoaded(useCallback(() => sellerProductCalls.get({ product_id: id }), [id]));
  if (loaded.state !== 'ready')
    return <NotLoaded loaded={loaded} retry={reload} title={sellerFr.tabs.products} />;
  return <ProductForm me={me} product={loaded.value} onDone={onDone} />;
}
