import { keep } from '#src/lib/kept.ts';

/** Closing the announcement: remembered by its own key, so that the next one shows. */
document.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
  const root = document.documentElement;
  root.classList.add('announcement-closed');
  document.querySelector<HTMLElement>('.site-logo')?.focus();
  // A browser that keeps nothing shows it again on the next page.
  keep('announcement', root.dataset.announcement ?? '');
});
