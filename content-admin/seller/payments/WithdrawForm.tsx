import { type SubmitEvent, useRef, useState } from 'react';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { parseAmount } from '#src/features/money/amount.ts';
import { formatPrice } from '#src/lib/format.ts';
import { priceText } from '#src/lib/price-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { sellerPaymentsFr } from '../seller-payments.fr.ts';
import type { SellerOverview } from './overview.ts';

const { withdraw: fr } = sellerPaymentsFr;

interface Props {
  overview: SellerOverview;
  onAsked(): void;
}

/** Pays out what is available, or a part of it; who asks is asked to prove it. */
export function WithdrawForm({ overview: { withdrawable, identity }, onAsked }: Props) {
  const [typed, setTyped] = useState(withdrawable > 0 ? priceText(withdrawable) : '');
  const [asked, setAsked] = useState<number | null>(null);
  const { run, busy, message, fields, error, refuse, form, showFirst } = useFormCall();
  // One asking, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const amount = parseAmount(typed);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (amount === null) {
      refuse(fr.wrong);
      return showFirst();
    }
    const made = await run(
      () => sellerMoneyCalls.withdraw({ amount, key: key.current }),
      ({ answered }) => {
        // Refused: the next asking is another one. Not answered: the same.
        if (answered) key.current = crypto.randomUUID();
      },
    );
    if (!made) return;
    key.current = crypto.randomUUID();
    // A second press asks for nothing more.
    setTyped('');
    setAsked(made.amount);
    onAsked();
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="virement">
      <h2 id="virement">{fr.title}</h2>
      {asked !== null && (
        <Notice tone="sage" role="status">
          <p>{fr.asked(formatPrice(asked))}</p>
        </Notice>
      )}
      {identity.status !== 'verified' ? (
        <p>{fr.identityFirst}</p>
      ) : withdrawable <= 0 ? (
        <p>{fr.nothing}</p>
      ) : (
        <form ref={form} className="stack" onSubmit={submit} noValidate>
          <Field
            label={fr.amount}
            hint={fr.most(formatPrice(withdrawable))}
            inputMode="decimal"
            unit="€"
            required
            value={typed}
            error={fields.amount ?? (amount === null ? message : null)}
            onChange={({ target }) => setTyped(target.value)}
          />
          {amount !== null && <Refused says={error} />}
          <div>
            <Button type="submit" look="main" busy={busy}>
              {amount ? fr.submit(formatPrice(amount)) : fr.submitNone}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
