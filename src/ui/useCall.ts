import { useState } from 'react';
import { ApiError } from '#src/calls/client.ts';

export interface CallState {
  busy: boolean;
  /** The sentence for the whole form, when no field shows it. */
  error: string | null;
  fields: Record<string, string>;
  /** The machine code of the refusal. */
  code?: string;
}

const CALM: CallState = { busy: false, error: null, fields: {} };

/**
 * Runs one call at a time for a form and keeps what it answered: errors by field, and one for the form.
 * Nothing typed is touched.
 */
export function useCall() {
  const [state, setState] = useState(CALM);
  async function run<T>(
    work: () => Promise<T>,
    onRefusal?: (refusal: CallState) => unknown,
  ): Promise<T | null> {
    setState({ busy: true, error: null, fields: {} });
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
  return { ...state, run };
}

function failure(error: unknown): CallState {
  if (!(error instanceof ApiError))
    return { busy: false, error: 'Une erreur est survenue. Rechargez la page.', fields: {} };
  const shown = Object.keys(error.fields).length > 0;
  return { busy: false, error: shown ? null : error.message, fields: error.fields, code: error.code };
}
