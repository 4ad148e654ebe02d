import { drawAnswer, drawTurn, numbered } from './draw.client.ts';
import { hearAnswer } from './hear.client.ts';
import { millaFr as fr } from './milla.fr.ts';
import { eraseThread, keepTurn, readThread, whenErasedElsewhere } from './thread.client.ts';

interface Places {
  thread: HTMLElement;
  form: HTMLFormElement;
  field: HTMLTextAreaElement;
  erase: HTMLButtonElement;
  told: HTMLElement;
}

function findPlaces(page: HTMLElement): Places | null {
  const thread = page.querySelector<HTMLElement>('[data-thread]');
  const form = page.querySelector<HTMLFormElement>('[data-ask]');
  const field = form?.querySelector('textarea');
  const erase = page.querySelector<HTMLButtonElement>('[data-erase]');
  const told = page.querySelector<HTMLElement>('[data-told]');
  return thread && form && field && erase && told ? { thread, form, field, erase, told } : null;
}

/** Answers in place: the words come as they are said, the thread stays on this device. */
export function startMilla(): void {
  const page = document.querySelector<HTMLElement>('[data-milla]');
  const places = page && findPlaces(page);
  if (!places) return;
  const { thread, form, field, erase, told } = places;
  const earlier: string[] = [];
  const ask = asking(places, earlier);
  for (const { question, answer } of readThread()) {
    earlier.push(question);
    const { turn, place } = drawTurn(question);
    drawAnswer(place, answer);
    thread.append(turn);
  }
  erase.hidden = thread.childElementCount === 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(field.value);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void ask(field.value);
  });
  page.querySelector('[data-examples]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask((event as SubmitEvent).submitter?.getAttribute('value') ?? '');
  });
  const clear = () => {
    earlier.length = 0;
    thread.replaceChildren();
    erase.hidden = true;
    told.textContent = fr.erased;
  };
  erase.addEventListener('click', () => {
    eraseThread();
    clear();
    field.focus();
  });
  whenErasedElsewhere(clear);
}

/** One question at a time, after those before it; one that is refused, or lost, comes back into its field. */
function asking(
  { thread, form, field, erase, told }: Places,
  earlier: string[],
): (typed: string) => Promise<void> {
  const conversation = crypto.randomUUID();
  const fault = form.querySelector<HTMLElement>('.field-error');
  let busy = false;
  const say = (words: string) => {
    if (fault) fault.textContent = words;
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  let next = '';
  const giveBack = (question: string, err: string = fr.offline) => {
    next = '';
    told.textContent = '';
    say(err);
    // No page is reached, a telephone may be.
    if (err === fr.offline) fault?.append(' ', ...numbered(fr.offlineDanger));
    field.value = [question, field.value.trim()].filter(Boolean).join('\n');
    field.focus();
  };
  const ask = async (typed: string): Promise<void> => {
    const question = typed.trim();
    if (question.length < 2) return;
    if (busy) {
      // It stays in the field, and leaves once the answer before it is there.
      next = question;
      told.textContent = fr.waits;
      return;
    }
    busy = true;
    say('');
    told.textContent = '';
    const { turn, place } = drawTurn(question);
    thread.parentElement?.setAttribute('aria-busy', 'true');
    thread.append(turn);
    if (field.value.trim() === question) field.value = '';
    turn.scrollIntoView({ block: 'nearest' });
    let said = '';
    const heard = await hearAnswer({ question, earlier }, conversation, (delta) => {
      said += delta;
      place.textContent = said.replace(/\s*\[\d+\]/g, '');
    }).catch(() => ({ err: fr.offline, answer: undefined }));
    busy = false;
    thread.parentElement?.removeAttribute('aria-busy');
    if (!heard.answer) {
      turn.remove();
      giveBack(question, heard.err);
      return;
    }
    drawAnswer(place, heard.answer);
    keepTurn({ question, answer: heard.answer });
    earlier.push(question);
    erase.hidden = false;
    turn.scrollIntoView({ block: 'nearest' });
    const waited = next;
    next = '';
    if (waited) await ask(waited);
  };
  return ask;
}
