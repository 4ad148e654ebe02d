import { atom } from 'nanostores';
import { type ApiError, configureClient } from '#src/calls/client.ts';
import { connectClient, goToLogin, popToken, tokens } from '#src/features/accounts/session.store.ts';
import { adminFr } from '../admin.fr.ts';

/**
 * `told` and `asking` once the session ended over something that was being written. It is told first: a dialog would
 * take the keys of somebody who types. `key`: the session goes on, but has not seen the passkey of its account.
 */
export const $signedOut = atom<'no' | 'told' | 'asking' | 'key'>('no');

/**
 * The site wants a second factor of its staff, and every call of the admin says so: the account has none yet, or it has a
 * passkey that this session has not seen.
 */
export const $factorMissing = atom<'no' | 'set up' | 'passkey'>('no');

/**
 * Sends the token with each call. A session that ends leads to the login, unless that page would take work with it.
 */
export function connectNewsroom(): void {
  connectClient();
  configureClient({ onStatus });
}

function onStatus(error: ApiError, sent: Record<string, string>): void {
  // A gateway whose server is away answers with a bare status number: a sentence takes its place.
  if (error.code === 'http_error' && error.status >= 500) error.message = adminFr.again.away;
  if (error.code === 'second_factor_required') missFactor([error.body.methods].flat().includes('passkey'));
  if (error.status !== 401) return;
  // Several calls may be refused at once: only the token they went with is taken off, and once.
  if (sent.authorization === `Bearer ${tokens.get().at(-1)}`) popToken();
  if (tokens.get().length > 0 || $signedOut.get() !== 'no') return;
  if (holdsWork()) $signedOut.set('told');
  else goToLogin();
}

/** The screen gives way to the factor that is asked for, unless it would take work with it: then it is asked over it. */
function missFactor(passkey: boolean): void {
  if ($signedOut.get() !== 'no') return;
  if (passkey && holdsWork()) $signedOut.set('key');
  else $factorMissing.set(passkey ? 'passkey' : 'set up');
}

const FIELD = 'input:not([type=submit], [type=button]), textarea, select, [contenteditable="true"]';

/** True when a screen has unsaved work, a dialog is open, or somebody is in a field. */
function holdsWork(): boolean {
  if (document.querySelector('[data-unsaved], dialog:modal')) return true;
  return document.activeElement?.matches(FIELD) ?? false;
}
