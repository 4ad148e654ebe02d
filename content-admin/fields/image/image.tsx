import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value.trim() === '' ? undefined : value.trim());
const isAddress = (value: string) => /^\/(?!\/)\S+$/.test(value);

function ImageInput({ field, value, onChange, error }: InputProps<string>) {
  return (
    <div className="field-image">
      <Field
        label={field.label}
        hint="Le nom d’une image du site, ou son adresse."
        required={field.required}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {isAddress(value) && <img className="field-thumb" src={value} alt="" loading="lazy" />}
    </div>
  );
}

export const imageField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: ImageInput,
};
