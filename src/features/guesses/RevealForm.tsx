import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { guessCalls } from './guess.calls.ts';
import { type Ask, NAME_MAX, type Sex } from './guess.ts';
import { ASK_LABELS, guessesFr, SEX_LABELS } from './guesses.fr.ts';
import { centimetresIn, gramsIn } from './measured.ts';

const fr = guessesFr.desk;

interface Props {
  listUuid: string;
  asks: readonly Ask[];
  onDone(): void;
}

const EMPTY: Record<Ask, string> = { date: '', weight: '', size: '', sex: '', name: '' };
const unlessEmpty = (typed: string, read: (typed: string) => number) =>
  typed.trim() === '' ? undefined : read(typed);

/** Tells the birth, once, to everybody who played. */
export function RevealForm({ listUuid, asks, onDone }: Props) {
  const [typed, setTyped] = useState(EMPTY);
  const call = useFormCall();
  const wrong = (ask: Ask) => call.fields[`answers.${ask}`];
  const put = (ask: Ask) => (value: string) => setTyped({ ...typed, [ask]: value });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const answers = {
      date: typed.date || undefined,
      weight: unlessEmpty(typed.weight, gramsIn),
      size: unlessEmpty(typed.size, centimetresIn),
      sex: (typed.sex || undefined) as Sex | undefined,
      name: typed.name.trim() || undefined,
    };
    if (await call.run(() => guessCalls.reveal({ list_uuid: listUuid, answers }))) onDone();
  };
  const field = (ask: Ask, more: Parameters<typeof Field>[0] | object) => (
    <Field
      label={ASK_LABELS[ask]}
      autoComplete="off"
      value={typed[ask]}
      error={wrong(ask)}
      onChange={({ target }) => put(ask)(target.value)}
      {...more}
    />
  );
  return (
    <form ref={call.form} className="form sheet sheet-padded guess-form" onSubmit={submit} noValidate>
      <h2>{fr.tell}</h2>
      <p>{fr.tellText}</p>
      {asks.includes('date') && field('date', { type: 'date' })}
      {asks.includes('weight') && field('weight', { inputMode: 'numeric', unit: 'g' })}
      {asks.includes('size') && field('size', { inputMode: 'numeric', unit: 'cm' })}
      {asks.includes('sex') && (
        <SelectField
          label={ASK_LABELS.sex}
          options={SEX_LABELS}
          none="—"
          value={typed.sex}
          error={wrong('sex')}
          onChange={put('sex')}
        />
      )}
      {asks.includes('name') && field('name', { maxLength: NAME_MAX })}
      <Refused says={call.error ?? call.fields.answers ?? null} />
      <div className="form-actions">
        <Button type="submit" look="main" busy={call.busy}>
          {fr.tellButton}
        </Button>
      </div>
    </form>
  );
}
