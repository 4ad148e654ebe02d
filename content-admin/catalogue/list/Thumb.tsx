import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';

interface Props {
  product: { name: string; thumb_image: string | null; classification?: string | null };
  size?: number;
}

/** A product's picture in a list, or the drawing that the shop shows in its place. */
export function Thumb({ product: { name, thumb_image: image, classification }, size = 48 }: Props) {
  if (image) return <img src={image} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span className="catalogue-blank">
      <GiftPlaceholder name={name} classification={classification} />
    </span>
  );
}
