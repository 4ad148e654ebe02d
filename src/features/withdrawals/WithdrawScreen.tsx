import { priceText } from '#src/lib/price-text.ts';
import './withdrawals.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { parseAmount } from '#src/features/money/amount.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { NextStep } from './NextStep.tsx';
import { PotState } from './PotState.tsx';
import { withdrawFr as fr } from './pot.fr.ts';
import type { OwnPot } from './usePot.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import { withdrawalCalls } from './withdrawal.calls.ts';
import type { Withdrawal } from './withdrawal.ts';

/** `/i/cagnotte/withdraw`. */
export function WithdrawScreen() {
  return (
    <PotState>
      {(pot, reload) =>
        pot.overview.next_step === 'withdraw' ? (
          <WithdrawForm {...pot} reload={reload} />
        ) : (
          <Waiting {...pot} />
        )
      }
    </PotState>
  );
}

/** Nothing to withdraw: why, and what was asked before. */
function Waiting({ overview }: OwnPot) {
  return (
    <div className="stack">
      {overview.available === 0 && <p className="lead">{fr.nothing}</p>}
      <NextStep overview={overview} />
      <ul className="plain stack">
        {overview.withdrawals.map((one) => (
          <WithdrawalRow key={one.uuid} withdrawal={one} />
        ))}
      </ul>
    </div>
  );
}

function WithdrawForm({ listUuid, overview, reload }: OwnPot & { reload(): Promise<void> }) {
  const { available, identity } = overview;
  const [typed, setTyped] = useState(priceText(available));
  const [wrong, setWrong] = useState<string | null>(null);
  const call = useFormCall();
  const [made, setMade] = useState<Withdrawal | null>(null);
  // One asking, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const amount = parseAmount(typed);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (call.busy) return;
    call.clear();
    setWrong(amount === null ? fr.wrong : null);
    if (amount === null) return;
    await call.run(
      async () => setMade(await withdrawalCalls.withdraw({ list_uuid: listUuid, amount, key: key.current })),
      ({ answered }) => {
        // Refused: the next asking is another one. Not answered: the same.
        if (answered) key.current = crypto.randomUUID();
      },
    );
  }

  const amountError = wrong ?? call.fields.amount;
  if (made) return <Asked withdrawal={made} again={reload} />;
  return (
    <form ref={call.form} className="form sheet sheet-padded" onSubmit={submit} noValidate>
      <p>{fr.available(available)}</p>
      <Field
        label={fr.amount}
        name="amount"
        inputMode="decimal"
        unit="€"
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={amountError}
      />
      <p>
        <Button look="quiet" onClick={() => setTyped(priceText(available))}>
          {fr.all}
        </Button>
      </p>
      {identity.bank_last4 && <p>{fr.to(identity.bank_last4)}</p>}
      {!amountError && call.message && <Notice tone="alert" role="alert" title={call.message} />}
      <Button type="submit" look="plum" size="large" wide busy={call.busy}>
        {call.busy ? fr.busy : amount ? fr.submit(amount) : fr.submitNone}
      </Button>
    </form>
  );
}

function Asked({ withdrawal, again }: { withdrawal: Withdrawal; again(): Promise<void> }) {
  return (
    <div className="stack">
      <Notice tone="sage" role="status" title={fr.asked}>
        <p>{fr.askedText}</p>
      </Notice>
      <ul className="plain">
        <WithdrawalRow withdrawal={withdrawal} />
      </ul>
      <div className="row">
        <a className="button" href="/i/mon-compte/cagnotte">
          Voir ma cagnotte
        </a>
        <Button look="quiet" onClick={again}>
          {fr.again}
        </Button>
      </div>
    </div>
  );
}
