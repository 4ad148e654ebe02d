import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { searchFr } from './search.fr.ts';
import { type GroupDraft, newKey, withLine } from './search-draft.ts';

const { groups: fr } = searchFr;

interface Props {
  groups: readonly GroupDraft[];
  errors: Record<string, string>;
  onChange(groups: GroupDraft[]): void;
}

/** Words that stand for one another, a line a group. */
export function GroupsSection({ groups, errors, onChange }: Props) {
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="synonymes">
      <div className="tuning-head">
        <h2 id="synonymes">{fr.title}</h2>
        <Button icon="add" onClick={() => onChange([{ key: newKey(), terms: '' }, ...groups])}>
          {fr.add}
        </Button>
      </div>
      <p className="field-hint">{fr.lead}</p>
      {groups.length === 0 && <p className="muted">{fr.none}</p>}
      <ul className="plain tuning-lines">
        {groups.map((group, at) => (
          <li key={group.key} className="tuning-line">
            <Field
              label={fr.label(at + 1)}
              autoFocus={group.key > 0 && group.terms === ''}
              placeholder={group.key > 0 ? fr.hint : undefined}
              value={group.terms}
              error={errors[`tuning.groups.${at}.terms`]}
              onChange={({ target }) => onChange(withLine(groups, group, { ...group, terms: target.value }))}
            />
            <Button
              look="quiet"
              icon="close"
              className="button-icon"
              aria-label={fr.remove(group.terms)}
              onClick={() => onChange(withLine(groups, group, null))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
