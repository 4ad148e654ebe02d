import { useCallback, useState } from 'react';
import { FIELDS, type Field, type Mapping, REQUIRED } from '#src/features/catalogue/feeds/feed.ts';
import type { Feed, FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { Waiting } from '../../shared/Waiting.tsx';
import { feedsFr } from '../catalogue.fr.ts';
import { useFeedDesk } from './feed-desk.ts';

const { mapping: fr } = feedsFr;

interface Props {
  run: FeedRun;
  onChecked(run: FeedRun): void;
}

/** Matches the columns of a file with the fields of a product, guessed from the last import or from their names. */
export function MappingForm(props: Props) {
  const { calls } = useFeedDesk();
  const { feed_id: feedId } = props.run;
  const load = useCallback(
    async () => (await calls.listFeeds()).items.find(({ id }) => id === feedId) ?? null,
    [feedId, calls],
  );
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading' || !loaded.value) return <Waiting />;
  return <Columns {...props} feed={loaded.value} />;
}

function Columns({ run, feed, onChecked }: Props & { feed: Feed }) {
  const { calls, ofShop } = useFeedDesk();
  const [mapping, setMapping] = useState<Mapping>(feed.mapping ?? {});
  const [shelves, setShelves] = useState(feed.shelves);
  const { run: call, busy, error, fields } = useCall();
  async function check() {
    const next = await call(() => calls.checkFeedRun({ id: run.id, mapping, shelves }));
    if (next) onChecked(next);
  }
  function choose(field: Field, column: string) {
    const { [field]: _, ...others } = mapping;
    setMapping(column ? { ...others, [field]: column } : others);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="colonnes">
      <h2 id="colonnes">{fr.title}</h2>
      <p className="muted">{fr.about(run.format ?? '', run.encoding ?? '', run.total)}</p>
      <Refused says={error} />
      <ul className="plain feed-mapping">
        {FIELDS.filter((field) => ofShop || field !== 'vat').map((field) => (
          <ColumnChoice
            key={field}
            field={field}
            run={run}
            value={mapping[field] ?? ''}
            error={fields[`mapping.${field}`]}
            onChoose={(column) => choose(field, column)}
          />
        ))}
      </ul>
      {Object.keys(run.shelves).length > 0 && <Shelves run={run} shelves={shelves} onChange={setShelves} />}
      <div>
        <Button look="main" busy={busy} onClick={() => void check()}>
          {fr.check}
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  field: Field;
  run: FeedRun;
  value: string;
  error: string | undefined;
  onChoose(column: string): void;
}

function ColumnChoice({ field, run, value, error, onChoose }: ChoiceProps) {
  const options = { '': fr.none, ...Object.fromEntries(run.columns.map(({ name }) => [name, name])) };
  const samples = run.columns.find(({ name }) => name === value)?.samples ?? [];
  return (
    <li>
      <SelectField
        label={fr.fields[field]}
        required={REQUIRED.includes(field)}
        value={value}
        options={options}
        error={error}
        onChange={onChoose}
      />
      <p className="feed-samples">
        {samples.length > 0 && (
          <>
            <span className="visually-hidden">{fr.samples} : </span>
            {samples.map((sample) => sample.slice(0, 60)).join(' · ')}
          </>
        )}
      </p>
    </li>
  );
}

interface ShelvesProps {
  run: FeedRun;
  shelves: Record<string, string>;
  onChange(shelves: Record<string, string>): void;
}

/** The shop's shelves, the fullest first. */
function Shelves({ run, shelves, onChange }: ShelvesProps) {
  const { useShelves } = useFeedDesk();
  const ours = useShelves(fr.ours);
  const rows = Object.entries(run.shelves).sort(([, a], [, b]) => b - a);
  function choose(said: string, slug: string) {
    const { [said]: _, ...others } = shelves;
    onChange(slug ? { ...others, [said]: slug } : others);
  }
  return (
    <details open>
      <summary>{fr.shelves}</summary>
      <p className="field-hint">{fr.shelvesAbout}</p>
      <ul className="plain feed-mapping">
        {rows.map(([said, articles]) => (
          <li key={said}>
            <SelectField
              label={said}
              value={shelves[said] ?? ''}
              options={ours}
              onChange={(slug) => choose(said, slug)}
            />
            <p className="feed-samples">{fr.articles(articles)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
