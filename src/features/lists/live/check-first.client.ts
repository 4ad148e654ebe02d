/**
 * What a giver left out is said beside its field, in French, before anything is sent: the page itself says it only
 * after a way to the server and back, and the browser in a language of its own. What reads the fields comes by itself: a
 * page would name it among its first scripts.
 */
export function checkFirst(list: HTMLElement): void {
  let isFormValid: typeof import('#src/ui/form-validity.ts').isFormValid | undefined;
  import('#src/ui/form-validity.ts').then(
    (validity) => {
      ({ isFormValid } = validity);
    },
    // The server answers instead.
    () => undefined,
  );
  list.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('.give-form') || !isFormValid || isFormValid({ form })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
