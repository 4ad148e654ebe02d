/** One dialog at a time, native: Escape and the backdrop close it, focus returns to what opened it. */
export function openModal(name: string): void {
  const wanted = document.getElementById(name);
  if (!(wanted instanceof HTMLDialogElement)) return;
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  wanted.showModal();
}

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>('[data-modal-open]');
  if (opener?.dataset.modalOpen) {
    event.preventDefault();
    openModal(opener.dataset.modalOpen);
    return;
  }
  if (event.target.closest('[data-modal-close]')) event.target.closest('dialog')?.close();
  // A click on the dialog itself, not in what it holds, is a click on its backdrop.
  else if (event.target instanceof HTMLDialogElement) event.target.close();
});
