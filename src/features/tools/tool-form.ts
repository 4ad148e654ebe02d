import { answerTool, parisDay, toolKind } from './tool-kind.ts';

/** Computes in the browser what the form would ask the server; nothing typed leaves the page. */
export function enhanceToolForm(form: HTMLFormElement): void {
  const kind = toolKind(form.dataset.tool);
  const result = document.getElementById('tool-result');
  if (!kind || !result) return;
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const answer = answerTool(kind, given, parisDay(new Date()));
    const errors = 'errors' in answer ? answer.errors : {};
    showErrors(form, errors);
    result.innerHTML = 'html' in answer ? answer.html : '';
    const wrong = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    (wrong ?? result).focus();
  });
  form.addEventListener('change', () => showFor(form));
  showFor(form);
}

function showErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('.field .input')) {
    const sentence = errors[input.name];
    const place = document.getElementById(`${input.id}-error`);
    if (sentence) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (place) place.textContent = sentence ?? '';
  }
}

/** The length of the cycle is only asked with the last period. */
function showFor(form: HTMLFormElement): void {
  const since = new FormData(form).get('depuis');
  const cycle = form.querySelector<HTMLElement>('.tool-cycle');
  if (cycle) cycle.hidden = since !== 'regles';
}
