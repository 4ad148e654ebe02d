import { Button } from '#src/ui/Button.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { referenceFr as fr } from './reference.fr.ts';
import { findTargets, rememberTarget, type Target, useTarget } from './targets.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

/** A reference field named after a namespace points into it; `options` names another one. */
function ReferenceInput({ field, value, onChange, error, help }: InputProps<string>) {
  const namespace = field.options?.[0] ?? field.name;
  const target = useTarget(namespace, value);
  const notice = value !== '' && target === null ? fr.lost(value) : null;
  return (
    <div className="field-reference">
      <SearchPicker<Target>
        label={field.label}
        hint={target?.published === false ? fr.waiting : help}
        required={field.required}
        error={error ?? notice}
        value={value === '' ? '' : (target?.title ?? value)}
        search={(query) => findTargets(namespace, query)}
        keyOf={({ slug }) => slug}
        textOf={({ title }) => title}
        draw={(item) => <TargetLine target={item} />}
        onPick={(item) => {
          rememberTarget(namespace, item);
          onChange(item.slug);
        }}
      />
      {value !== '' && !field.required && (
        <Button look="quiet" onClick={() => onChange('')}>
          {fr.none}
          <span className="visually-hidden">{fr.forField(field.label)}</span>
        </Button>
      )}
    </div>
  );
}

function TargetLine({ target: { title, slug, published } }: { target: Target }) {
  return (
    <span className="picker-link">
      <strong>{title}</strong>
      <span className="small muted">{published ? slug : `${slug} · ${fr.draft}`}</span>
    </span>
  );
}

export const referenceField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: ReferenceInput,
};
