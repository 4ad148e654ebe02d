import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { type Save, save } from './editor.store.ts';

const QUIET_MS = 700;

/** What was typed and not sent yet leaves with the page: a phone may never come back to it. */
const typed = new Set<() => void>();
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const send of typed) send();
  });

/**
 * A field that saves itself once typing pauses, and at once when it is left. What was typed stays when it is
 * refused; the refusal is `error`. `asSave` answers null for what must not be sent yet.
 */
export function useSaved<T>(value: T, asSave: (next: T) => Save | null) {
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);

  useEffect(() => {
    if (!dirty.current) setDraft(value);
  }, [value]);

  const leave = useRef(() => {});
  leave.current = () => send(draft);
  const sendTyped = useRef(() => leave.current());

  async function send(next: T) {
    clearTimeout(pending.current);
    typed.delete(sendTyped.current);
    const change = dirty.current ? asSave(next) : null;
    if (!change) return;
    setError(null);
    dirty.current = false;
    try {
      await save(change, { field: true });
      setError(null);
    } catch (refusal) {
      dirty.current = true;
      setError(refusal instanceof ApiError ? refusal.message : String(refusal));
    }
  }

  return {
    draft,
    error,
    type(next: T) {
      setDraft(next);
      dirty.current = true;
      typed.add(sendTyped.current);
      clearTimeout(pending.current);
      pending.current = setTimeout(() => send(next), QUIET_MS);
    },
    leave: () => send(draft),
    refuse: setError,
  };
}
