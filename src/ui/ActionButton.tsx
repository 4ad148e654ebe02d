import { useState } from 'react';
import { CONFIRM } from './action.fr.ts';
import { type ActionState, createAction } from './action.ts';
import { Button } from './Button.tsx';
import type { IconName } from './icons.ts';

interface Props {
  label: string;
  /** Shown for 3 s when it worked. */
  done?: string;
  /** Asks « Confirmer ? » on the first press; looking elsewhere takes the question back. */
  confirm?: boolean;
  look?: 'main' | 'plain' | 'plum' | 'quiet' | 'danger';
  icon?: IconName;
  /** It stays where the keyboard is, and does nothing. */
  disabled?: boolean;
  /** False says that it did not work, and that whoever did it tells why. */
  onAction(): Promise<unknown>;
}

/** A button that does something, with its question, its delay and its success (action.ts). */
export function ActionButton({
  label,
  done = 'C’est fait',
  confirm = false,
  disabled = false,
  onAction,
  ...rest
}: Props) {
  const [state, show] = useState<ActionState>('idle');
  const [action] = useState(() => createAction({ confirm, show }));
  const words = { idle: label, asked: CONFIRM, busy: label, done }[state];
  return (
    <Button
      {...rest}
      {...(state === 'done' ? { icon: 'check' as const } : {})}
      busy={state === 'busy'}
      aria-disabled={disabled || undefined}
      onBlur={action.leave}
      onClick={({ currentTarget }) => !disabled && action.press(currentTarget, onAction)}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
