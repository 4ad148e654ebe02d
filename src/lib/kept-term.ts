import { forget, keep, readKept } from './kept.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** Weeks after which a term says nothing any more: it is forgotten by itself. */
const KEPT_AFTER_DAYS = 13 * 7;

/** The term that the person chose to keep on this device; null when there is none, or when it is long over. */
export function keptTerm(now = Date.now()): string | null {
  const term = readKept('term');
  if (term === null) return null;
  if (DAY.test(term) && Date.parse(term) + KEPT_AFTER_DAYS * DAY_MS > now) return term;
  forgetTerm();
  return null;
}

/** Only ever called where the box that asks for it is ticked. What is no day is not kept. */
export function keepTermDay(day: string): boolean {
  return DAY.test(day) && keep('term', day);
}

export function forgetTerm(): void {
  forget('term');
}

/** Runs `work` once the term is no longer kept: forgotten in another tab, or while this page was put aside. */
export function onTermForgotten(work: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'term' && newValue === null)) work();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptTerm() === null) work();
  });
}
