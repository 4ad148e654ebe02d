import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import { element } from '#src/lib/dom.ts';
import { overlayFr as fr } from '../overlay.fr.ts';

/**
 * What can be done with the product that the arrow keys are on: a bar after the list, the next stop of the Tab key. An
 * option of a listbox may hold no button of its own. What its buttons do is of the page (`data-add-product`).
 */
export interface Actions {
  bar: HTMLElement;
  /** Shows the bar for an option, and hides it for one that is no product, or for none. */
  offer(option: HTMLElement | null, query: string): void;
}

export function createActions(): Actions {
  const bar = element('div', { role: 'group', class: 'so-actions', hidden: true });

  function offer(option: HTMLElement | null, query: string): void {
    const id = option?.dataset.product;
    bar.hidden = id === undefined;
    if (!option || id === undefined) {
      bar.replaceChildren();
      return;
    }
    const name = option.querySelector('.so-label')?.textContent ?? '';
    bar.setAttribute('aria-label', name);
    const searched = `${location.origin}${RESULTS_PATH}?q=${encodeURIComponent(query)}`;
    const button = (label: string, does: Record<string, string>) =>
      element('button', { type: 'button', class: 'button', 'data-searched': searched, ...does }, label);
    bar.replaceChildren(
      element('p', { class: 'so-actions-of' }, name),
      button(fr.add, { 'data-add-product': id }),
      button(fr.favorite, { 'data-favorite-product': id }),
    );
  }
  return { bar, offer };
}
