import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';

interface Props {
  label: string;
  onSure(): void;
}

/** product.md §4: a button set to confirm asks "Confirmer ?" on the first click. */
export function SureButton({ label, onSure }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      look={asked ? 'danger' : 'plain'}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!asked);
        if (asked) onSure();
      }}
    >
      {asked ? sharedFr.sure(label) : label}
    </Button>
  );
}
