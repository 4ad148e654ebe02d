import { forgetTerm, keepTermDay, keptTerm, onTermForgotten } from '#src/lib/kept-term.ts';
import { BY_RESULT } from './term-field.ts';

/**
 * Writes the term that this device keeps where the tool asks for one and nothing is written yet; keeps it, or forgets
 * it, by the box beside it, when the form is sent. A term that the tool works out comes by the event `tool-term`.
 */
export function fillTerm(form: HTMLFormElement): void {
  const { termField = '' } = form.dataset;
  const box = form.querySelector<HTMLInputElement>('[data-term-keep]');
  const place = form.querySelector<HTMLElement>('[data-term-keeping]');
  const told = form.querySelector<HTMLElement>('[data-term-told]');
  const input = form.querySelector<HTMLInputElement>(`input[name="${termField}"]`);
  if (!box || !place) return;
  delete place.dataset.waits;
  const kept = keptTerm();
  box.checked = kept !== null;
  if (kept && input && input.value === '') {
    input.value = kept;
    if (told) told.textContent = told.dataset.filled ?? '';
  }
  if (kept)
    onTermForgotten(() => {
      if (input?.value === kept) input.value = '';
      box.checked = false;
      if (told) told.textContent = '';
    });
  form.addEventListener('submit', () => {
    if (!box.checked) forgetTerm();
    else if (input && isTerm(form)) keepTermDay(input.value);
  });
  if (termField === BY_RESULT)
    form.addEventListener('tool-term', (event) => {
      if (box.checked) keepTermDay((event as CustomEvent<string>).detail);
    });
}

/** A tool that dates a pregnancy in several ways has a term in its field in one of them only. */
function isTerm(form: HTMLFormElement): boolean {
  const since = new FormData(form).get('depuis');
  return since === null || since === 'terme';
}
