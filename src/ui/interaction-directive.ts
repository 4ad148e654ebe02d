import type { ClientDirective } from 'astro';

const FIRST_SIGNS = ['pointerenter', 'touchstart', 'focusin', 'click'] as const;

/** The options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** A selector of the root element: where it holds, there is something to do at once. */
  atOnceIf?: string;
}

const isWanted = (element: HTMLElement, { atOnceIf }: InteractionOptions) =>
  (atOnceIf !== undefined && document.documentElement.matches(atOnceIf)) ||
  element.contains(document.activeElement);

/** A button that waits for a script in the HTML may be pressed from here on: the press is kept. */
function enableSubmits(element: HTMLElement): void {
  for (const button of element.querySelectorAll<HTMLButtonElement>('button:disabled'))
    button.disabled = false;
}

/** The click that came first, given again once the island can take it. */
function keptClick() {
  let target: HTMLElement | null = null;
  return {
    keep(event: Event) {
      if (!(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      target = event.target;
      target.closest('button')?.setAttribute('aria-busy', 'true');
    },
    take(): HTMLElement | null {
      const taken = target;
      taken?.closest('button')?.removeAttribute('aria-busy');
      target = null;
      return taken;
    },
  };
}

/**
 * `client:interaction`: nothing is requested before a first sign of interest in the island (pointer, touch,
 * focus, click); a first click is given again once the island is there. A load that fails is tried again at the
 * next sign.
 */
const onInteraction: ClientDirective = (load, options, element) => {
  const click = keptClick();
  let started = false;
  const start = async (event?: Event) => {
    if (event?.type === 'click') click.keep(event);
    if (started) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      started = false;
      click.take();
      throw error;
    }
    for (const name of FIRST_SIGNS) element.removeEventListener(name, start);
    requestAnimationFrame(() => {
      const target = click.take();
      if (target?.isConnected) target.click();
    });
  };
  for (const name of FIRST_SIGNS) element.addEventListener(name, start, { passive: name === 'touchstart' });
  enableSubmits(element);
  if (isWanted(element, (options.value ?? {}) as InteractionOptions)) start();
};

// biome-ignore lint/style/noDefaultExport: Astro loads a directive by its default export.
export default onInteraction;
