import { type SubmitEvent, useId } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { peopleFr as fr } from './people.fr.ts';
import { type PeopleQuery, STATES } from './people-query.ts';

interface Props {
  query: PeopleQuery;
  onChange(change: Partial<PeopleQuery>): void;
}

export function PeopleFilters({ query, onChange }: Props) {
  const id = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ query: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }
  return (
    <search>
      <form className="people-filters" onSubmit={submit}>
        <Field
          key={query.query}
          label={fr.search}
          hint={fr.searchHint}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query.query}
        />
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {fr.state}
          </label>
          <select
            id={id}
            className="input"
            value={query.state}
            onChange={(event) => onChange({ state: event.target.value as PeopleQuery['state'] })}
          >
            {STATES.map((state) => (
              <option key={state} value={state}>
                {fr.states[state]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" icon="search">
          {fr.search}
        </Button>
      </form>
    </search>
  );
}
