import { useEffect, useRef } from 'react';
import { focusFirstFault } from './first-fault.ts';
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
    if (Object.keys(fields).length > 0) focusFirstFault(form.current);
  }, [fields]);
  return { ...call, form, showFirst: () => void setTimeout(() => focusFirstFault(form.current)) };
}
