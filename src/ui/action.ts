import { ACTION_DELAY_MS, SUCCESS_SHOWN_MS } from '#src/lib/constants.ts';
import { atLeast } from '#src/lib/minimal-delay.ts';
import { type InForm, isFormValid } from './form-validity.ts';

export type ActionState = 'idle' | 'asked' | 'busy' | 'done';

export interface ActionRules {
  /** Asks « Confirmer ? » on the first press. */
  confirm: boolean;
  show(state: ActionState): void;
}

export interface Action {
  /** `act` resolves to false when it did not work and whoever did it tells why; what it throws is thrown. */
  press(button: InForm, act: () => Promise<unknown>): Promise<void>;
  /** Looking elsewhere takes the question back. */
  leave(): void;
}

/**
 * Leads an action button through its states (docs/spec/product.md §4, §5, §9): the fields are checked,
 * perhaps a question, busy for at least 500 ms, done for 3 s. Presses while it is busy or done count for
 * nothing.
 */
export function createAction({ confirm, show }: ActionRules): Action {
  let state: ActionState = 'idle';
  const go = (next: ActionState) => {
    state = next;
    show(next);
  };
  return {
    async press(button, act) {
      if (state === 'busy' || state === 'done' || !isFormValid(button)) return;
      if (confirm && state === 'idle') return go('asked');
      go('busy');
      let worked = false;
      try {
        worked = (await atLeast(act(), ACTION_DELAY_MS)) !== false;
      } finally {
        go(worked ? 'done' : 'idle');
      }
      if (worked) setTimeout(go, SUCCESS_SHOWN_MS, 'idle');
    },
    leave() {
      if (state === 'asked') go('idle');
    },
  };
}
