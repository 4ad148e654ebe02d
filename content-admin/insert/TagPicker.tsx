import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { insertFr } from './insert.fr.ts';
import { SearchPicker } from './SearchPicker.tsx';

const { tags: fr } = insertFr;

interface Found {
  tag: string;
  count: number;
}

interface Props {
  label: string;
  hint?: string;
  /** The tag that is chosen, where one stays in the field. */
  value?: string;
  onPick(tag: string): void;
}

const find = async (query: string): Promise<readonly Found[]> =>
  (await lifeCalls.contentTags({ query: query.trim() })).items;

/** One of the tags that contents have already, found by its words. */
export function TagPicker({ label, hint, value = '', onPick }: Props) {
  return (
    <SearchPicker<Found>
      label={label}
      hint={hint}
      value={value}
      search={find}
      keyOf={({ tag }) => tag}
      textOf={({ tag }) => tag}
      draw={({ tag, count }) => (
        <span className="picker-tag">
          <strong>{tag}</strong>
          <span className="small muted">{fr.uses(count)}</span>
        </span>
      )}
      onPick={({ tag }) => onPick(tag)}
    />
  );
}
