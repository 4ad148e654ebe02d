import { useCallback } from 'react';
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
      {() => {
        if (open === null) return <ProductList onOpen={setOpen} />;
        if (open === 'nouveau') return <ProductForm product={null} onDone={() => setOpen(null)} />;
        return <Known key={open} id={Number(open) || 0} onDone={() => setOpen(null)} />;
      }}
    </SellerFrame>
  );
}

function Known({ id, onDone }: { id: number; onDone(): void }) {
  const [loaded, reload] = useLoaded(useCallback(() => sellerProductCalls.get({ product_id: id }), [id]));
  if (loaded.state !== 'ready')
    return <NotLoaded loaded={loaded} retry={reload} title={sellerFr.tabs.products} />;
  return <ProductForm product={loaded.value} onDone={onDone} />;
}
