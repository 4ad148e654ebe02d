/** Loads the suggestions with the first sign of interest in the field of the results page. */
const form = document.querySelector<HTMLFormElement>('.results-form');
const input = form?.querySelector<HTMLInputElement>('input[name=q]');

if (form && input) {
  const load = () => {
    import('./suggesting.ts').then(
      ({ suggestUnder }) => suggestUnder(form, input),
      // No network: the next time it gets the focus.
      () => input.addEventListener('focus', load, { once: true }),
    );
  };
  input.addEventListener('focus', load, { once: true });
}
