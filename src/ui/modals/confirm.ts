import { element } from '#src/lib/dom.ts';
import { type ConfirmField, confirmed, labelOf } from './confirm-fields.ts';
import type { BuildModal } from './names.ts';

const idOf = ({ name }: ConfirmField) => `confirm-${name}`;

function control(field: ConfirmField): HTMLElement {
  const { name, type, required, value, min, max } = field;
  const common = { id: idOf(field), name, required };
  if (type === 'checkbox') return element('input', { ...common, type, checked: value === true });
  if (type === 'select') {
    const options = field.options ?? [];
    const choices = options.map((one) =>
      element('option', { value: one.value, selected: one.value === value }, one.label),
    );
    const none = value === undefined ? [element('option', { value: '' }, 'Choisissez…')] : [];
    return element('select', { ...common, class: 'input' }, ...none, ...choices);
  }
  const kind = type === 'number' ? { inputmode: 'decimal', step: 'any', min, max } : { maxlength: 200 };
  return element('input', {
    ...common,
    ...kind,
    type,
    value: value === undefined ? null : String(value),
    class: 'input',
  });
}

function row(field: ConfirmField): HTMLElement {
  const words = labelOf(field);
  if (field.type === 'checkbox') return element('label', { class: 'check' }, control(field), words);
  const label = element('label', { for: idOf(field), class: 'field-label' }, words);
  return element('div', { class: 'field' }, label, control(field));
}

/** The browser checks the fields before the answer counts; "no" needs none of them. */
export const build: BuildModal<'confirm'> = (params, answer) => {
  const { fields = [], text, yes = 'Oui', no = 'Non', danger = false } = params;
  const refuse = element(
    'button',
    { type: 'button', class: 'button', autofocus: fields.length === 0 && danger },
    no,
  );
  const accept = element(
    'button',
    { type: 'submit', class: `button ${danger ? 'button-danger' : 'button-main'}` },
    yes,
  );
  const form = element(
    'form',
    {},
    ...fields.map(row),
    element('p', { class: 'modal-answers' }, refuse, accept),
  );
  refuse.addEventListener('click', () => answer({ yes: false, fields: {} }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(confirmed(params, new FormData(form)));
  });
  const starred = fields.some(({ required }) => required)
    ? element('p', { class: 'muted' }, '* à remplir')
    : null;
  return {
    title: params.title,
    body: [...(text ? [element('p', {}, text)] : []), ...(starred ? [starred] : []), form],
  };
};
