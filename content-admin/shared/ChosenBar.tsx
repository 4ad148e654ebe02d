import './shared.css';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';

interface Props {
  /** The name of the group. */
  label: string;
  /** The count of what is chosen, or what went wrong. */
  says: string;
  /** The buttons that act on it. */
  children: ReactNode;
}

/** The bar under a list while lines of it are chosen; on a phone it is one line, and its actions are unfolded. */
export function ChosenBar({ label, says, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <fieldset className="bulk-bar" aria-label={label}>
      <p role="status">{says}</p>
      <Button className="bulk-fold" icon="chevronDown" aria-expanded={open} onClick={() => setOpen(!open)}>
        {sharedFr.actions}
      </Button>
      <div className="bulk-actions">{children}</div>
    </fieldset>
  );
}
