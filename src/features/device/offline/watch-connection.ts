import { OFFLINE_PATH } from '#src/lib/kept-offline.ts';

const EVERY_MS = 10_000;
const TOO_LONG_MS = 6000;

/** True when this site answers; a network that leads elsewhere (a hotel's sign-in page) does not count. */
async function answers(): Promise<boolean> {
  try {
    const answer = await fetch('/client-version', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TOO_LONG_MS),
    });
    return answer.ok && typeof (await answer.json()).version === 'string';
  } catch {
    return false;
  }
}

/** Opens the page that was asked for as soon as the site answers again; gives a way to look at once. */
export function watchConnection(): () => Promise<boolean> {
  const look = async () => {
    const back = await answers();
    // At its own address it was asked for by name: it stays.
    if (back && location.pathname !== OFFLINE_PATH) location.reload();
    else if (back) location.assign('/');
    return back;
  };
  // At its own address nobody is sent away without having asked.
  const quietly = () => {
    if (!document.hidden && location.pathname !== OFFLINE_PATH) look();
  };
  addEventListener('online', quietly);
  setInterval(quietly, EVERY_MS);
  return look;
}
