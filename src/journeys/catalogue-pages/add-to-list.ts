/** The reader-page side of « Ajouter à ma liste »: the calls themselves load at the first press. */
document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-add-product]') : null;
  if (!button || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  import('./add-to-list-call.ts')
    .then(({ addToList }) => addToList(Number(button.dataset.addProduct), button))
    .finally(() => button.removeAttribute('aria-busy'));
});
