import type { User } from '#src/features/accounts/account.ts';
import { keep, readKept } from '#src/lib/kept.ts';
import type { PlaceRight } from './nav.ts';

/** On the window, once the server said what the person may do: the bar shows that much (AdminNav.astro). */
export const RIGHTS_KNOWN = 'merveille:rights';

/** True when somebody who holds these may see what stands under a right. The calls decide for themselves. */
export function opens(held: readonly string[], right: PlaceRight): boolean {
  return held.includes(right) || (right === 'any' && held.length > 0);
}

/** The rights of a person as the bar reads them: an admin is one more. */
export const heldBy = ({ rights, props }: User): string[] => [...rights, ...(props.admin ? ['admin'] : [])];

/** The rights last known here, for what is drawn before the server answers. */
export const keptRights = (): string[] => (readKept('rights') ?? '').split(' ').filter(Boolean);

/** True for whoever may do what a right opens, as far as this browser knows. */
export const mayHere = (right: PlaceRight): boolean => opens(keptRights(), right);

export function showRights(user: User): void {
  keep('rights', heldBy(user).join(' '));
  dispatchEvent(new CustomEvent(RIGHTS_KNOWN));
  for (const place of document.querySelectorAll('[data-account-name]')) place.textContent = user.display_name;
}
