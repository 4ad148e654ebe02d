import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { SearchPicker } from '../insert/SearchPicker.tsx';
import { offersFr } from './offers.fr.ts';

const { offers: fr } = offersFr;

export interface Chosen {
  id: number;
  name: string;
}

interface Props<T extends Chosen> {
  label: string;
  hint?: string;
  required?: boolean;
  error?: string | null | undefined;
  value: Chosen | null;
  search(query: string): Promise<readonly T[]>;
  draw?(item: T): ReactNode;
  onChange(chosen: Chosen | null): void;
}

/** One thing of the catalogue, found by its name; taken off again by a button. */
export function ChosenField<T extends Chosen>(props: Props<T>) {
  const { label, hint, required, error, value, search, draw, onChange } = props;
  return (
    <div className="offers-chosen">
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
      {value && !required && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {fr.takeOff}
          <span className="visually-hidden">
            {'\u202f'}: {value.name}
          </span>
        </Button>
      )}
    </div>
  );
}
