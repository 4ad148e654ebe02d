import { forgetKept } from './forget-kept.ts';
import { forgetTyped } from './forget-typed.ts';

/** On the window, when who is signed in changes; the native wrapper's bridge listens. */
export const PERSON_CHANGED = 'merveille:person-changed';

/**
 * Another person from here on, or (`left`) nobody: what this device kept of them goes, and once nobody is signed in
 * it is told nothing more. Never rejects.
 */
export function forgetPerson(left: boolean): Promise<void> {
  forgetTyped();
  dispatchEvent(new CustomEvent(PERSON_CHANGED, { detail: { left } }));
  return forgetKept(left);
}
