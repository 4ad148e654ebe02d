import { configureClient } from '#src/calls/client.ts';

/** The line stays so many milliseconds: its pages are served anew long before. */
const SHOWN_MS = 8000;

/** Says that what was saved is saved, and that readers have it in a moment: the call did not wait for longer. */
export function tellPagesBehind(line: HTMLElement): void {
  let hide: ReturnType<typeof setTimeout> | undefined;
  configureClient({
    onBehind() {
      clearTimeout(hide);
      line.textContent = line.dataset.pagesBehind ?? '';
      hide = setTimeout(() => {
        line.textContent = '';
      }, SHOWN_MS);
    },
  });
}
