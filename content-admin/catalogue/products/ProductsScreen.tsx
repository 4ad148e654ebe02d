import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { SheetScreen } from '../sheet/SheetScreen.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductList } from './ProductList.tsx';

const load = (key: string) => adminProductCalls.getProduct({ id: Number(key) });

/** `/a/admin/products` */
export function ProductsScreen() {
  return (
    <SheetScreen
      place="products"
      load={load}
      list={<ProductList />}
      sheet={(product, onReload) => <ProductForm product={product} onReload={onReload} />}
    />
  );
}
