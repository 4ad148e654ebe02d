import { activeToken, connectClient } from '#src/features/accounts/session.store.ts';
import { keepForLater } from '#src/features/lists/guest-items.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ApiError } from '#src/server/calls/client.ts';
import { catalogueFr } from './catalogue.fr.ts';

/** What the field of the product's page offers. */
const QUANTITY_MAX = 99;

connectClient();

/** Adds, or keeps the choice and leads a guest to the start route. Says what happened in the button itself. */
export async function addToList(productId: number, button: HTMLElement): Promise<void> {
  if (!activeToken.get()) {
    keepForLater(productId);
    location.assign('/i/marketplace/inscription');
    return;
  }
  try {
    await itemCalls.addItemToMain({ product_id: productId });
    const quantity = quantityBeside(button);
    if (quantity > 1) await itemCalls.updateProduct({ product_id: productId, quantity });
    say(button, catalogueFr.added);
  } catch (error) {
    say(button, error instanceof ApiError && error.status === 200 ? error.message : catalogueFr.notAdded);
  }
}

/** How many were asked for beside the button; one where nobody is asked. */
function quantityBeside(button: HTMLElement): number {
  const field = button.parentElement?.querySelector<HTMLInputElement>('[data-add-quantity]');
  const asked = Math.trunc(field?.valueAsNumber ?? 1);
  return asked >= 1 && asked <= QUANTITY_MAX ? asked : 1;
}

function say(button: HTMLElement, sentence: string): void {
  const label = button.lastChild;
  if (label) label.textContent = sentence;
  const live = document.createElement('span');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  button.after(live);
  live.textContent = sentence;
}
