import { priceText } from '#src/lib/price-text.ts';
import './withdrawals.css';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { rememberPot } from '#src/features/accounts/session.store.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { parseAmount } from '#src/features/money/amount.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
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
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [done, setDone] = useState<'no' | 'busy' | 'saved'>('no');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (done === 'busy') return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const goal = text('goal') === '' ? null : parseAmount(text('goal'));
    if (goal === null && text('goal') !== '') return setErrors({ goal: fr.goalWrong });
    setErrors({});
    setDone('busy');
    try {
      const words = { purpose: text('purpose'), goal, message: text('message') };
      await withdrawalCalls.create({ list_uuid: listUuid, ...words });
      const props = { show_contributions: text('who') };
      await listCalls.updateSettings({ list_uuid: listUuid, props });
      rememberPot();
      setDone('saved');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors(Object.keys(failure.fields).length > 0 ? failure.fields : { form: failure.message });
      setDone('no');
    }
  }

  return (
    <form className="form sheet sheet-padded" onSubmit={submit} onChange={() => setDone('no')} noValidate>
      <Field
        label={fr.purpose}
        hint={fr.purposeHint}
        name="purpose"
        maxLength={120}
        defaultValue={setup.purpose}
        error={errors.purpose}
      />
      <Field
        label={fr.goal}
        hint={fr.goalHint}
        name="goal"
        inputMode="decimal"
        unit="€"
        defaultValue={priceText(setup.goal)}
        error={errors.goal}
      />
      <TextField
        label={fr.message}
        name="message"
        rows={3}
        maxLength={1000}
        defaultValue={setup.message}
        error={errors.message}
      />
      <VisibilityField shown={shown} />
      {errors.form && <Notice tone="alert" role="alert" title={errors.form} />}
      <Button type="submit" look="plum" size="large" busy={done === 'busy'}>
        {fr.save}
      </Button>
      <p role="status">
        {done === 'saved' && (
          <>
            {fr.saved} <a href="/i/mon-compte/cagnotte">{fr.toPot}</a>
          </>
        )}
      </p>
    </form>
  );
}
