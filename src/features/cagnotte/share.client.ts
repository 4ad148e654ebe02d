import { COPIED_MS } from '#src/lib/constants.ts';

/** Shares the list's address, by the device's own means or by copying it. */
export function watchShareButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  const copied = document.querySelector<HTMLElement>('[data-shared]');
  if (!button || !copied) return;
  button.addEventListener('click', async () => {
    const url = new URL(button.dataset.share ?? '/', location.origin).href;
    try {
      if (navigator.share) await navigator.share({ url, text: button.dataset.text ?? '' });
      else {
        await navigator.clipboard.writeText(url);
        copied.hidden = false;
        setTimeout(() => {
          copied.hidden = true;
        }, COPIED_MS);
      }
    } catch {
      // The person closed the share sheet: nothing to say.
    }
  });
}
