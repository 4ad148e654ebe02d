/**
 * `data-modal-open` names the modal a button opens, `data-modal-params` (JSON) what it is given; the button hears
 * the answer as `merveille:answer`, null when it was closed without one.
 */
async function open(opener: HTMLElement, name: string): Promise<void> {
  const { isModalName, openModal } = await import('#src/ui/modals/open-modal.ts');
  if (!isModalName(name)) return;
  const answer = await openModal(name, JSON.parse(opener.dataset.modalParams ?? '{}'));
  opener.dispatchEvent(new CustomEvent('merveille:answer', { bubbles: true, detail: answer }));
}

addEventListener('click', (event) => {
  const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-modal-open]');
  if (!opener) return;
  event.preventDefault();
  open(opener, opener.dataset.modalOpen ?? '');
});

export {};
