import { markWaiting } from './waiting-gift.client.ts';
import { waitingGiftFr } from './waiting-gift.fr.ts';

/** Between two tries while the browser believes that it has a line, and the site does not answer. */
const AGAIN_MS = 8_000;
/** A site that does not answer a form by then is as good as away; the form's key makes another try harmless. */
const ANSWER_MS = 14_000;

/** The form that waits for the line, and what sent it. */
let waiting: { form: HTMLFormElement; sent: URLSearchParams; onItsWay: boolean } | null = null;

/**
 * A gift chosen without a line is kept as it was filled in, and promised once when the line is back, for as long as the
 * page stays open: nobody learns days later that they gave. Closing its sheet gives it up.
 */
export function sendWhenBack(list: HTMLElement): void {
  // Before whatever else a sent form does: nothing is sent yet.
  list.addEventListener('submit', keep, true);
  list.addEventListener('close', ({ target }) => giveUp(target as Element), true);
  addEventListener('online', () => void send());
  addEventListener('beforeunload', (event) => {
    if (waiting) event.preventDefault();
  });
}

function keep(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (navigator.onLine || !form.matches('.give-form') || !placeOf(form)) return;
  event.preventDefault();
  waiting = { form, sent: filledIn(form, event.submitter), onItsWay: false };
  markWaiting({ name: nameOf(form), onItsWay: false });
  say(form, waitingGiftFr.later);
}

const nameOf = (form: HTMLFormElement) =>
  form.closest('.give, .give-inline')?.querySelector('.give-title')?.textContent ?? '';

const placeOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-later]');

function filledIn(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) sent.append(name, String(value));
  return sent;
}

function say(form: HTMLFormElement, words: string): void {
  const place = placeOf(form);
  if (!place) return;
  place.hidden = words === '';
  place.textContent = words;
  // The form is longer than a phone's screen.
  if (words) place.scrollIntoView({ block: 'nearest' });
}

function giveUp(sheet: Element): void {
  // On its way it may be promised already.
  if (!waiting || waiting.onItsWay || !sheet.contains(waiting.form)) return;
  say(waiting.form, '');
  waiting = null;
  markWaiting(null);
}

async function send(): Promise<void> {
  const now = waiting;
  if (!now || now.onItsWay) return;
  now.onItsWay = true;
  markWaiting({ name: nameOf(now.form), onItsWay: true });
  say(now.form, waitingGiftFr.sending);
  try {
    // The form has a field of the name "action", which hides its own.
    const answer = await fetch(now.form.getAttribute('action') ?? location.href, {
      method: 'POST',
      body: now.sent,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.status >= 500) throw new Error('the site is away');
    waiting = null;
    markWaiting(null);
    // Promised: its thanks. Refused: the form is sent as any, and the page says why beside what was typed.
    // An answer's address has lost its fragment: the thanks would stand below the screen.
    if (answer.redirected) location.assign(`${answer.url}#reservation`);
    else now.form.submit();
  } catch {
    now.onItsWay = false;
    markWaiting({ name: nameOf(now.form), onItsWay: true });
    say(now.form, waitingGiftFr.later);
    setTimeout(() => void send(), AGAIN_MS);
  }
}
