import { knownGiver, rememberGift } from '#src/features/lists/live/known-giver.ts';

/** The bank answers within seconds as a rule. */
const LOOK_AGAIN_MS = 3000;

/** Keeps the way back to a payment that was begun, and looks again while the bank, or the provider, thinks. */
export function watchPayPage(): void {
  const page = document.querySelector<HTMLElement>('[data-gift]');
  const { gift: hash = '', list: slug = '', open, awaited } = page?.dataset ?? {};
  if (!hash) return;
  const begunHere = knownGiver().contributions?.some((one) => one.hash === hash);
  if (open !== undefined || begunHere) rememberGift({ hash, slug, open: open !== undefined }, Date.now());
  if (awaited === undefined) return;
  // Not a reload: a page that answers a form would send it again.
  const again = setTimeout(() => location.replace(location.pathname + location.search), LOOK_AGAIN_MS);
  // Another amount, or other words: what is typed is not taken away.
  addEventListener('input', () => clearTimeout(again), { once: true });
}
