import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { AnswerField, type ReturnActs, type ReturnFormProps, Summary } from './ReturnParts.tsx';
import type { RefuseCause } from './return.ts';
import { CAUSE_FR } from './returns.fr.ts';
import { workFr as fr } from './work.fr.ts';

interface SettleProps extends Pick<ReturnFormProps, 'one' | 'onDone'> {
  settle: NonNullable<ReturnActs['settle']>;
}

export function SettleForm({ one, settle, onDone }: SettleProps) {
  const { run, busy, error, fields, form } = useFormCall();
  const [answer, setAnswer] = useState('');
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await run(() => settle({ id: one.id, answer: answer.trim() }));
    if (done) onDone(done);
  }
  return (
    <form ref={form} className="stack" onSubmit={send}>
      <p>{fr.stuck}</p>
      <Refused says={error} />
      <AnswerField
        label={fr.how}
        hint={fr.howHint}
        error={fields.answer}
        required
        value={answer}
        onChange={setAnswer}
      />
      <Button type="submit" look="main" busy={busy}>
        {fr.settle}
        <span className="visually-hidden"> ({one.number})</span>
      </Button>
    </form>
  );
}

export function RefuseForm({ one, acts, onDone }: ReturnFormProps) {
  const { run, busy, error, fields, form } = useFormCall();
  const [cause, setCause] = useState('');
  const [answer, setAnswer] = useState('');
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { id: one.id, cause: cause as RefuseCause, answer: answer.trim() };
    const done = await run(() => acts.refuse(input));
    if (done) onDone(done);
  }
  return (
    <details>
      <Summary says={fr.refuse} one={one} />
      <form ref={form} className="stack" onSubmit={send}>
        <Refused says={error} />
        <SelectField
          label={fr.cause}
          value={cause}
          none={fr.causeNone}
          options={CAUSE_FR}
          error={fields.cause}
          required
          onChange={setCause}
        />
        <AnswerField label={fr.why} error={fields.answer} required value={answer} onChange={setAnswer} />
        <Button type="submit" look="danger" busy={busy}>
          {fr.refuse}
        </Button>
      </form>
    </details>
  );
}
