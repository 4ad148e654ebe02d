import { useEffect, useRef, useState } from 'react';
import { useCall } from '#src/ui/useCall.ts';
import { type Save, save } from './editor.store.ts';

const QUIET_MS = 700;

/** The senders of typed text not saved yet: run as the page hides, for a phone may never come back to it. */
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
  const call = useCall();
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
    dirty.current = false;
    await call.run(
      () => save(change, { field: true }),
      () => {
        dirty.current = true;
      },
    );
  }

  return {
    draft,
    error: call.message,
    type(next: T) {
      setDraft(next);
      dirty.current = true;
      typed.add(sendTyped.current);
      clearTimeout(pending.current);
      pending.current = setTimeout(() => send(next), QUIET_MS);
    },
    leave: () => send(draft),
    refuse: call.refuse,
  };
}
