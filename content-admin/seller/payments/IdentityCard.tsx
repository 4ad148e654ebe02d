import { useEffect } from 'react';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import type { Identity } from '#src/features/withdrawals/withdrawal.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { sellerPaymentsFr } from '../seller-payments.fr.ts';

const { identity: fr } = sellerPaymentsFr;

/** The check that the provider makes before it pays anybody, on a page of its own. */
export function IdentityCard({ identity, onChanged }: { identity: Identity; onChanged(): void }) {
  const { run, busy, message } = useCall();
  const { status, bank_last4 } = identity;
  async function start() {
    const begun = await run(() => sellerMoneyCalls.startIdentity());
    if (begun) location.assign(begun.url);
  }
  async function check() {
    const now = await run(() => sellerMoneyCalls.checkIdentity());
    if (now && (now.status !== status || now.bank_last4 !== bank_last4)) onChanged();
  }
  // Back from the provider's page: its word is asked, once.
  const back = status !== 'none' && status !== 'verified';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (back || new URLSearchParams(location.search).has('retour')) void check();
  }, []);
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="identite">
      <h2 id="identite">{fr.title}</h2>
      <p role="status">
        <strong>{fr.states[status]}</strong>
        {bank_last4 && ` · ${fr.bank(bank_last4)}`}
      </p>
      {status !== 'verified' && <p className="muted">{fr.why}</p>}
      <Refused says={message} />
      <div className="row">
        <Button look={status === 'verified' ? 'plain' : 'main'} busy={busy} onClick={() => void start()}>
          {status === 'none' ? fr.start : status === 'verified' ? fr.change : fr.resume}
        </Button>
        {back && (
          <Button busy={busy} onClick={() => void check()}>
            {fr.check}
          </Button>
        )}
      </div>
    </section>
  );
}
