import { useEffect, useRef, useState } from 'react';
import type { Session } from '#src/features/accounts/account.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import {
  askForPasskey,
  canOffer,
  offerPasskeys,
  type PasskeyResponse,
  stopPasskeys,
} from '#src/features/accounts/factors/passkey-browser.ts';
import { hereNow, type PasskeySite, passkeyTrouble } from '#src/features/accounts/factors/passkey-site.ts';
import type { useCall } from '#src/ui/useCall.ts';

/** A challenge lives five minutes: an offer is made anew before that. */
const RENEW_MS = 4 * 60_000;

type Opened = { token: string; session: Session };
type Run = ReturnType<typeof useCall>['run'];

interface Options {
  site: PasskeySite;
  run: Run;
  onOpened(opened: Opened): void;
}

/** Coming in with a passkey: by a button, and from the field for the address where the browser offers keys there. */
export function usePasskeyLogin({ site, run, onOpened }: Options) {
  // The server renders the button wherever some browser can: it seldom goes away again.
  const [able, setAble] = useState(passkeyTrouble(site, { ...site, secure: true, able: true }) === null);
  const offering = useRef<Offering | null>(null);
  const login = async (answer: () => Promise<PasskeyResponse>) => {
    const opened = await run(async () => passkeyCalls.loginWithPasskey({ response: await answer() }));
    if (opened) onOpened(opened);
    return opened !== null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const possible = passkeyTrouble(site, hereNow()) === null;
    setAble(possible);
    if (!possible) return;
    offering.current = keepOffering((response) => login(async () => response));
    return () => offering.current?.end();
  }, []);
  /** The demand took the place of the offer: one that was given up brings it back. */
  async function enter() {
    if (!(await login(askForPasskey))) offering.current?.again();
  }
  return { able, enter };
}

interface Offering {
  again(): void;
  end(): void;
}

/** Offers keys until one opens the account or the page is left; `taken` answers false for a key that was refused. */
function keepOffering(taken: (response: PasskeyResponse) => Promise<boolean>): Offering {
  let ended = false;
  let offeredAt = 0;
  async function offer(): Promise<void> {
    if (ended || !(await canOffer())) return;
    offeredAt = Date.now();
    const response = await offerPasskeys().catch(() => null);
    if (response && !ended && !(await taken(response))) await offer();
  }
  const renew = () => {
    if (!document.hidden && offeredAt > 0 && Date.now() - offeredAt >= RENEW_MS) offer();
  };
  const timer = setInterval(renew, RENEW_MS);
  document.addEventListener('visibilitychange', renew);
  offer();
  return {
    again: offer,
    end() {
      ended = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      if (offeredAt > 0) stopPasskeys();
    },
  };
}
