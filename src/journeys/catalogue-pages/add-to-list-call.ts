import { ApiError } from '#src/calls/client.ts';
import { activeToken, connectClient } from '#src/features/accounts/session.store.ts';
import { catalogueFr } from '#src/features/catalogue/catalogue.fr.ts';
import { addToMain, fromResults } from '#src/features/lists/add-to-main.ts';
import { keepForLater } from '#src/features/lists/guest-items.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { QUANTITY_MAX } from '#src/features/lists/list.ts';

const FAVORITES_PATH = '/i/marketplace/favorites';

connectClient();

/** Adds, or keeps the choice and leads a guest to the start route. Says what happened in the button itself. */
export async function addToList(productId: number, button: HTMLElement): Promise<void> {
  const quantity = quantityBeside(button);
  if (quantity === null) return;
  if (!activeToken.get()) {
    keepForLater(productId, quantity, button.dataset.searched ?? fromResults());
    location.assign('/i/marketplace/inscription');
    return;
  }
  try {
    await addToMain(productId, quantity, button.dataset.searched);
    say(button, catalogueFr.added);
  } catch (error) {
    say(button, error instanceof ApiError && error.status === 200 ? error.message : catalogueFr.notAdded);
  }
}

/** Keeps a product among the person's favourites; a guest is led to where favourites begin. */
export async function addToFavorites(productId: number, button: HTMLElement): Promise<void> {
  if (!activeToken.get()) {
    location.assign(FAVORITES_PATH);
    return;
  }
  try {
    await listCalls.addFavorite({ product_id: productId });
    say(button, catalogueFr.favorite);
  } catch (error) {
    say(button, error instanceof ApiError && error.status === 200 ? error.message : catalogueFr.notAdded);
  }
}

/** Reads the quantity beside the button, 1 where none is asked; null when it is wrong, and says so there. */
function quantityBeside(button: HTMLElement): number | null {
  const beside = button.parentElement;
  const field = beside?.querySelector<HTMLInputElement>('[data-add-quantity]');
  if (!field) return 1;
  const asked = field.valueAsNumber;
  const right = Number.isInteger(asked) && asked >= 1 && asked <= QUANTITY_MAX;
  const error = document.getElementById(`${field.id}-error`);
  if (error) error.textContent = right ? '' : catalogueFr.quantityWrong(QUANTITY_MAX);
  field.setAttribute('aria-invalid', String(!right));
  if (right) return asked;
  field.focus();
  return null;
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
