import { useRef } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { SOONEST_MS } from '#src/features/contact/contact.ts';
import { newsletterCalls } from './newsletter.calls.ts';

/** The letter that a form of another purpose offers; its stamp is asked for once somebody is in the form. */
export function useLetterOffer() {
  const stamp = useRef<Promise<string | null> | null>(null);
  function begin(): void {
    stamp.current ??= contactCalls.formStamp().then(
      (told) => told.stamp,
      () => null,
    );
  }
  /** Never stands in the way of what the form is for: a letter can be asked for again on its page. */
  async function ask(email: string): Promise<void> {
    begin();
    const given = await stamp.current;
    if (!given) return;
    const send = () => newsletterCalls.subscribe({ email, term: null, topics: ['magazine'], stamp: given });
    await send()
      .catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'form_too_fast') throw error;
        // A browser that filled the form by itself: its stamp only has to grow older.
        await new Promise((resolve) => setTimeout(resolve, SOONEST_MS));
        return send();
      })
      .catch(() => undefined);
  }
  return { begin, ask };
}
