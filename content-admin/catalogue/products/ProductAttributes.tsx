import { type ProductAttributes as Attributes, valuesText } from '#src/features/catalogue/attributes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { productsFr } from '../catalogue.fr.ts';
import { type AttributesDraft, attributesText } from './attributes-draft.ts';

const { attributes: fr } = productsFr;

interface Props {
  /** Null for a product that was never saved: its texts are read when it is. */
  read: Attributes | null;
  draft: AttributesDraft;
  errors: Record<string, string>;
  onChange(draft: AttributesDraft): void;
}

const LISTS = ['sizes', 'colours', 'materials'] as const;
const RANGES = [
  ['age_min', 'age_max'],
  ['weight_min', 'weight_max'],
] as const;

/** The facts that the search filters by: what was read in the texts, and what an editor writes over it. */
export function ProductAttributes({ read, draft, errors, onChange }: Props) {
  const written = read !== null && JSON.stringify(attributesText(read)) !== JSON.stringify(draft);
  const field = (name: keyof AttributesDraft, hint?: string) => (
    <Field
      key={name}
      label={fr.labels[name]}
      hint={hint}
      value={draft[name]}
      error={errors[`attributes.${name}`]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="caracteristiques">
      <h2 id="caracteristiques">{fr.title}</h2>
      <p className="field-hint">{read ? fr.lead : fr.unsaved}</p>
      {RANGES.map(([low, high]) => (
        <div key={low} className="catalogue-pair">
          {field(low)}
          {field(high)}
        </div>
      ))}
      {LISTS.map((name) => field(name, fr.hints[name]))}
      {written && (
        <div className="stack">
          <p className="small muted">{fr.read(readText(read))}</p>
          <div>
            <Button onClick={() => onChange(attributesText(read))}>{fr.takeRead}</Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** The facts that were read, in a line. */
function readText(read: Attributes): string {
  const range = (low: number | null, high: number | null, unit: string) =>
    low === null && high === null ? '' : `${low ?? 0}–${high ?? '…'} ${unit}`;
  const parts = [
    range(read.age_min, read.age_max, fr.months),
    ...LISTS.map((name) => valuesText(name, read[name])),
    range(read.weight_min, read.weight_max, fr.kilograms),
  ].filter(Boolean);
  return parts.join(' · ') || fr.nothing;
}
