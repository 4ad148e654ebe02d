import { KINDS, STATUSES } from '#src/features/contact/contact.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import type { MessagesQuery } from './messages-query.ts';
import { voicesFr } from './voices.fr.ts';

const { messages: fr, counted } = voicesFr;

interface Props {
  asked: MessagesQuery;
  counts: Record<(typeof STATUSES)[number], number> | null;
  onChange(change: Partial<MessagesQuery>): void;
}

export function MessageFilters({ asked, counts, onChange }: Props) {
  return (
    <SearchForm
      query={asked.query}
      label={fr.search}
      submit={fr.find}
      onSearch={(words) => onChange({ query: words })}
    >
      <SelectField
        label={fr.state}
        value={asked.status ?? ''}
        none={fr.states.all}
        options={STATUSES.map((value) => ({
          value,
          label: counts ? counted(fr.states[value], counts[value]) : fr.states[value],
        }))}
        onChange={(wanted) => onChange({ status: STATUSES.find((status) => status === wanted) ?? null })}
      />
      <SelectField
        label={fr.kind}
        value={asked.kind ?? ''}
        none={fr.kinds.all}
        options={KINDS.map((value) => ({ value, label: fr.kinds[value] }))}
        onChange={(wanted) => onChange({ kind: KINDS.find((kind) => kind === wanted) ?? null })}
      />
      <label className="desk-check">
        <input
          type="checkbox"
          checked={asked.mine}
          onChange={({ target }) => onChange({ mine: target.checked })}
        />
        {fr.mine}
      </label>
    </SearchForm>
  );
}
