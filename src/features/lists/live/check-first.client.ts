import { isFormValid } from '#src/ui/form-validity.ts';

/**
 * What a giver left out is said beside its field, in French, before anything is sent: the page itself says it only
 * after a way to the server and back, and the browser in a language of its own.
 */
export function checkFirst(list: HTMLElement): void {
  list.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('.give-form') || isFormValid({ form })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
