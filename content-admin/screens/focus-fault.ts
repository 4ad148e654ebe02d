const FAULT = '.pane-write [aria-invalid="true"]';

/** Once the screen shows what was refused: the cursor goes to the first of it, in the middle of its pane. */
export function focusFault(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(FAULT);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    }),
  );
}
