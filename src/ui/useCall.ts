import { useState } from 'react';
import { ApiError, type ErrorBody } from '#src/calls/client.ts';

export interface CallState {
  busy: boolean;
  /** The sentence for the whole form, when no field shows it. */
  error: string | null;
  fields: Record<string, string>;
  /** The machine code of the refusal. */
  code?: string;
  /** The sentence of the refusal, also when a field shows its own. */
  message: string | null;
  /** The whole answer of a refusal, for what it carries beside its sentence: somebody else's newer version. */
  body?: ErrorBody;
  /** The call was heard and refused; false when nobody knows what became of it (line lost, server at fault). */
  answered?: boolean;
}

export type Refusal = CallState & { message: string };

const CALM: CallState = { busy: false, error: null, fields: {}, message: null };

/**
 * Runs one call at a time for a form and keeps what it answered: errors by field, and one for the form.
 * Nothing typed is touched. `refuse` shows a sentence without a call, `clear` forgets the last refusal.
 */
export function useCall() {
  const [state, setState] = useState(CALM);
  async function run<T>(
    work: () => Promise<T>,
    onRefusal?: (refusal: Refusal) => unknown,
  ): Promise<T | null> {
    setState({ ...CALM, busy: true });
    try {
      const result = await work();
      setState(CALM);
      return result;
    } catch (error) {
      const refusal = failure(error);
      setState(refusal);
      onRefusal?.(refusal);
      return null;
    }
  }
  return {
    ...state,
    run,
    refuse: (sentence: string) => setState(said(sentence)),
    clear: () => setState(CALM),
  };
}

const said = (sentence: string): Refusal => ({ ...CALM, error: sentence, message: sentence });

function failure(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return said('Une erreur est survenue. Rechargez la page.');
  const { message, fields, code, body, status } = error;
  const shown = Object.keys(fields).length > 0;
  return {
    busy: false,
    error: shown ? null : message,
    fields,
    code,
    message,
    body,
    answered: status >= 200 && status < 500,
  };
}
