import { useEffect, useRef } from 'react';
import { NAMESPACES } from '#src/features/content/content.ts';
import { Field } from '#src/ui/Field.tsx';
import { adminFr } from '../admin.fr.ts';
import { SelectField } from '../fields/shared/SelectField.tsx';
import type { Filters } from './content-filters.ts';

const { list, states, namespaces } = adminFr;

interface Props {
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** "/" goes to the search from anywhere on the screen. */
function useSlash(go: () => void) {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

export function ContentFilters({ filters, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useSlash(() => form.current?.querySelector('input')?.focus());
  return (
    <search>
      <form ref={form} className="content-filters" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={list.search}
          type="search"
          value={filters.query}
          aria-keyshortcuts="/"
          onChange={(event) => onChange({ query: event.target.value })}
        />
        <SelectField
          label={list.namespace}
          value={filters.namespace}
          none={list.every}
          options={NAMESPACES.map((value) => ({ value, label: namespaces[value] }))}
          onChange={(namespace) => onChange({ namespace })}
        />
        <SelectField
          label={list.state}
          value={filters.state}
          none={list.everyState}
          options={Object.entries(states).map(([value, label]) => ({ value, label }))}
          onChange={(state) => onChange({ state })}
        />
      </form>
    </search>
  );
}
