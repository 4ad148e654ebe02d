import { priceText } from '#src/lib/price-text.ts';
import './withdrawals.css';
import { type SubmitEvent, useState } from 'react';
import { rememberPot } from '#src/features/accounts/session.store.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { parseAmount } from '#src/features/money/amount.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { PotState } from './PotState.tsx';
import { setupFr as fr } from './pot.fr.ts';
import type { OwnPot } from './usePot.ts';
import { VisibilityField } from './VisibilityField.tsx';
import { withdrawalCalls } from './withdrawal.calls.ts';

/** `/i/cagnotte/creation`. */
export function SetupScreen() {
  return <PotState>{(pot) => <SetupForm {...pot} />}</PotState>;
}

function SetupForm({ listUuid, shown, overview: { setup } }: OwnPot) {
  const call = useCall();
  const [goalError, setGoalError] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (call.busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const goal = text('goal') === '' ? null : parseAmount(text('goal'));
    call.clear();
    const wrong = goal === null && text('goal') !== '';
    setGoalError(wrong ? fr.goalWrong : null);
    if (wrong) return;
    setSaved(false);
    await call.run(async () => {
      const words = { purpose: text('purpose'), goal, message: text('message') };
      await withdrawalCalls.create({ list_uuid: listUuid, ...words });
      const props = { show_contributions: text('who') };
      await listCalls.updateSettings({ list_uuid: listUuid, props });
      rememberPot();
      setSaved(true);
    });
  }

  return (
    <form className="form sheet sheet-padded" onSubmit={submit} onChange={() => setSaved(false)} noValidate>
      <Field
        label={fr.purpose}
        hint={fr.purposeHint}
        name="purpose"
        maxLength={120}
        defaultValue={setup.purpose}
        error={call.fields.purpose}
      />
      <Field
        label={fr.goal}
        hint={fr.goalHint}
        name="goal"
        inputMode="decimal"
        unit="€"
        defaultValue={priceText(setup.goal)}
        error={goalError ?? call.fields.goal}
      />
      <TextField
        label={fr.message}
        name="message"
        rows={3}
        maxLength={1000}
        defaultValue={setup.message}
        error={call.fields.message}
      />
      <VisibilityField shown={shown} />
      {call.error && <Notice tone="alert" role="alert" title={call.error} />}
      <Button type="submit" look="plum" size="large" busy={call.busy}>
        {fr.save}
      </Button>
      <p role="status">
        {saved && (
          <>
            {fr.saved} <a href="/i/mon-compte/cagnotte">{fr.toPot}</a>
          </>
        )}
      </p>
    </form>
  );
}
