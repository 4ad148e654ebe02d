import './work.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { RefuseForm, SettleForm } from './ReturnEnds.tsx';
import { AnswerField, type ReturnFormProps, Summary } from './ReturnParts.tsx';
import type { SellerReturn } from './return.ts';
import { RETURN_FR, returnFr } from './returns.fr.ts';
import { workFr as fr } from './work.fr.ts';

const OPEN: readonly SellerReturn['status'][] = ['asked', 'label', 'sent'];
/** A date that something is to be done by is told until it is. */
const TO_COME: readonly SellerReturn['status'][] = ['asked', 'label'];
const TO_REFUND: readonly SellerReturn['status'][] = [...OPEN, 'received', 'refunding'];

/** One return, with what is to be done for it. */
export function ReturnWork({ one, acts, ...rest }: ReturnFormProps) {
  const { run, busy, error } = useCall();
  const article = useRef<HTMLElement>(null);
  // What was pressed goes away with what it did.
  const onDone = (done: SellerReturn) => {
    article.current?.focus();
    rest.onDone(done);
  };
  const open = OPEN.includes(one.status);
  return (
    <article
      className="sheet sheet-padded stack return-work"
      aria-label={one.number}
      ref={article}
      tabIndex={-1}
    >
      <ReturnFacts one={one} />
      {open && one.way === 'label' && !one.label && <LabelForm one={one} acts={acts} onDone={onDone} />}
      {open && <ReceiveForm one={one} acts={acts} onDone={onDone} />}
      {open && <RefuseForm one={one} acts={acts} onDone={onDone} />}
      {one.stuck && acts.settle && <SettleForm one={one} settle={acts.settle} onDone={onDone} />}
      {one.status === 'received' && one.second_person && <p>{fr.second}</p>}
      {one.status === 'received' && !one.second_person && acts.refund && (
        <>
          <Refused says={error} />
          <p>
            <Button
              look="main"
              busy={busy}
              onClick={async () => {
                const done = await run(async () => acts.refund?.({ id: one.id }));
                if (done) onDone(done);
              }}
            >
              {`${fr.refund} ${formatPrice(one.cents)}`}
            </Button>
          </p>
        </>
      )}
    </article>
  );
}

function ReturnFacts({ one }: Pick<ReturnFormProps, 'one'>) {
  return (
    <>
      <p>
        <strong>{one.number}</strong> <span className="pill">{RETURN_FR[one.status]}</span>{' '}
        {one.due && <span className="pill pill-alert">{fr.soon}</span>}
      </p>
      <p>{one.lines.map(({ name, quantity }) => returnFr.article(name, quantity)).join(', ')}</p>
      <p className="small muted">
        {one.buyer} · {one.seller.name} · {fr.asked(one.asked_at)}
        {TO_COME.includes(one.status) && ` · ${fr.sendBy(one.send_by)}`}
        {one.refund_by && TO_REFUND.includes(one.status) && ` · ${fr.refundBy(one.refund_by)}`}
      </p>
      {one.reason && <blockquote className="small">{one.reason}</blockquote>}
      {(one.carrier || one.tracking_number) && (
        <p className="small">{fr.tracking(one.carrier, one.tracking_number)}</p>
      )}
      {one.cents > 0 && <p>{formatPrice(one.cents)}</p>}
      {one.status === 'settled' && !one.answer && <p className="small">{fr.byBank}</p>}
      {one.answer && <p className="small">{one.answer}</p>}
    </>
  );
}

function LabelForm({ one, acts, onDone }: ReturnFormProps) {
  const { run, busy, error, fields, form } = useFormCall();
  const [typed, setTyped] = useState({ carrier: '', code: '' });
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await run(() => acts.label({ id: one.id, ...typed }));
    if (done) onDone(done);
  }
  return (
    <details open>
      <Summary says={fr.wantsLabel} one={one} />
      <form ref={form} className="stack" onSubmit={send}>
        <Refused says={error} />
        <Field
          label={fr.carrier}
          value={typed.carrier}
          error={fields.carrier}
          maxLength={60}
          onChange={({ target }) => setTyped({ ...typed, carrier: target.value })}
        />
        <Field
          label={fr.code}
          value={typed.code}
          error={fields.code}
          maxLength={60}
          onChange={({ target }) => setTyped({ ...typed, code: target.value })}
        />
        <Button type="submit" busy={busy}>
          {fr.label}
        </Button>
      </form>
    </details>
  );
}

function ReceiveForm({ one, acts, onDone }: ReturnFormProps) {
  const { run, busy, error, fields, form, clear, showFirst } = useFormCall();
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [damaged, setDamaged] = useState<readonly number[]>([]);
  const [kept, setKept] = useState<Record<number, string>>({});
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lines = one.lines.map(({ line_id }) => {
      const text = kept[line_id]?.trim() ?? '';
      return { line_id, damaged: damaged.includes(line_id), kept: text ? parsePriceCents(text) : 0 };
    });
    const unread = lines.filter((line) => line.kept === null).map(({ line_id }) => line_id);
    setWrong(unread);
    if (unread.length > 0) {
      clear();
      return showFirst();
    }
    const sure = lines.map((line) => ({ ...line, kept: line.kept ?? 0 }));
    const done = await run(() => acts.receive({ id: one.id, lines: sure, answer: answer.trim() }));
    if (done) onDone(done);
  }
  return (
    <details>
      <Summary says={fr.receive} one={one} />
      <form ref={form} className="stack" onSubmit={send}>
        <p>{fr.receiveLead}</p>
        <Refused says={error} />
        {one.lines.map(({ line_id, name }, n) => (
          <fieldset className="fieldset stack" key={line_id}>
            <legend>{name}</legend>
            <label className="check">
              <input
                type="checkbox"
                checked={damaged.includes(line_id)}
                onChange={({ target }) =>
                  setDamaged(target.checked ? [...damaged, line_id] : damaged.filter((id) => id !== line_id))
                }
              />
              <span>{fr.damaged(name)}</span>
            </label>
            <Field
              label={fr.kept(name)}
              hint={fr.keptHint}
              error={wrong.includes(line_id) ? fr.notPrice : fields[`lines.${n}.kept`]}
              inputMode="decimal"
              value={kept[line_id] ?? ''}
              onChange={({ target }) => setKept({ ...kept, [line_id]: target.value })}
            />
          </fieldset>
        ))}
        <AnswerField
          label={fr.answer}
          hint={fr.answerHint}
          error={fields.answer}
          value={answer}
          onChange={setAnswer}
        />
        <Button type="submit" look="main" busy={busy}>
          {fr.takeIn}
        </Button>
      </form>
    </details>
  );
}
