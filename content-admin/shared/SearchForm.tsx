import './two-panes.css';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';

interface Props {
  /** The words searched for now. */
  query: string;
  label: string;
  hint?: string;
  /** The words of its button, the label's when they are the same. */
  submit?: string;
  onSearch(query: string): void;
  /** The choices that stand beside the words. */
  children?: ReactNode;
}

/** The words to search for, sent on Enter or by the button, and the choices beside them. */
export function SearchForm({ query, label, hint, submit = label, onSearch, children }: Props) {
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <search>
      <form className="desk-filters" onSubmit={search}>
        <Field
          key={query}
          label={label}
          hint={hint}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          defaultValue={query}
        />
        {children}
        <Button type="submit" icon="search">
          {submit}
        </Button>
      </form>
    </search>
  );
}
