import type { OtherTab } from '#src/features/accounts/other-tab.ts';
import { readKept, readKeptJson } from '#src/lib/kept.ts';
import { wouldLoseWork } from '#src/ui/unsaved.ts';
import { clearHint, showHintWith } from './hint.ts';

const SAID = {
  other: 'Un autre onglet a changé de compte\u202f: cette page montre encore le précédent.',
  ended: 'La session s’est terminée dans un autre onglet. Ce que vous écrivez reste ici.',
};

let latest: OtherTab | null = null;

/** Once the tab is looked at: it is drawn anew, or says why it was not. */
function follow(): void {
  if (document.hidden || !latest) return;
  const { now, signIn } = latest;
  latest = null;
  if (now === 'same') return;
  if (!wouldLoseWork()) location.reload();
  else if (now === 'ended') showHintWith(SAID.ended, 'Me reconnecter', signIn);
  else showHintWith(SAID.other, 'Recharger la page', () => location.reload());
}

addEventListener('visibilitychange', follow);

/** Another tab changed who is signed in, as this page's calls found it. */
export function hearChange(change: OtherTab): void {
  latest = change;
  if (change.now === 'same') for (const sentence of Object.values(SAID)) clearHint(sentence);
  follow();
}

/** The face of the shell, on pages that ask nothing in anybody's name. */
export function showFace(): void {
  const stack = readKeptJson('auth_tokens');
  const length = Array.isArray(stack) ? stack.length : 0;
  const { classList } = document.documentElement;
  classList.toggle('auth', length > 0);
  classList.toggle('as-admin', length > 1);
  classList.toggle('as-seller', length > 1 && readKept('business') !== null);
}
