import { SelectField } from '#src/ui/SelectField.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { peopleFr as fr } from './people.fr.ts';
import { type PeopleQuery, STATES } from './people-query.ts';

interface Props {
  query: PeopleQuery;
  onChange(change: Partial<PeopleQuery>): void;
}

export function PeopleFilters({ query, onChange }: Props) {
  return (
    <SearchForm
      query={query.query}
      label={fr.search}
      hint={fr.searchHint}
      onSearch={(words) => onChange({ query: words })}
    >
      <SelectField
        label={fr.state}
        value={query.state}
        options={STATES.map((value) => ({ value, label: fr.states[value] }))}
        onChange={(state) => onChange({ state: state as PeopleQuery['state'] })}
      />
    </SearchForm>
  );
}
