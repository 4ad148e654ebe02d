import { SelectField } from '#src/ui/SelectField.tsx';
import { templatesFor } from '../document/known-templates.ts';
import { editorFr } from '../editor.fr.ts';

interface Props {
  values: Record<string, unknown>;
  error: string | undefined;
  onChange(name: string, value: unknown): void;
}

/** Only where there is something to choose: another template of this kind, or one that is no more. */
export function TemplateChoice({ values, error, onChange }: Props) {
  const known = templatesFor(values.namespace);
  const current = String(values.template || values.namespace);
  const lost = !known.includes(current);
  if (known.length < 2 && !lost) return null;
  const options = known.map((value) => ({ value, label: value }));
  return (
    <SelectField
      label={editorFr.write.template}
      value={current}
      options={lost ? [{ value: current, label: editorFr.write.templateLost(current) }, ...options] : options}
      error={error ?? null}
      onChange={(value) => onChange('template', value)}
    />
  );
}
