import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { proofCalls } from '../proof.calls.ts';
import { askForPasskey } from './passkey-browser.ts';
import { passkeysFr } from './passkeys.fr.ts';

/** The button with which staff who came in by a password show their passkey, in the session that is open. */
export function PasskeyStep({ onShown }: { onShown: () => void }) {
  const call = useCall();
  async function show() {
    const proved = await call.run(async () => proofCalls.prove({ passkey: await askForPasskey() }));
    if (proved) onShown();
  }
  return (
    <>
      <Refused says={call.error ?? call.message} />
      <Button look="main" icon="lock" busy={call.busy} onClick={show}>
        {passkeysFr.step.go}
      </Button>
    </>
  );
}
