/** The shell's menus that are open: the browser itself holds which. */
export const OPEN_MENUS = '.shell-menu:popover-open';

/** Closes every menu and the instant search: one thing at a time stands over a page. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN_MENUS)) menu.hidePopover();
  document.querySelector<HTMLDialogElement>('dialog.so[open]')?.close();
}
