import { closeMenus } from '../close-menus.ts';

/** Closes every dialog that is open, as Escape would. */
export function closeDialogs(): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
}

/**
 * Opens the browser's own dialog over the page: menus and other dialogs close, the page behind is inert, Escape closes
 * it, and the focus goes back where it was.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  closeDialogs();
  showOver(dialog);
}

/** The same over whatever dialog is open, which goes on once this one is closed. */
export function showOver(dialog: HTMLDialogElement): void {
  closeMenus();
  dialog.showModal();
}
