import { type SubmitEvent, useRef, useState } from 'react';
import { parseAmount } from '#src/features/money/amount.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { BATCH_MAX } from '#src/features/vouchers/voucher.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { offersFr } from './offers.fr.ts';

const { vouchers: fr } = offersFr;

interface Props {
  onMade(codes: string[]): void;
  onClose(): void;
}

/** A batch of vouchers given by the shop. Their codes come with the answer, and never again. */
export function VoucherBatch({ onMade, onClose }: Props) {
  const { run, busy, error, fields } = useCall();
  const [wrong, setWrong] = useState<string | null>(null);
  // One asking, however often it is sent.
  const key = useRef(crypto.randomUUID());

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const amount = parseAmount(text('amount'));
    setWrong(amount === null ? fr.amountWrong : null);
    if (amount === null || busy) return;
    const made = await run(
      () =>
        voucherDeskCalls.create({
          count: Number(text('count')),
          amount,
          expires_on: text('expires_on'),
          label: text('label'),
          key: key.current,
        }),
      ({ answered }) => {
        if (answered) key.current = crypto.randomUUID();
      },
    );
    if (made) onMade(made.codes);
  }

  return (
    <Dialog title={fr.create} narrow onClose={onClose}>
      <form className="stack" onSubmit={make}>
        <Refused says={error} />
        <p className="small">{fr.once}</p>
        <Field
          data-first
          label={fr.columns.label}
          name="label"
          required
          maxLength={80}
          error={fields.label}
        />
        <Field
          label={fr.howMany}
          name="count"
          type="number"
          min={1}
          max={BATCH_MAX}
          required
          defaultValue="1"
          error={fields.count}
        />
        <Field
          label={fr.amount}
          name="amount"
          inputMode="decimal"
          unit="€"
          required
          error={wrong ?? fields.amount}
        />
        <Field label={fr.columns.until} name="expires_on" type="date" required error={fields.expires_on} />
        <div className="row">
          <Button type="submit" look="main" busy={busy}>
            {offersFr.save}
          </Button>
          <Button onClick={onClose}>{offersFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
