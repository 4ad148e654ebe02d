import { type SearchField, SIGNALS, type Signal } from '#search/tuning.ts';
import { Button } from '#src/ui/Button.tsx';
import { SortableList } from '../../shared/SortableList.tsx';
import { searchFr } from './search.fr.ts';

const { ranking: fr } = searchFr;

interface Props {
  ranking: readonly Signal[];
  fields: readonly SearchField[];
  errors: Record<string, string>;
  onRanking(ranking: Signal[]): void;
  onFields(fields: SearchField[]): void;
}

/** The signals that order the products found, and the fields in which words are looked for. */
export function RankingSection({ ranking, fields, errors, onRanking, onFields }: Props) {
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="classement">
      <h2 id="classement">{fr.title}</h2>
      <p className="field-hint">{fr.lead}</p>
      <Signals ranking={ranking} onRanking={onRanking} />
      {errors['tuning.ranking'] && <p className="field-error">{errors['tuning.ranking']}</p>}
      <h3>{fr.fieldsTitle}</h3>
      <p className="field-hint">{fr.fieldsLead}</p>
      <SortableList
        items={fields}
        keyOf={(field) => field}
        labelOf={(field) => fr.fields[field]}
        label={fr.fieldsLabel}
        onSort={onFields}
      >
        {(field) => <div className="catalogue-row">{fr.fields[field]}</div>}
      </SortableList>
      {errors['tuning.fields'] && <p className="field-error">{errors['tuning.fields']}</p>}
    </section>
  );
}

function Signals({ ranking, onRanking }: Pick<Props, 'ranking' | 'onRanking'>) {
  const out = SIGNALS.filter((signal) => !ranking.includes(signal));
  return (
    <>
      <SortableList
        items={ranking}
        keyOf={(signal) => signal}
        labelOf={(signal) => fr.signals[signal].name}
        label={fr.label}
        onSort={onRanking}
      >
        {(signal) => (
          <div className="catalogue-row">
            <span className="tuning-signal">
              {fr.signals[signal].name}
              <small>{fr.signals[signal].about}</small>
            </span>
            {signal !== 'text' && (
              <Button
                look="quiet"
                icon="close"
                className="button-icon"
                aria-label={fr.drop(fr.signals[signal].name)}
                onClick={() => onRanking(ranking.filter((one) => one !== signal))}
              />
            )}
          </div>
        )}
      </SortableList>
      {out.length > 0 && (
        <p className="row">
          <span className="muted">{fr.out}</span>
          {out.map((signal) => (
            <Button
              key={signal}
              icon="add"
              aria-label={fr.take(fr.signals[signal].name)}
              onClick={() => onRanking([...ranking, signal])}
            >
              {fr.signals[signal].name}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
