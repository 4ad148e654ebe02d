import { activeToken, callHeaders } from '#src/features/accounts/session.store.ts';
import type { Proposal } from '../answer.ts';
import { proposalFr as fr } from './proposal.fr.ts';

/** Leads on to one's own list, whatever its address is. */
const OWN_LIST = '/i/route';

interface Page {
  send(path: string, input: unknown, headers: Record<string, string>): Promise<{ err?: string }>;
  link(href: string, text: string): HTMLElement;
}

/**
 * Does what was proposed in the name of who is signed in, and tells in `told` what came of it; true once it is done: a
 * second tap would do it twice. Loaded by the tap: few readers come to it.
 */
export async function carryOut(
  { call, input }: Proposal,
  told: HTMLElement,
  { send, link }: Page,
): Promise<boolean> {
  if (!activeToken.get()) {
    const login = document.querySelector<HTMLElement>('[data-login]')?.dataset.login ?? '/';
    told.replaceChildren(`${fr.addSignIn} `, link(login, fr.signIn));
    return false;
  }
  const { err } = await send(call, input, callHeaders());
  if (err) {
    told.textContent = err;
    return false;
  }
  told.replaceChildren(`${fr.added} `, link(OWN_LIST, fr.seeList));
  told.querySelector('a')?.focus();
  return true;
}
