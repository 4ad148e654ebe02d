import type { ClientDirective } from 'astro';

const FIRST_SIGNS = ['pointerenter', 'touchstart', 'focusin', 'click'] as const;

/**
 * `client:interaction`: nothing is requested before a first sign of interest in the island (pointer, touch,
 * focus, click); a first click is given again once the island is there.
 */
const onInteraction: ClientDirective = (load, _options, element) => {
  let clicked: HTMLElement | null = null;
  const start = async (event: Event) => {
    if (event.type === 'click' && event.target instanceof HTMLElement) {
      event.preventDefault();
      clicked = event.target;
    }
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    for (const name of FIRST_SIGNS) element.removeEventListener(name, start);
    requestAnimationFrame(() => {
      if (clicked?.isConnected) clicked.click();
    });
  };
  let started = false;
  for (const name of FIRST_SIGNS) element.addEventListener(name, start, { passive: name === 'touchstart' });
};

// biome-ignore lint/style/noDefaultExport: Astro loads a directive by its default export.
export default onInteraction;
