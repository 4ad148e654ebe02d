import { type SubmitEvent, useId } from 'react';
import { KINDS, STATUSES } from '#src/features/contact/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { MessagesQuery } from './messages-query.ts';
import { voicesFr } from './voices.fr.ts';

const { messages: fr, counted } = voicesFr;

interface Props {
  asked: MessagesQuery;
  counts: Record<(typeof STATUSES)[number], number> | null;
  onChange(change: Partial<MessagesQuery>): void;
}

export function MessageFilters({ asked, counts, onChange }: Props) {
  const id = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ query: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }
  return (
    <search>
      <form className="inbox-filters" onSubmit={submit}>
        <Field
          key={asked.query}
          label={fr.search}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={asked.query}
        />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-state`}>
            {fr.state}
          </label>
          <select
            id={`${id}-state`}
            className="input"
            value={asked.status ?? ''}
            onChange={({ target }) =>
              onChange({ status: STATUSES.find((status) => status === target.value) ?? null })
            }
          >
            <option value="">{fr.states.all}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {counts ? counted(fr.states[status], counts[status]) : fr.states[status]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-kind`}>
            {fr.kind}
          </label>
          <select
            id={`${id}-kind`}
            className="input"
            value={asked.kind ?? ''}
            onChange={({ target }) => onChange({ kind: KINDS.find((kind) => kind === target.value) ?? null })}
          >
            <option value="">{fr.kinds.all}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {fr.kinds[kind]}
              </option>
            ))}
          </select>
        </div>
        <label className="inbox-mine">
          <input
            type="checkbox"
            checked={asked.mine}
            onChange={({ target }) => onChange({ mine: target.checked })}
          />
          {fr.mine}
        </label>
        <Button type="submit" icon="search">
          {fr.find}
        </Button>
      </form>
    </search>
  );
}
