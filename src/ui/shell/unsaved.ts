type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
  element?.matches('input:not([type=hidden], [type=submit], [type=button]), textarea, select') ?? false;

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
 * True while a reload would cost the person something: a field in focus, a changed form, or a screen that
 * says so with `data-unsaved` (decisions, 23).
 */
export function wouldLoseWork(): boolean {
  const active = document.activeElement;
  if (isField(active) || (active instanceof HTMLElement && active.isContentEditable)) return true;
  if (document.querySelector('[data-unsaved], dialog:modal')) return true;
  return [...document.querySelectorAll('form')].some((form) =>
    [...form.elements].some((e) => isField(e) && isDirty(e)),
  );
}
