import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { AMOUNT_MAX, AMOUNT_MIN, isAmountInRange, parseAmount } from '#src/features/money/amount.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { feedFr as fr } from './pot.fr.ts';

/** In the address, when the contribution page of one's own list sent its owner here. */
const FEED = 'alimenter';

/** The owner's own money into the pot (`to_self`): no thanks, no message, paid on the page everybody pays on. */
export function FeedPot({ listUuid }: { listUuid: string }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const call = useFormCall();
  const place = useRef<HTMLDetailsElement>(null);
  const sent = new URLSearchParams(location.search).has(FEED);
  useEffect(() => {
    if (sent) place.current?.scrollIntoView();
  }, [sent]);
  const amount = parseAmount(typed);
  const keys = useRef(new Map<number, string>());

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (call.busy) return;
    if (amount === null || !isAmountInRange(amount))
      return setWrong(fr.wrong(formatPrice(AMOUNT_MIN), formatPrice(AMOUNT_MAX)));
    setWrong(null);
    const made = await call.run(() => prepared(listUuid, { amount, onceKey: keyOf(keys.current, amount) }));
    if (made) location.assign(`/p/participation-cagnotte-paiement/${made.contribution.hash}`);
  }

  return (
    <details className="sheet sheet-padded" ref={place} open={sent}>
      <summary>{fr.summary}</summary>
      <form ref={call.form} className="form" onSubmit={submit} noValidate>
        <p>{fr.about}</p>
        <Field
          label={fr.amount}
          name="own_amount"
          inputMode="decimal"
          autoComplete="off"
          unit="€"
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={wrong ?? call.fields['contribution.amount']}
        />
        {call.error && <Notice tone="alert" role="alert" title={call.error} />}
        <div className="form-actions">
          <Button type="submit" look="plum" icon="card" busy={call.busy}>
            {fr.submit}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** One key for each amount of this form: a try whose answer was lost prepares nothing twice. */
function keyOf(keys: Map<number, string>, amount: number): string {
  const key = keys.get(amount) ?? crypto.randomUUID();
  keys.set(amount, key);
  return key;
}

/** Under the owner's own name, so that the pot's page tells it from what others gave. */
async function prepared(list_uuid: string, { amount, onceKey }: { amount: number; onceKey: string }) {
  const session = await accountCalls.getMyInfo();
  const user = session.session_type === 'user' ? session.user : null;
  const input = {
    list_uuid,
    contribution: {
      amount,
      ...(user ? { contributor: { email: user.email, publicname: user.display_name.slice(0, 80) } } : {}),
    },
    dontGenerateStripePaymentIntent: true,
    to_self: true,
  };
  return contributionCalls.prepare(input, { onceKey });
}
