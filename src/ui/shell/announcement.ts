/** Closing the announcement: remembered by its own key, so that the next one shows. */
document.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
  const root = document.documentElement;
  root.classList.add('announcement-closed');
  document.querySelector<HTMLElement>('.site-logo')?.focus();
  try {
    localStorage.setItem('announcement', root.dataset.announcement ?? '');
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
});
