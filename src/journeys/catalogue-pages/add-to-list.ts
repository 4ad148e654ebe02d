/** The reader-page side of « Ajouter à ma liste » and of favourites: the calls themselves load at the first press. */
document.addEventListener('click', ({ target }) => {
  const pressed = '[data-add-product], [data-favorite-product]';
  const button = target instanceof Element ? target.closest<HTMLElement>(pressed) : null;
  if (!button || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  const { addProduct, favoriteProduct } = button.dataset;
  import('./add-to-list-call.ts')
    .then(({ addToFavorites, addToList }) =>
      addProduct ? addToList(Number(addProduct), button) : addToFavorites(Number(favoriteProduct), button),
    )
    // Not loaded: the page is being left, or there is no network. The next press tries again.
    .catch(() => {})
    .finally(() => button.removeAttribute('aria-busy'));
});
