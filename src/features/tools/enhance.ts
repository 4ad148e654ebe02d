/** On a slow line the server answers sooner: a button that does nothing looks broken. */
const PATIENCE_MS = 2500;

const tooSlow = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(refuse, PATIENCE_MS);
  });

/**
 * Computes in the browser what the form would ask the server: nothing typed leaves the page, and the address becomes
 * that of the result. What does it is fetched when the form is touched; when it cannot be had, or not soon, the form is
 * sent as it is.
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
    const answered = load().then(({ answer }) => answer(form));
    Promise.race([answered, tooSlow()]).catch(() => form.submit());
  });
}
