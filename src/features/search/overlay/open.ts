/**
 * The only part of the search every page carries: it fetches the overlay at the first sign of interest in a
 * search field and opens it. Without it, or before it arrives, the fields are plain forms and links.
 */
const OPENERS = '[data-search-open]';

let overlay: Promise<typeof import('./overlay.ts')> | undefined;

function load(): Promise<typeof import('./overlay.ts')> {
  overlay ??= import('./overlay.ts').catch((error: unknown) => {
    // A lost connection must not break the field for good: the next sign of interest tries again.
    overlay = undefined;
    throw error;
  });
  return overlay;
}

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OPENERS) : null;
}

/** When the overlay cannot be fetched a link still leads to the search page; a field stays a field. */
function open(opener: HTMLElement): void {
  const leave = () => {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  };
  load().then(({ openSearch }) => openSearch(opener), leave);
}

const warm = (event: Event) => {
  if (openerOf(event)) load().catch(() => {});
};
addEventListener('pointerover', warm, { passive: true });
addEventListener('focusin', warm);

addEventListener('click', (event) => {
  const opener = openerOf(event);
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!opener || !plain) return;
  if (opener instanceof HTMLAnchorElement) event.preventDefault();
  open(opener);
});

// From the keyboard a field opens when something is typed, never by being reached (WCAG 3.2.1).
addEventListener('input', (event) => {
  const opener = openerOf(event);
  if (opener) open(opener);
});
