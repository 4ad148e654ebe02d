import { atom } from 'nanostores';
import { answerStatus, callHeaders, goToLogin } from '#src/features/accounts/session.store.ts';
import { configureClient } from '#src/server/calls/client.ts';
import { wouldLoseWork } from '#src/ui/shell/unsaved.ts';
import { adminFr } from '../admin.fr.ts';

/**
 * Whether the session ended over something that was being written. It is told first: a dialog would take the keys
 * of somebody who types.
 */
export const $signedOut = atom<'no' | 'told' | 'asking'>('no');

/** Sends the token with each call. A session that ends leads to the login, unless that page would take work with it. */
export function connectNewsroom(): void {
  configureClient({
    headers: callHeaders,
    onStatus: (error, sent) => {
      // A gateway with nobody behind it speaks in numbers.
      if (error.code === 'http_error' && error.status >= 500) error.message = adminFr.again.away;
      answerStatus(error, sent, stayOrLeave);
    },
  });
}

function stayOrLeave(): void {
  if ($signedOut.get() !== 'no') return;
  if (wouldLoseWork()) $signedOut.set('told');
  else goToLogin();
}
