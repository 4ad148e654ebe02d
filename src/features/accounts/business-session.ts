import { forget, keep } from '#src/lib/kept.ts';
import { pushToken, showStack } from './session.store.ts';

/** The session of a business stands on its person's. */
export function pushBusiness(token: string, name: string): void {
  pushToken(token);
  rememberBusiness(name);
}

/**
 * Keeps the business whose session is on top of the stack; null: it is a person's. By it the banner of return says whether
 * one holds one's own shop, or goes about as somebody else.
 */
export function rememberBusiness(name: string | null): void {
  if (name === null) forget('business');
  else keep('business', name);
  showStack();
}
