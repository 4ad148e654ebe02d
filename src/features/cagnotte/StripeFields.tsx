import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { type SubmitEvent, useState } from 'react';
import { wayOut } from '#src/features/money/closed-payment.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { payFr as fr } from './pay.fr.ts';

interface Props {
  setup: boolean;
  total: number;
  chargeOn: string | null;
  error: string | null;
}

/** The provider speaks French to people; what it says to programs is not for them. */
function sentenceOf(error: StripeError): string | null {
  const toPeople = error.type === 'card_error' || error.type === 'validation_error';
  // Said beside its field, inside the form.
  if (error.type === 'validation_error') return null;
  return toPeople && error.message ? error.message : fr.unknownFault;
}

export function StripeFields({ setup, total, chargeOn, error: first }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  // Not through useCall: the provider's own script asks and answers, and tells its refusals without throwing.
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState(first);

  async function confirm(): Promise<StripeError | undefined> {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return checked.error;
    const answer = {
      elements,
      redirect: 'if_required' as const,
      confirmParams: { return_url: location.origin + location.pathname },
    };
    return (await (setup ? stripe.confirmSetup(answer) : stripe.confirmPayment(answer))).error;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const error = await confirm().catch((): StripeError => ({ type: 'api_connection_error' }) as StripeError);
    // The page asks the provider what became of it.
    if (!error) return location.assign(location.pathname);
    const out = wayOut(error, location.pathname);
    if (out) return location.assign(out);
    setFailure(sentenceOf(error));
    setBusy(false);
  }

  return (
    <form className="form sheet sheet-padded" onSubmit={submit} noValidate>
      {chargeOn && <p>{fr.saveExplained(total, chargeOn)}</p>}
      <PaymentElement
        options={{ layout: 'accordion' }}
        onReady={() => setReady(true)}
        onLoadError={() => setFailure(fr.blockedWhy)}
      />
      {failure && <Notice tone="alert" role="alert" title={failure} />}
      <Button type="submit" look="plum" size="large" wide icon="card" busy={busy} disabled={!ready}>
        {busy ? fr.paying : chargeOn ? fr.save : fr.pay(total)}
      </Button>
      <p className="pay-provider">{fr.byStripe}</p>
    </form>
  );
}
