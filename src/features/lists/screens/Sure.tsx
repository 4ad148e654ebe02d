import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  label: string;
  /** The words of the second press (docs/spec/product.md §4, an action button set to confirm). */
  sure: string;
  busy?: boolean;
  look?: 'plain' | 'danger';
  onSure: () => void;
}

/** For what cannot be taken back: the first press asks, the second does. */
export function Sure({ label, sure, busy = false, look = 'plain', onSure }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      look={asked ? 'danger' : look}
      busy={busy}
      onClick={() => (asked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? sure : label}
    </Button>
  );
}
