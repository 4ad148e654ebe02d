import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { catalogueFr } from '../catalogue.fr.ts';

const { list: fr } = catalogueFr;

interface Props {
  query: string;
  hint?: string;
  onSearch(query: string): void;
  /** Other filters. */
  children?: ReactNode;
}

export function SearchBar({ query, hint, onSearch, children }: Props) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <search>
      <form className="catalogue-filters" onSubmit={submit}>
        <Field
          key={query}
          label={fr.search}
          hint={hint}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query}
        />
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
