import { forgetTerm, keepTermDay, keptTerm, onTermForgotten } from '#src/lib/kept-term.ts';

const FIELD = 'input[name="terme"]';

/** Fills the form from what the device keeps, keeps it when the box is ticked, and forgets it at a touch. */
export function keepTerm(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>(FIELD);
  const box = form.querySelector<HTMLInputElement>('[data-term-keep]');
  const erase = form.querySelector<HTMLButtonElement>('[data-term-erase]');
  const told = form.querySelector<HTMLElement>('[data-term-told]');
  const keeping = form.querySelector<HTMLElement>('[data-term-keeping]');
  if (!input || !box || !erase || !told || !keeping) return;
  const kept = keptTerm();
  delete keeping.dataset.waits;
  if (kept) {
    input.value ||= kept;
    box.checked = true;
    erase.hidden = false;
    told.textContent = told.dataset.kept ?? '';
    const ended = form.querySelector<HTMLElement>('[data-term-ended]');
    if (ended) ended.hidden = false;
  }
  form.addEventListener('submit', () => {
    if (box.checked) keepTermDay(input.value);
    else forgetTerm();
  });
  const clear = (): void => {
    input.value = '';
    box.checked = false;
    erase.hidden = true;
    told.textContent = told.dataset.erased ?? '';
  };
  erase.addEventListener('click', () => {
    forgetTerm();
    clear();
    input.focus();
  });
  if (kept) onTermForgotten(clear);
}

export function leadToOwnWeek(link: HTMLAnchorElement): void {
  const kept = keptTerm();
  if (!kept) return;
  const anyWeek = link.href;
  link.href = `${link.dataset.ownWeek}?terme=${kept}`;
  onTermForgotten(() => {
    link.href = anyWeek;
  });
}
