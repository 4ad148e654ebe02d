import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ACTION_DELAY_MS, SUCCESS_SHOWN_MS } from '#src/lib/constants.ts';
import { atLeast } from '#src/lib/minimal-delay.ts';
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
  disabled?: boolean;
  /** False says that it did not work, and that whoever did it tells why. */
  onAction(): Promise<unknown>;
}

type State = 'idle' | 'asked' | 'busy' | 'done';

/**
 * A button that does something (product.md §4, §5, §9): inside a form the browser checks the fields first; busy at
 * least 500 ms, then done for 3 s.
 */
export function ActionButton({ label, done = 'C’est fait', confirm = false, onAction, ...rest }: Props) {
  const [state, setState] = useState<State>('idle');
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const go = (next: State) => here.current && setState(next);

  async function act({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form && !currentTarget.form.reportValidity()) return;
    if (confirm && state !== 'asked') return setState('asked');
    setState('busy');
    try {
      const worked = (await atLeast(onAction(), ACTION_DELAY_MS)) !== false;
      go(worked ? 'done' : 'idle');
      if (worked) setTimeout(go, SUCCESS_SHOWN_MS, 'idle');
    } catch (error) {
      go('idle');
      throw error;
    }
  }

  const words = { idle: label, asked: 'Confirmer\u202f?', busy: label, done }[state];
  return (
    <Button
      {...rest}
      {...(state === 'done' ? { icon: 'check' as const } : {})}
      busy={state === 'busy'}
      onBlur={() => state === 'asked' && setState('idle')}
      onClick={state === 'done' ? undefined : act}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
