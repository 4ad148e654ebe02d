import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { parseAmount } from '#src/features/money/amount.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { vouchersFr as fr } from './page.fr.ts';
import { voucherCalls } from './voucher.calls.ts';

interface OwnMoney {
  listUuid: string;
  available: number;
}

async function readPot(): Promise<OwnMoney | null> {
  const session = await accountCalls.getMyInfo();
  const listUuid = session.session_type === 'user' ? session.user.mainListInfo?.uuid : undefined;
  if (!listUuid) return null;
  const { available } = await withdrawalCalls.overview({ list_uuid: listUuid });
  return { listUuid, available };
}

/** A part of one's own pot made into a voucher; nothing where there is no pot. */
export function FromPot({ onMade }: { onMade(): Promise<void> }) {
  const call = useFormCall();
  const [pot, setPot] = useState<OwnMoney | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // One asking, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const read = () =>
    readPot().then(
      (found) => setPot(found),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the card appears
  useEffect(() => void read(), []);
  if (!pot) return null;
  const { listUuid, available } = pot;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(null);
    const amount = parseAmount(String(new FormData(event.currentTarget).get('amount') ?? ''));
    setWrong(amount === null ? fr.amountWrong : null);
    if (amount === null || call.busy) return;
    const made = await call.run(
      () => voucherCalls.fromPot({ list_uuid: listUuid, amount, key: key.current }),
      ({ answered }) => {
        if (answered) key.current = crypto.randomUUID();
      },
    );
    if (!made) return;
    key.current = crypto.randomUUID();
    setDone(fr.fromPotDone(amount));
    await Promise.all([read(), onMade()]);
  }

  return (
    <Card title={fr.fromPot} error={call.error} done={done}>
      <p>{available > 0 ? fr.available(available) : fr.noPot}</p>
      {available > 0 && (
        <form ref={call.form} className="stack" onSubmit={submit} noValidate>
          <p className="small">{fr.fromPotLead}</p>
          <Field
            label={fr.amount}
            name="amount"
            inputMode="decimal"
            unit="€"
            required
            error={wrong ?? call.fields.amount}
          />
          <Button type="submit" look="plum" busy={call.busy}>
            {fr.fromPotSubmit}
          </Button>
        </form>
      )}
    </Card>
  );
}
