import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import './insert.css';
import { SearchPicker } from './SearchPicker.tsx';

export interface Chosen {
  id: number;
  name: string;
}

interface Props<T extends Chosen> {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  error?: string | null | undefined;
  value: Chosen | null;
  /** The name of the button that takes it off; without it, one is chosen and stays. */
  takeOff?: string;
  search(query: string): Promise<readonly T[]>;
  draw?(item: T): ReactNode;
  onChange(chosen: Chosen | null): void;
}

/** One thing of the catalogue, found by its name; taken off again by a button. */
export function ChosenField<T extends Chosen>(props: Props<T>) {
  const { label, hint, required, error, value, takeOff, search, draw, onChange } = props;
  return (
    <div className="picker-chosen">
      <SearchPicker<T>
        label={label}
        hint={hint}
        required={required}
        error={error}
        value={value?.name ?? ''}
        search={search}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        {...(draw ? { draw } : {})}
        onPick={({ id, name }) => onChange({ id, name })}
      />
      {value && takeOff && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {takeOff}
          <span className="visually-hidden">
            {'\u202f'}: {value.name}
          </span>
        </Button>
      )}
    </div>
  );
}
