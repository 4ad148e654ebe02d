import type { TemplateField } from '#src/server/db/schema/content.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { type DraftField, nameFrom } from './template-draft.ts';
import { templatesFr } from './templates.fr.ts';

const { field: copy, types } = templatesFr;

interface Props {
  field: DraftField;
  open: boolean;
  /** Pages of the site read the field by its name: it cannot change. */
  locked: boolean;
  errors: Record<string, string>;
  /** There are contents to write a value in. */
  canFill: boolean;
  onToggle(): void;
  onChange(next: Partial<DraftField>): void;
  onDrop(): void;
}

export function FieldRow(props: Props) {
  const { field, open, onToggle } = props;
  if (field.gone) return <GoneField {...props} />;
  const id = `edit-${field.key}`;
  return (
    <div className="template-field">
      <button
        type="button"
        className="template-field-head"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <strong>{field.label || copy.untitled}</strong>
        <code>{field.name}</code>
        <span className="muted small template-field-type">
          {types[field.type]}
          {field.required && `, ${copy.required.toLowerCase()}`}
        </span>
      </button>
      <div id={id} className="template-field-body" hidden={!open}>
        {open && <FieldInputs {...props} />}
      </div>
    </div>
  );
}

function FieldInputs({ field, locked, errors, canFill, onChange, onDrop }: Props) {
  const followsLabel = field.was === null && field.name === nameFrom(field.label);
  return (
    <>
      <Field
        label={copy.label}
        required
        value={field.label}
        error={errors.label}
        onChange={({ target: { value } }) =>
          onChange(followsLabel ? { label: value, name: nameFrom(value) } : { label: value })
        }
      />
      <Field
        label={copy.name}
        hint={locked ? copy.site : copy.nameHint}
        required
        readOnly={locked}
        spellCheck={false}
        value={field.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {locked ? null : (
        <SelectField
          label={copy.type}
          value={field.type}
          options={Object.entries(types).map(([value, label]) => ({ value, label }))}
          onChange={(type) => onChange({ type: type as TemplateField['type'] })}
        />
      )}
      <FieldChoices field={field} error={errors.options} onChange={onChange} />
      {canFill && (field.was === null || field.required) && (
        <Field
          label={copy.fill}
          hint={copy.fillHint}
          value={field.fill}
          error={errors.fill}
          onChange={(event) => onChange({ fill: event.target.value })}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={field.required ?? false}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
        <span>{copy.required}</span>
      </label>
      {!locked && (
        <p>
          <Button look="danger" onClick={onDrop}>
            {copy.remove}
          </Button>
        </p>
      )}
    </>
  );
}

function GoneField({ field, canFill, onChange }: Props) {
  return (
    <div className="template-field-gone">
      <p>{copy.removed(field.label)}</p>
      <Button onClick={() => onChange({ gone: false })}>{copy.undo}</Button>
      {canFill && (
        <label className="check">
          <input
            type="checkbox"
            checked={field.erase}
            onChange={(event) => onChange({ erase: event.target.checked })}
          />
          <span>{copy.eraseValues}</span>
        </label>
      )}
    </div>
  );
}
