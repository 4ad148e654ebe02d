import { forgetKept } from '#src/features/accounts/forget-kept.ts';
import { forget, keepAging, keptUnder, readKeptJson } from '#src/lib/kept.ts';
import { forgetTerm } from '#src/lib/kept-term.ts';
import { endedFr as fr } from './ended.fr.ts';

/** A session is a stack of tokens (docs/spec/product.md §4); what opens nothing is asked for nothing. */
const hasSession = () => {
  const tokens = readKeptJson('auth_tokens');
  return Array.isArray(tokens) && tokens.length > 0;
};

/** First names, the bag and questions are the person's own: they go where that is ticked, and stay otherwise. */
function forgetChoices(): void {
  for (const key of ['prenoms', 'valise', 'milla'] as const) forget(key);
  for (const key of keptUnder('name-vote:')) forget(key);
}

/** The device forgets at once, whatever comes of the account: that needs the network, and may be tried again. */
export function endEverything(form: HTMLFormElement): void {
  const account = form.querySelector<HTMLElement>('[data-ended-account]');
  const go = form.querySelector<HTMLButtonElement>('[data-ended-go] button');
  const done = document.querySelector<HTMLElement>('[data-ended-done]');
  const login = document.querySelector<HTMLElement>('[data-ended-login]');
  if (!account || !go || !done) return;
  const signedIn = hasSession();
  go.disabled = false;
  account.hidden = !signedIn;
  if (login) login.hidden = signedIn;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    forgetTerm();
    keepAging('consent', 'denied');
    // What is measured on this very page hears of it as other tabs do.
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    // A copy of the list for reading offline still says the day.
    void forgetKept();
    const all = new FormData(form).has('choices');
    if (all) forgetChoices();
    stop(form, signedIn).then(({ lines, over }) => {
      form.hidden = over;
      done.replaceChildren(...[...lines, ...(all ? [fr.doneChoices] : [])].map(paragraph));
      done.hidden = false;
      done.focus();
    });
  });
}

async function stop(form: HTMLFormElement, signedIn: boolean): Promise<{ lines: string[]; over: boolean }> {
  if (!signedIn) return { lines: [fr.done, fr.doneDevice], over: true };
  try {
    const { endOnAccount } = await import('./end-on-account.ts');
    const { lists, hidden, told } = await endOnAccount(new FormData(form));
    const list = lists === 0 ? [] : [hidden ? fr.doneHidden : fr.doneKept];
    return { lines: [fr.done, fr.doneDevice, ...list, ...(told > 0 ? [fr.doneTold] : [])], over: true };
  } catch {
    return { lines: [fr.failed], over: false };
  }
}

function paragraph(text: string): HTMLParagraphElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}
