import { Drawing } from './Drawing.tsx';
import { giftKind } from './drawings/gift-kind.ts';

interface Props {
  name: string;
  classification?: string | null;
}

/** The twin of GiftPlaceholder.astro for islands. */
export function GiftPlaceholder({ name, classification }: Props) {
  return <Drawing kind={giftKind(name, classification)} />;
}
