import { VERSION_CHECK_MS } from '#src/lib/constants.ts';
import { readVersion } from './read-version.ts';

/** Any of these says that somebody is there. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown'];
/** The events that other scripts send to the shell: it hears them late rather than not at all. */
const TOLD = ['merveille:status', 'vite:preloadError', 'astro:hydration-error'];
/** The elements whose clicks the rest of the shell answers. */
const ITS_OWN =
  '[data-copy], [data-share], [data-confirm], [data-print], [data-modal-open], [data-logout], [data-admin-return], [data-cookies], [data-announcement-close]';
/** Session storage: the build whose missing script this tab reloaded for. */
const RELOADED_FOR = 'touched';

const { classList, dataset } = document.documentElement;
let here = false;
let loading: Promise<void> | undefined;

/** Resolves when the rest is there, or could not be had: then the next sign asks again. */
function load(): Promise<void> {
  loading ??= import('./touched.ts').then(
    () => {
      here = true;
      for (const sign of SIGNS) removeEventListener(sign, load, { capture: true });
    },
    () => {
      loading = undefined;
      reloadOnce();
    },
  );
  return loading;
}

/** After a deployment the file of an old page may be gone. Nothing that was typed is thrown away for it. */
async function reloadOnce(): Promise<void> {
  const build = dataset.build ?? '';
  const version = (await readVersion()) ?? build;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const typed = inputs.some(({ value, defaultValue }) => value !== defaultValue);
  try {
    if (version === build || typed || sessionStorage.getItem(RELOADED_FOR) === version) return;
    sessionStorage.setItem(RELOADED_FOR, version);
    location.reload();
  } catch {
    // A browser that keeps nothing would reload for ever.
  }
}

/** Read here and not by src/lib/kept-in-tab.ts, which would be one file more for every first visit. */
let fields: string | null | undefined;
try {
  fields = sessionStorage.getItem(`fields:${location.pathname}`);
} catch {
  // It keeps nothing.
}

for (const sign of SIGNS) addEventListener(sign, load, { capture: true, passive: true });

for (const told of TOLD)
  addEventListener(told, async (event) => {
    if (here) return;
    await load();
    if (here) dispatchEvent(new CustomEvent(told, { detail: (event as CustomEvent).detail }));
  });

let passing = false;

/** A click that comes before what answers it waits, and is then made again. */
addEventListener(
  'click',
  async (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(ITS_OWN);
    if (here || passing || !pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await load();
    passing = true;
    pressed.click();
    passing = false;
  },
  { capture: true },
);

// Loaded at once for signed-in people, who have menus of their own, and on pages that say what went wrong, or
// measure.
if (classList.contains('auth') || dataset.gtm || document.querySelector('[data-reload]') || fields) load();
addEventListener('pageshow', ({ persisted }) => persisted && load());
setTimeout(load, VERSION_CHECK_MS);
