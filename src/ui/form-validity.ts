import { type Checked, sentenceFor } from './validity.fr.ts';

/** The part of a button that is needed here: the form that it sends. */
export interface InForm {
  readonly form: Pick<HTMLFormElement, 'reportValidity' | 'addEventListener' | 'removeEventListener'> | null;
}

/**
 * docs/spec/product.md §5: the browser checks the fields of a form before anything is called, also where its
 * own check on sending is switched off (`noValidate`). Its findings are said beside each field, in French
 * whatever the browser speaks; where a field has no place for them, it says them itself. True outside a form.
 */
export function isFormValid({ form }: InForm): boolean {
  if (!form) return true;
  let first: HTMLElement | null = null;
  const hear = (event: Event) => {
    const said = say(event.target as Control);
    if (said) event.preventDefault();
    first ??= said;
  };
  form.addEventListener('invalid', hear, true);
  const valid = form.reportValidity();
  form.removeEventListener('invalid', hear, true);
  (first as HTMLElement | null)?.focus();
  return valid;
}

type Control = HTMLElement & Checked;

/** Writes what is wrong in the field's place for errors, until it is right; null when it has none. */
function say(control: Control): HTMLElement | null {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const place = ids.map((id) => document.getElementById(id)).find((it) => it?.matches('.field-error'));
  if (!place) return null;
  const sentence = sentenceFor(control);
  place.textContent = sentence;
  control.setAttribute('aria-invalid', 'true');
  control.addEventListener(
    'input',
    () => {
      if (place.textContent !== sentence) return;
      place.textContent = '';
      control.removeAttribute('aria-invalid');
    },
    { once: true },
  );
  return control;
}
