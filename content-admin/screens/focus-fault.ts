const FAULT = '.pane-write [aria-invalid="true"]';
const SLUG = '.pane-write input[name="slug"]';

/** Once the screen shows what was refused: the cursor goes to the first of it, in the middle of its pane. */
export const focusFault = (): void => focusOn(FAULT);

/** To the address, in the sheet that folds it away. */
export function focusSlug(): void {
  const sheet = document.querySelector<HTMLElement>(SLUG)?.closest('details');
  if (sheet) sheet.open = true;
  focusOn(SLUG);
}

function focusOn(which: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(which);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    }),
  );
}
