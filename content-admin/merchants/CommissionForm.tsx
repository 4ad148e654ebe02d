import { type SubmitEvent, useState } from 'react';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { COMMISSION_MOST } from '#src/features/merchants/merchant.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { merchantsFr as fr } from './merchants.fr.ts';

interface Props {
  uuid: string;
  percent: number;
  onDone(): void;
}

/** The share of a business's goods that is ours. */
export function CommissionForm({ uuid, percent, onDone }: Props) {
  const [typed, setTyped] = useState(String(percent));
  const { run, busy, message, refuse } = useCall();
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = Number(typed.trim());
    if (!/^\d{1,2}$/.test(typed.trim()) || wanted > COMMISSION_MOST) {
      refuse(fr.badPercent);
      return;
    }
    if (await run(() => merchantDeskCalls.setCommission({ uuid, percent: wanted }))) onDone();
  }
  return (
    <form className="sheet sheet-padded stack" onSubmit={save} noValidate>
      <Field
        label={fr.commission}
        hint={fr.commissionHint}
        inputMode="numeric"
        unit="%"
        required
        value={typed}
        error={message}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {fr.save}
        </Button>
      </div>
    </form>
  );
}
