import { type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { addDays, earlierOf } from '#src/lib/calendar-day.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { guessCalls } from './guess.calls.ts';
import { ASKS, type Ask, OPEN_DAYS_MAX } from './guess.ts';
import { ASK_LABELS, guessesFr } from './guesses.fr.ts';

const fr = guessesFr.desk;
type State = OutputOf<typeof guessCalls.get>;

interface Props {
  list: { uuid: string; birthdate: string | null };
  game: State | null;
  today: string;
  onDone(state: State): void;
}

/** The last day that is offered first: two weeks before the birth, or in a month. */
function firstChoice(today: string, birthdate: string | null): string {
  if (birthdate === null || birthdate <= today) return addDays(today, 30);
  const early = addDays(birthdate, -14);
  return early > today ? earlierOf(early, addDays(today, OPEN_DAYS_MAX)) : birthdate;
}

/** The questions, and the last day. */
export function OpenForm({ list, game, today, onDone }: Props) {
  const [asks, setAsks] = useState<readonly Ask[]>(game?.asks ?? ASKS);
  const [closesOn, setClosesOn] = useState(game?.closes_on ?? firstChoice(today, list.birthdate));
  const call = useFormCall();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const state = await call.run(() =>
      guessCalls.open({ list_uuid: list.uuid, asks: [...asks], closes_on: closesOn }),
    );
    if (state) onDone(state);
  };
  const toggle = (ask: Ask, on: boolean) =>
    setAsks(ASKS.filter((one) => (one === ask ? on : asks.includes(one))));
  return (
    <form ref={call.form} className="form sheet sheet-padded guess-form" onSubmit={submit} noValidate>
      {game && <h2>{fr.settings}</h2>}
      <fieldset className="fieldset guess-sexes">
        <legend>{fr.asks}</legend>
        {ASKS.map((ask) => (
          <label key={ask} className="check">
            <input
              type="checkbox"
              checked={asks.includes(ask)}
              onChange={({ target }) => toggle(ask, target.checked)}
            />
            <span>{ASK_LABELS[ask]}</span>
          </label>
        ))}
        <p className="field-error" aria-live="polite">
          {call.fields.asks}
        </p>
      </fieldset>
      <Field
        label={fr.closes}
        hint={fr.closesHint}
        type="date"
        required
        value={closesOn}
        error={call.fields.closes_on}
        onChange={({ target }) => setClosesOn(target.value)}
      />
      <Refused says={call.error} />
      <div className="form-actions">
        <Button type="submit" look={game ? 'plain' : 'main'} busy={call.busy}>
          {game ? fr.save : fr.open}
        </Button>
      </div>
    </form>
  );
}
