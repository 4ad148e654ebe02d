import { useEffect, useState } from 'react';
import { pushBusiness } from '#src/features/accounts/business-session.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SELLER_PLACES } from './places.ts';
import { invitationFr as fr } from './seller.fr.ts';

/** `/i/business/invitation/{token}`: whoever reads the mail joins, with the account they are signed in to. */
export function InvitationScreen({ token }: { token: string }) {
  const [ready, setReady] = useState(false);
  const { run, busy, message } = useCall();
  useEffect(() => {
    requireLogin('account').then(
      () => setReady(true),
      () => setReady(true),
    );
  }, []);
  async function accept() {
    const joined = await run(async () => {
      const { merchant } = await businessCalls.acceptInvitation({ token });
      const opened = await businessCalls.openSession({ merchant_uuid: merchant.uuid });
      return { name: merchant.name, token: opened.token };
    });
    if (!joined) return;
    pushBusiness(joined.token, joined.name);
    location.assign(SELLER_PLACES.today);
  }
  return (
    <div className="stack seller-narrow">
      <h1>{fr.title}</h1>
      <p className="lead">{fr.lead}</p>
      <p>{fr.text}</p>
      <Refused says={message}>
        <p>
          <a href={SELLER_PLACES.today}>{fr.mine}</a>
        </p>
      </Refused>
      <div>
        <Button look="main" size="large" busy={busy || !ready} onClick={() => void accept()}>
          {fr.accept}
        </Button>
      </div>
    </div>
  );
}
