import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { themesFr } from './themes.fr.ts';

const { place: fr } = themesFr;

interface Props {
  /** From 0, as the server counts. */
  position: number;
  total: number;
  onPlace(position: number): void;
}

/** Gives a row its place by number, where a drag would have to go through several pages. */
export function PlaceForm({ position, total, onPlace }: Props) {
  const [typed, setTyped] = useState(String(position + 1));
  const wanted = Number(typed);
  const known = Number.isInteger(wanted) && wanted >= 1 && wanted <= total;
  return (
    <form
      className="theme-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (known) onPlace(wanted - 1);
      }}
    >
      <Field
        label={fr.label(total)}
        type="number"
        min={1}
        max={total}
        inputMode="numeric"
        value={typed}
        error={known ? null : fr.unknown(total)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={!known || wanted - 1 === position}>
        {fr.go}
      </Button>
    </form>
  );
}
