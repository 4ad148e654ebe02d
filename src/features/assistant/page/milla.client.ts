import { drawAnswer, drawTurn } from './draw.client.ts';
import { hearAnswer } from './hear.client.ts';
import { millaFr as fr } from './milla.fr.ts';
import { eraseThread, keepTurn, readThread } from './thread.client.ts';

/** Answers in place: the words come as they are said, the thread stays on this device. */
export function startMilla(): void {
  const place = document.querySelector<HTMLElement>('[data-milla]');
  const thread = place?.querySelector<HTMLElement>('[data-thread]');
  const form = place?.querySelector<HTMLFormElement>('[data-ask]');
  const field = form?.querySelector('textarea');
  const erase = place?.querySelector<HTMLButtonElement>('[data-erase]');
  const told = place?.querySelector<HTMLElement>('[data-told]');
  if (!place || !thread || !form || !field || !erase || !told) return;
  const conversation = crypto.randomUUID();
  const fault = form.querySelector<HTMLElement>('.field-error');
  let busy = false;

  for (const { question, answer } of readThread()) {
    const { turn, place: at } = drawTurn(question);
    drawAnswer(at, answer);
    thread.append(turn);
  }
  erase.hidden = thread.childElementCount === 0;

  const refuse = (words: string, question: string) => {
    if (fault) fault.textContent = words;
    field.setAttribute('aria-invalid', 'true');
    if (field.value === '') field.value = question;
    field.focus();
  };
  const ask = async (typed: string) => {
    const question = typed.trim();
    if (busy || question.length < 2) return;
    busy = true;
    if (fault) fault.textContent = '';
    field.removeAttribute('aria-invalid');
    told.textContent = '';
    const { turn, place: at } = drawTurn(question);
    thread.setAttribute('aria-busy', 'true');
    thread.append(turn);
    field.value = '';
    turn.scrollIntoView({ block: 'nearest' });
    let said = '';
    const { answer, err } = await hearAnswer(question, conversation, (delta) => {
      said += delta;
      at.textContent = said.replace(/\s*\[\d+\]/g, '');
    }).catch(() => ({ err: fr.offline, answer: undefined }));
    busy = false;
    thread.removeAttribute('aria-busy');
    if (!answer) {
      turn.remove();
      refuse(err ?? fr.offline, question);
      return;
    }
    drawAnswer(at, answer);
    keepTurn({ question, answer });
    erase.hidden = false;
    turn.scrollIntoView({ block: 'nearest' });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(field.value);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void ask(field.value);
  });
  place.querySelector('[data-examples]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask((event as SubmitEvent).submitter?.getAttribute('value') ?? '');
  });
  erase.addEventListener('click', () => {
    eraseThread();
    thread.replaceChildren();
    erase.hidden = true;
    told.textContent = fr.erased;
    field.focus();
  });
}
