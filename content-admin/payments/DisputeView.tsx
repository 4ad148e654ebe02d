import { useCallback, useState } from 'react';
import { type Dispute, EVIDENCE_MAX, EVIDENCE_MIN } from '#src/features/money/disputes/dispute.ts';
import { disputeCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { paymentsFr } from './payments.fr.ts';
import { aboutHref } from './places.ts';
import { State } from './State.tsx';

const { disputes: fr } = paymentsFr;

interface Props {
  uuid: string;
  onChanged(words: string): void;
}

/** One dispute: what is held, until when, and our side of the story. */
export function DisputeView({ uuid, onChanged }: Props) {
  const load = useCallback(() => disputeCalls.get({ dispute_uuid: uuid }), [uuid]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const { dispute, facts } = loaded.value;
  const answerable = ['needs_response', 'inquiry'].includes(dispute.status) && !dispute.evidence_sent_at;
  return (
    <section className="stack" aria-labelledby="contestation">
      <h2 id="contestation">
        {dispute.giver ?? paymentsFr.unnamed}, {formatPrice(dispute.amount)}
      </h2>
      <p className="row">
        <State of={dispute.status} />
        <a href={aboutHref(dispute.about, dispute.reference)}>
          {dispute.about === 'order' ? fr.order : fr.payment}
        </a>
      </p>
      <DisputeFacts dispute={dispute} />
      {answerable ? (
        <EvidenceForm
          dispute={dispute}
          facts={facts}
          onSaved={(words) => {
            reload();
            onChanged(words);
          }}
        />
      ) : (
        dispute.evidence && (
          <section aria-labelledby="elements">
            <h3 id="elements">{fr.evidence}</h3>
            {dispute.evidence_sent_at && <p className="small muted">{fr.sentAt(dispute.evidence_sent_at)}</p>}
            <p className="pay-facts-raw">{dispute.evidence}</p>
          </section>
        )
      )}
    </section>
  );
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { shares } = dispute;
  const rows: Fact[] = [
    [fr.reason, dispute.reason],
    [fr.dueBy, dispute.due_by && formatDate(dispute.due_by)],
    [fr.fee, dispute.fee > 0 && formatPrice(dispute.fee)],
    [
      fr.taken,
      shares &&
        formatPrice(
          shares.pot + shares.addons + shares.fee + shares.losses + (shares.due ?? 0) + (shares.given ?? 0),
        ),
    ],
    [fr.fromPot, shares && shares.due === undefined && formatPrice(shares.pot)],
    [fr.fromDue, shares?.due !== undefined && formatPrice(shares.due)],
    [fr.given, !!shares?.given && formatPrice(shares.given)],
    [fr.losses, shares !== null && shares.losses > 0 && formatPrice(shares.losses)],
  ];
  return <Facts rows={rows} />;
}

interface FormProps {
  dispute: Dispute;
  facts: string;
  onSaved(words: string): void;
}

function EvidenceForm({ dispute, facts, onSaved }: FormProps) {
  const { run, busy, error, fields } = useCall();
  const [text, setText] = useState(dispute.evidence);
  async function save(submit: boolean) {
    const saved = await run(() => disputeCalls.sendEvidence({ dispute_uuid: dispute.uuid, text, submit }));
    if (saved) onSaved(submit ? fr.sent : fr.kept);
  }
  return (
    <div className="stack">
      <Refused says={error} />
      <TextField
        label={fr.evidence}
        hint={fr.evidenceHint}
        error={fields.text}
        rows={8}
        minLength={EVIDENCE_MIN}
        maxLength={EVIDENCE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        {text.trim() === '' && <Button onClick={() => setText(facts)}>{fr.facts}</Button>}
        <Button busy={busy} onClick={() => save(false)}>
          {fr.draft}
        </Button>
        <SureButton label={fr.send} onSure={() => save(true)} />
      </div>
    </div>
  );
}
