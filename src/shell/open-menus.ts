import { closeMenus, OPEN_MENUS } from '#src/ui/close-menus.ts';

/**
 * The menu flags of docs/spec/product.md §4: menu, profile menu, side list, notification list, magazine menu
 * are popovers, the instant search a dialog. The browser itself holds each flag, closes one when another
 * opens, answers Escape and gives the focus back; base.css locks the page's scroll. What is here: any
 * navigation closes all.
 */
// A page that comes back from the browser's memory comes back with its menus shut.
for (const navigation of ['pagehide', 'popstate', 'hashchange']) addEventListener(navigation, closeMenus);
// A link to this very page is a navigation too.
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(OPEN_MENUS) && target.closest('a[href]')) closeMenus();
});

/** The modules that fill a menu, fetched when it is first opened. */
const FILLS: Record<string, () => Promise<{ fill(panel: HTMLElement): void }>> = {
  'magazine-menu': () => import('#src/features/content/magazine-menu.ts'),
  'notification-list': () => import('#src/features/notifications/notification-list.ts'),
  'side-list': () => import('#src/features/lists/side-list.ts'),
};

function opens(menu: HTMLElement): void {
  // Under the bar, wherever an announcement has pushed it.
  const top = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0;
  menu.style.setProperty('--menu-top', `${Math.max(0, top)}px`);
  FILLS[menu.id]?.().then(
    ({ fill }) => fill(menu),
    // The links beside it still lead to the page.
    () => menu.hidePopover(),
  );
}

addEventListener(
  'beforetoggle',
  (event) => {
    const { target: menu, newState } = event as ToggleEvent;
    if (newState === 'open' && menu instanceof HTMLElement && menu.matches('.shell-menu')) opens(menu);
  },
  { capture: true },
);
// Opened by the very press that had this fetched.
for (const menu of document.querySelectorAll<HTMLElement>(OPEN_MENUS)) opens(menu);
