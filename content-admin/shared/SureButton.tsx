import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';

interface Props {
  label: string;
  /** What the second press is asked for; else "Confirmer ?" and the label. */
  question?: string;
  /** It destroys from the first press on. */
  danger?: boolean;
  onSure(): void;
}

/** product.md §4: a button set to confirm asks on the first press; looking elsewhere takes the question back. */
export function SureButton({ label, question, danger = false, onSure }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      look={asked || danger ? 'danger' : 'plain'}
      {...(danger ? { icon: 'trash' } : {})}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!asked);
        if (asked) onSure();
      }}
    >
      <span aria-live="polite">{asked ? (question ?? sharedFr.sure(label)) : label}</span>
    </Button>
  );
}
