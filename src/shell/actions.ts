import { COPIED_MS, SUCCESS_SHOWN_MS } from '#src/lib/constants.ts';
import { CONFIRM } from '#src/ui/action.fr.ts';

/** As long as success shows: time to read the question, not to forget it. */
const CONFIRM_MS = SUCCESS_SHOWN_MS;

/** The own text of each label that shows another one for a while, and the timer that brings it back. */
const before = new WeakMap<HTMLElement, { text: string; back: ReturnType<typeof setTimeout> }>();

/** Shows a word in the button for a while, then its own again. A screen reader hears it too. */
function say(button: HTMLElement, text: string, ms: number): void {
  const label = button.querySelector<HTMLElement>('[data-label]') ?? button;
  const said = before.get(label);
  clearTimeout(said?.back);
  const own = said?.text ?? label.textContent ?? '';
  label.ariaLive = 'polite';
  label.textContent = text;
  const back = setTimeout(() => {
    label.textContent = own;
    before.delete(label);
    delete button.dataset.asked;
  }, ms);
  before.set(label, { text: own, back });
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy || location.href);
    say(button, 'Copié', COPIED_MS);
  } catch {
    say(button, 'Copie impossible', COPIED_MS);
  }
}

async function share(button: HTMLElement): Promise<void> {
  const url = button.dataset.share || location.href;
  if (!navigator.share) {
    button.dataset.copy = url;
    return copy(button);
  }
  // Closing the system's sheet rejects: nothing to tell.
  await navigator.share({ url, title: document.title }).catch(() => undefined);
}

/** First click asks, the second one acts. */
function askOnce(button: HTMLElement, event: Event): void {
  if (button.dataset.asked) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.dataset.asked = '1';
  say(button, CONFIRM, CONFIRM_MS);
}

addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('[data-copy], [data-share], [data-confirm], [data-print]');
    if (!button) return;
    if ('confirm' in button.dataset) askOnce(button, event);
    else if ('share' in button.dataset) share(button);
    else if ('copy' in button.dataset) copy(button);
    else print();
  },
  { capture: true },
);
