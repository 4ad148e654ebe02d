import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { fieldsFr } from '../fields.fr.ts';
import { ruleFor } from '../shared/rule.ts';
import { type DateValue, parseDate, serializeDate } from './date-value.ts';

function DateInput({ field, value, onChange, error, help }: InputProps<DateValue>) {
  return (
    <div className="field-pair">
      <Field
        label={field.label}
        hint={value.other ? fieldsFr.current(value.other) : help}
        required={field.required}
        type="date"
        value={value.day}
        error={error}
        onChange={(event) => onChange({ ...value, day: event.target.value })}
      />
      <Field
        label={fieldsFr.hour}
        type="time"
        aria-label={fieldsFr.hourOf(field.label)}
        value={value.time}
        disabled={value.day === ''}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  );
}

export const dateField: FieldKind<DateValue> = {
  parse: parseDate,
  validate: ruleFor(serializeDate),
  serialize: serializeDate,
  Input: DateInput,
};
