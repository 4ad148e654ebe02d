import type { Editor } from 'tinymce';
import { productInside } from './cards.ts';
import { askProducts, knownProduct } from './known-products.ts';

/** Draws the product cards, now and whenever some come: after an insertion, a paste, an undo. */
export function paintProducts(editor: Editor): void {
  const paint = () => {
    if (editor.removed) return;
    const cards = [...editor.getBody().querySelectorAll<HTMLElement>('[data-product]:not([data-mce-drawn])')];
    draw(editor, cards);
    const missing = [...new Set(cards.map(idOf))].filter((id) => knownProduct(id) === undefined);
    if (missing.length > 0) askProducts(missing).then(paint, () => undefined);
  };
  editor.on('SetContent undo redo', paint);
  paint();
}

const idOf = (card: HTMLElement) => Number(card.dataset.product);

/** Draws the cards outside the undo steps: a card's inside is no part of the text. */
function draw(editor: Editor, cards: readonly HTMLElement[]): void {
  editor.undoManager.ignore(() => {
    for (const card of cards) {
      const product = knownProduct(idOf(card));
      if (product === undefined) continue;
      card.innerHTML = productInside(idOf(card), product);
      card.setAttribute('data-mce-drawn', '1');
    }
  });
}
