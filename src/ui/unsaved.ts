export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never a password, a card, a file or what nobody typed; a search is no work. */
const NOT_KEPT = '[type=hidden], [type=submit], [type=button], [type=search], [type=password], [type=file]';

const FOCUSABLE = 'input:not([type=hidden], [type=submit], [type=button]), textarea, select';

export const isField = (element: Element | null): element is Field =>
  element?.matches(`:is(input, textarea, select):not(${NOT_KEPT}, [autocomplete^=cc-])`) ?? false;

const typed = new WeakSet<EventTarget>();

// Of a field that React draws, only this tells that somebody typed there.
addEventListener('input', ({ target, isTrusted }) => isTrusted && target && typed.add(target), {
  capture: true,
  passive: true,
});

/** True when somebody changed this field since the page is there. */
export function wasTyped(field: Field): boolean {
  return typed.has(field) || isDirty(field);
}

function isDirty(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) &&
      field.selectedIndex > 0
    );
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * True while a reload would cost the person what nothing can bring back: an open dialog, a text edited in place, a
 * password or a file, a screen that says so with `data-unsaved`.
 */
export function cannotBeKept(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable) return true;
  if (document.querySelector('[data-unsaved], dialog:modal')) return true;
  const secrets = document.querySelectorAll<HTMLInputElement>(
    '[type=password], [type=file], [autocomplete^=cc-]',
  );
  return [...secrets].some(({ value }) => value !== '');
}

/** True while a reload would cost the person something: a field in focus, or a changed one (decisions, 23). */
export function wouldLoseWork(): boolean {
  if (document.activeElement?.matches(FOCUSABLE) || cannotBeKept()) return true;
  return [...document.querySelectorAll('input, textarea, select')].some(
    (element) => isField(element) && wasTyped(element) && element.value !== '',
  );
}
