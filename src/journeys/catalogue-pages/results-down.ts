import { askAgain } from './asked-again.ts';

/** An answer that takes longer is none. */
const PATIENCE_MS = 10_000;

async function answers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
    });
    return ok;
  } catch {
    return false;
  }
}

for (const notice of document.querySelectorAll<HTMLElement>('[data-search-down]')) {
  const status = notice.querySelector<HTMLElement>('[data-down-status]');
  const say = (text = '') => {
    if (status) status.textContent = text;
  };
  void askAgain({
    answers,
    pause: (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)),
    isWaited: () => document.visibilityState === 'visible' && navigator.onLine,
    typed: () => document.querySelector<HTMLInputElement>('#results-q')?.value,
    waiting: (seconds) => say(notice.dataset.wait?.replace('{n}', String(seconds))),
    ended: (how) => {
      say(how === 'back' ? notice.dataset.back : '');
      if (how === 'reload') location.reload();
    },
  });
}
