import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { searchFr } from './search.fr.ts';
import { type MeaningDraft, newKey, withLine } from './search-draft.ts';

const { meanings: fr } = searchFr;

interface Props {
  meanings: readonly MeaningDraft[];
  errors: Record<string, string>;
  onChange(meanings: MeaningDraft[]): void;
}

/** The other words that a word finds too, in one direction only. */
export function MeaningsSection({ meanings, errors, onChange }: Props) {
  const change = (line: MeaningDraft, part: Partial<MeaningDraft>) =>
    onChange(withLine(meanings, line, { ...line, ...part }));
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="sens">
      <div className="tuning-head">
        <h2 id="sens">{fr.title}</h2>
        <Button icon="add" onClick={() => onChange([{ key: newKey(), asked: '', meant: '' }, ...meanings])}>
          {fr.add}
        </Button>
      </div>
      <p className="field-hint">{fr.lead}</p>
      {meanings.length === 0 && <p className="muted">{fr.none}</p>}
      <ul className="plain tuning-lines">
        {meanings.map((line, at) => (
          <li key={line.key} className="tuning-line tuning-line-two">
            <Field
              label={fr.asked}
              autoFocus={line.key > 0 && line.asked === '' && line.meant === ''}
              maxLength={60}
              value={line.asked}
              error={errors[`tuning.meanings.${at}.asked`]}
              onChange={({ target }) => change(line, { asked: target.value })}
            />
            <Field
              label={fr.meant}
              value={line.meant}
              error={errors[`tuning.meanings.${at}.meant`]}
              onChange={({ target }) => change(line, { meant: target.value })}
            />
            <Button
              look="quiet"
              icon="close"
              className="button-icon"
              aria-label={fr.remove(line.asked)}
              onClick={() => onChange(withLine(meanings, line, null))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
