import { connectClient } from '#src/features/accounts/session.store.ts';
import { endedCalls } from './ended.calls.ts';

connectClient();

/** Fetched when the button is pressed: the contract is too heavy for a page that is mostly read. */
export function endOnAccount(form: FormData) {
  const words = String(form.get('words') ?? '').trim();
  const lists = form.get('lists') === 'keep' ? 'keep' : 'hide';
  return endedCalls.pregnancyEnded({ lists, words: words || null });
}
