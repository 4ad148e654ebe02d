import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  label: string;
  /** What the second press is asked for. */
  question: string;
  busy?: boolean;
  onConfirm(): void;
}

/** product.md §4: a first press asks, the second does it; looking elsewhere takes the question back. */
export function ConfirmButton({ label, question, busy, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Button
      look="danger"
      icon="trash"
      busy={busy}
      onClick={() => {
        setAsking(!asking);
        if (asking) onConfirm();
      }}
      onBlur={() => setAsking(false)}
    >
      <span aria-live="polite">{asking ? question : label}</span>
    </Button>
  );
}
