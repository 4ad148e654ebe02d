import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens the browser's own dialog over the page as soon as it is drawn: the focus stays inside and Escape closes it.
 * It begins with its field marked `data-first`, and the focus goes back where it was once the dialog is gone.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = focused();
    holdStill();
    dialog.current?.showModal();
    // The browser would begin with the button that closes.
    const first = dialog.current?.querySelector<HTMLInputElement>('[data-first]');
    first?.focus();
    if (first?.nodeName === 'INPUT') first.select();
    return () => giveBack(before);
  }, []);
  return dialog;
}

/** A browser that gives the focus back by itself leaves the caret behind: keys would write nothing. */
function giveBack(before: Element | null): void {
  if (!(before instanceof HTMLElement)) return;
  if (focused() === before && before.matches('input, textarea')) before.blur();
  before.focus();
}

/**
 * The element that keys go to. The Markdown text has a shadow root: given the focus by its host, it would put it on its
 * frame, where nothing can be typed.
 */
function focused(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/** A page that does not scroll keeps its width under a dialog, having no scroll bar to make up for. */
function holdStill(): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-still', root.scrollHeight <= root.clientHeight);
}
