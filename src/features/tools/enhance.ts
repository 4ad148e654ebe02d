/**
 * Computes in the browser what the form would ask the server: nothing typed leaves the page, and the address becomes
 * that of the result. What does it is fetched when the form is touched; when it cannot be had, the form is sent as it is.
 */
export function enhanceToolForm(form: HTMLFormElement): void {
  const load = () => import('./tool-form.ts');
  form.addEventListener(
    'focusin',
    () => {
      load()
        .then(({ prepare }) => prepare(form))
        .catch(() => undefined);
    },
    { once: true },
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    load()
      .then(({ answer }) => answer(form))
      .catch(() => form.submit());
  });
}
