import { useEffect, useRef } from 'react';
import { useCall } from './useCall.ts';

/**
 * `useCall` for a form: once a refusal is shown, its first wrong field has the focus. `showFirst` is for what the form
 * itself found wrong, in the moment of its submit.
 */
export function useFormCall() {
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const { fields } = call;
  // After the render that shows it: that of an answer may come later than any timer.
  useEffect(() => {
    if (Object.keys(fields).length > 0) focusFirst(form.current);
  }, [fields]);
  return { ...call, form, showFirst: () => void setTimeout(() => focusFirst(form.current)) };
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
