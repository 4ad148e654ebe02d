import { type SubmitEvent, useState } from 'react';
import { useFormCall } from '#src/ui/useFormCall.ts';

interface Options {
  /** Sends the texts of the form, by the names of its fields. */
  send(typed: (name: string) => string): Promise<unknown>;
  /** Said once it is done. */
  said: string;
  onDone?(): void;
}

/** The form of a card: its texts go to one call, and its fields empty themselves once that is done. */
export function useCardForm({ send, said, onDone }: Options) {
  const call = useFormCall();
  const [done, setDone] = useState<string | null>(null);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(null);
    const form = event.currentTarget;
    const typed = new FormData(form);
    if (!(await call.run(() => send((name) => String(typed.get(name) ?? ''))))) return;
    form.reset();
    setDone(said);
    onDone?.();
  }
  return { ...call, done, say: setDone, submit };
}
