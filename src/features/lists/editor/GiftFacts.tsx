import { formatPrice } from '#src/lib/format.ts';
import type { ListItem } from '../list.ts';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.item;

/** The facts of a gift in its row. */
export function GiftFacts({ gift }: { gift: ListItem }) {
  const { item } = gift;
  return (
    <span className="editor-facts">
      <span className="editor-name">{item.name}</span>
      <span className="muted">
        {item.price !== null && <span className="price">{formatPrice(item.price)}</span>}
        {gift.quantity > 1 && ` · ${fr.wanted(gift.quantity)}`}
        {gift.priority > 0 && ` · ${fr.priorities[gift.priority]}`}
      </span>
      {gift.bought && <span className="pill pill-sage">{fr.given}</span>}
      {!gift.bought && gift.quantity_reserved > 0 && (
        <span className="pill pill-sage">{fr.reserved(gift.quantity_reserved)}</span>
      )}
      {gift.description && <span className="gift-note">{gift.description}</span>}
    </span>
  );
}
