/** What of a button this asks for: the form that it sends. */
export interface InForm {
  readonly form: Pick<HTMLFormElement, 'reportValidity'> | null;
}

/**
 * product.md §5: the browser checks the fields of a form before anything is called, also where its own check on
 * sending is switched off (`noValidate`): it then names the first wrong field and goes there. True outside a form.
 */
export const isFormValid = ({ form }: InForm): boolean => form?.reportValidity() ?? true;
