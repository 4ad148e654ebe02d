import type { ShownProduct } from '#src/features/search/tuning/tuning.calls.ts';
import { formatPrice } from '#src/lib/format.ts';

export function ProductLine({ product, more }: { product: ShownProduct; more?: string | null }) {
  const { name, brand_name: brand, thumb_image: image, price } = product;
  const detail = [brand, price === null ? null : formatPrice(price)].filter(Boolean).join(' · ');
  return (
    <span className="catalogue-name">
      {image ? (
        <img src={image} alt="" width="48" height="48" loading="lazy" />
      ) : (
        <span className="catalogue-blank" />
      )}
      <span>
        {name}
        <small>{detail}</small>
        {more && <small className="tuning-moved">{more}</small>}
      </span>
    </span>
  );
}
