import type { ShownProduct } from '#src/features/search/tuning/tuning.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Thumb } from '../list/Thumb.tsx';

export function ProductLine({ product, more }: { product: ShownProduct; more?: string | null }) {
  const { name, brand_name: brand, price } = product;
  const detail = [brand, price === null ? null : formatPrice(price)].filter(Boolean).join(' · ');
  return (
    <span className="catalogue-name">
      <Thumb product={product} />
      <span>
        {name}
        <small>{detail}</small>
        {more && <small className="tuning-moved">{more}</small>}
      </span>
    </span>
  );
}
