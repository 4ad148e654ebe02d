import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { catalogueFr } from '../catalogue.fr.ts';
import type { Records } from './useRecords.ts';

const { list: fr } = catalogueFr;

interface Props {
  records: Pick<Records<unknown>, 'query' | 'change'>;
  hint?: string;
  /** The states a list can be narrowed to, where it has some. */
  shows?: Readonly<Record<string, string>>;
  /** Other filters. */
  children?: ReactNode;
}

/** The words to search for in a list of the catalogue, and the choices beside them. */
export function SearchBar({ records, hint, shows, children }: Props) {
  const { query, change } = records;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }
  return (
    <search>
      <form className="catalogue-filters" onSubmit={submit}>
        <Field
          key={query.q}
          label={fr.search}
          hint={hint}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query.q}
        />
        {shows && (
          <SelectField
            label={fr.show}
            value={query.show ?? ''}
            options={shows}
            onChange={(show) => change({ show })}
          />
        )}
        {children}
        <div>
          <Button type="submit" icon="search">
            {fr.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
