import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { IconName } from '#src/ui/icons.ts';
import { sharedFr } from './shared.fr.ts';

interface Props {
  label: string;
  /** Asked in place of "Confirmer ?" and the label. */
  question?: string | undefined;
  /** Asks "Confirmer ?" alone, on a button whose label would be too long beside it. */
  brief?: boolean;
  /** Kept through the question; a plain button turns red with it. */
  look?: 'plain' | 'main' | 'danger';
  icon?: IconName;
  busy?: boolean;
  onSure(): void;
}

/** docs/spec/product.md §4: a button set to confirm asks on the first press; looking elsewhere takes it back. */
export function SureButton({ label, question, brief = false, look = 'plain', onSure, ...rest }: Props) {
  const [asked, setAsked] = useState(false);
  const asks = question ?? (brief ? sharedFr.sure : `${sharedFr.sure} ${label}`);
  return (
    <Button
      {...rest}
      look={asked && look === 'plain' ? 'danger' : look}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!asked);
        if (asked) onSure();
      }}
    >
      <span aria-live="polite">{asked ? asks : label}</span>
    </Button>
  );
}
