import { SLOW_LOADING_MS } from '#src/lib/constants.ts';
import { clearHint, showHint } from './hint.ts';

/** Sentences and delay of the error catalogue (docs/spec/product.md §8, §9), spelt in good French. */
const OFFLINE = 'Vous ne semblez pas connecté à internet';
const SLOW = 'Il semblerait que cela prenne du temps. Vérifiez votre connexion à internet.';

let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function whenSlow() {
  showHint(navigator.onLine ? SLOW : OFFLINE);
}

/** Counts one load as begun; call the function it gives back once, when the load ends. */
export function beginLoading(): () => void {
  pending += 1;
  if (!navigator.onLine) showHint(OFFLINE);
  if (pending === 1) timer = setTimeout(whenSlow, SLOW_LOADING_MS);
  let over = false;
  return () => {
    if (over) return;
    over = true;
    pending -= 1;
    if (pending > 0) return;
    clearTimeout(timer);
    clearHint(SLOW);
  };
}

function stopCounting() {
  pending = 0;
  clearTimeout(timer);
  clearHint(SLOW);
}

addEventListener('offline', () => showHint(OFFLINE));
addEventListener('online', () => clearHint(OFFLINE));
// A click on a link or a sent form is a load too, until the page leaves or comes back.
addEventListener('beforeunload', beginLoading);
addEventListener('pagehide', stopCounting);
addEventListener('pageshow', stopCounting);
// Islands announce their calls without importing the shell.
addEventListener('merveille:loading', (event) => {
  const work = (event as CustomEvent<Promise<unknown>>).detail;
  const end = beginLoading();
  Promise.resolve(work).then(end, end);
});
if (!navigator.onLine) showHint(OFFLINE);
