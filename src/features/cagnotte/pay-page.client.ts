import { knownGiver, rememberGift } from '#src/features/lists/live/known-giver.ts';

/** The bank answers within seconds as a rule. */
const LOOK_AGAIN_MS = 3000;

/** Keeps the way back to a payment that was begun, and looks again while the bank thinks. */
export function watchPayPage(): void {
  const page = document.querySelector<HTMLElement>('[data-gift]');
  const { gift: hash = '', list: slug = '', open, awaited } = page?.dataset ?? {};
  if (!hash) return;
  const begunHere = knownGiver().contributions?.some((one) => one.hash === hash);
  if (open !== undefined || begunHere) rememberGift({ hash, slug, open: open !== undefined }, Date.now());
  // There is nothing on the page then that could be lost.
  if (awaited !== undefined) setTimeout(() => location.reload(), LOOK_AGAIN_MS);
}
