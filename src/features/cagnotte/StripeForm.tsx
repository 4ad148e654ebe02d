import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { stripeLook } from '#src/features/money/stripe-look.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Payment } from './cagnotte.ts';
import { payFr as fr } from './pay.fr.ts';
import { StripeFields } from './StripeFields.tsx';

interface Props {
  payment: Payment;
  /** Cents the card pays, fee included. */
  total: number;
  /** The day of a delayed gift: then the card is only saved today. */
  chargeOn: string | null;
  /** Why the last card was refused. */
  error: string | null;
}

/** A network that holds the script back says nothing: after this, the giver is told. */
const PATIENCE_MS = 15_000;

type Loaded = Stripe | 'loading' | 'blocked';

async function load(publishableKey: string): Promise<Stripe | 'blocked'> {
  try {
    // Only here and now: no other page contacts the provider.
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    return (await Promise.race([loadStripe(publishableKey, { locale: 'fr' }), late])) ?? 'blocked';
  } catch {
    return 'blocked';
  }
}

function useStripeScript(publishableKey: string | null) {
  const [stripe, setStripe] = useState<Loaded>('loading');
  const begin = useCallback(async () => {
    setStripe('loading');
    setStripe(publishableKey ? await load(publishableKey) : 'blocked');
  }, [publishableKey]);
  useEffect(() => {
    begin();
  }, [begin]);
  return { stripe, retry: begin };
}

/** The provider's own card form (and Apple Pay, Google Pay where the browser has them). */
export function StripeForm({ payment, total, chargeOn, error }: Props) {
  const { stripe, retry } = useStripeScript(payment.publishable_key);
  if (stripe === 'blocked')
    return (
      <Notice tone="alert" role="alert" title={fr.blocked}>
        <p>{fr.blockedWhy}</p>
        <Button onClick={retry}>{fr.retry}</Button>
      </Notice>
    );
  if (stripe === 'loading')
    return (
      <p className="sheet sheet-padded pay-loading" role="status">
        {fr.formLoading}
      </p>
    );
  const options: StripeElementsOptions = {
    clientSecret: payment.client_secret,
    locale: 'fr',
    appearance: stripeLook(document.documentElement),
  };
  return (
    <Elements stripe={stripe} options={options}>
      <StripeFields setup={payment.intent === 'setup'} total={total} chargeOn={chargeOn} error={error} />
    </Elements>
  );
}
