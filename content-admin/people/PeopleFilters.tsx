import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { peopleFr as fr } from './people.fr.ts';
import { type PeopleQuery, STATES } from './people-query.ts';

interface Props {
  query: PeopleQuery;
  onChange(change: Partial<PeopleQuery>): void;
}

export function PeopleFilters({ query, onChange }: Props) {
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
        <SelectField
          label={fr.state}
          value={query.state}
          options={STATES.map((value) => ({ value, label: fr.states[value] }))}
          onChange={(state) => onChange({ state: state as PeopleQuery['state'] })}
        />
        <Button type="submit" icon="search">
          {fr.search}
        </Button>
      </form>
    </search>
  );
}
