import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#src/lib/constants.ts';

/** The width below which a table is read line by line (content.css). */
const NARROW = `(width < ${BREAKPOINTS.md}px)`;

function follow(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True on a screen of a telephone's width: what takes room there is folded. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
