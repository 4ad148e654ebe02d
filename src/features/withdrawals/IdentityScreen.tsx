import './withdrawals.css';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { PotState } from './PotState.tsx';
import { identityFr as fr } from './pot.fr.ts';
import type { OwnPot } from './usePot.ts';
import { withdrawalCalls } from './withdrawal.calls.ts';
import type { Identity } from './withdrawal.ts';

/** `/i/cagnotte/verification-identite`. */
export function IdentityScreen() {
  return <PotState>{(pot) => <IdentityCard {...pot} />}</PotState>;
}

const TONE = { verified: 'sage', refused: 'alert', documents: 'alert' } as const;
const toneOf = (status: Identity['status']) =>
  Object.hasOwn(TONE, status) ? TONE[status as keyof typeof TONE] : 'plum';

function IdentityCard({ listUuid, overview }: OwnPot) {
  const [identity, setIdentity] = useState<Identity>(overview.identity);
  const { run, busy, message: refused } = useCall();
  // A call of its own: a press that comes while the provider is asked is not lost.
  const asked = useCall();
  const message = refused ?? asked.message;
  const check = () =>
    asked.run(async () => setIdentity(await withdrawalCalls.checkIdentity({ list_uuid: listUuid })));
  const start = () =>
    run(async () => location.assign((await withdrawalCalls.startIdentity({ list_uuid: listUuid })).url));

  // Back from the provider's page, or later: its word is asked again.
  const begun = overview.identity.status !== 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (begun) check();
  }, []);

  const { status, bank_last4 } = identity;
  return (
    <div className="stack">
      <p>{fr.why}</p>
      <Notice tone={toneOf(status)} role="status" title={fr.states[status]}>
        {status === 'verified' && bank_last4 && <p>{fr.account(bank_last4)}</p>}
        {status === 'refused' && <p>{fr.refusedHelp}</p>}
      </Notice>
      {status !== 'verified' && <p>{fr.need}</p>}
      {message && <Notice tone="alert" role="alert" title={message} />}
      <div className="row">
        {status === 'verified' && (
          <a className="button button-plum" href="/i/cagnotte/withdraw">
            {fr.toWithdraw}
          </a>
        )}
        <Button look={status === 'verified' ? 'plain' : 'plum'} busy={busy} onClick={start}>
          {status === 'none' ? fr.start : status === 'verified' ? fr.change : fr.resume}
        </Button>
        {status === 'in_review' && (
          <Button busy={asked.busy} onClick={check}>
            {fr.check}
          </Button>
        )}
      </div>
    </div>
  );
}
