import { ownEndCalls } from '#src/features/merchants/ending.calls.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SureButton } from '../../shared/SureButton.tsx';
import { closeFr as fr } from '../seller.fr.ts';

/** The end of a shop, by its owner: its screens stay, for what is paid and what is owed. */
export function CloseShop({ onDone }: { onDone(): void }) {
  const { run, busy, message } = useCall();
  async function close() {
    if (await run(() => ownEndCalls.close())) onDone();
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="fermer">
      <h2 id="fermer">{fr.title}</h2>
      <p>{fr.about}</p>
      <Refused says={message} />
      <div>
        <SureButton label={fr.submit} question={fr.sure} busy={busy} onSure={() => void close()} />
      </div>
    </section>
  );
}
