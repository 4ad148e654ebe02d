import { type SubmitEvent, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Campaign } from '#src/features/newsletter/newsletter.ts';
import { fromParis, toParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { type Refusal, useCall } from '#src/ui/useCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { mailingFr as fr } from './mailing.fr.ts';

interface Props {
  campaign: Campaign;
  /** People it would go to; null while that is asked. */
  count: number | null;
  onChanged(campaign: Campaign, told: string): void;
  onTold(told: string): void;
  /** The sending was refused: perhaps since the letter on the screen is not the newest. */
  onRefusal(refusal: Refusal): void;
}

/** Trying a saved letter, and sending it. */
export function SendPane({ campaign, count, onChanged, onTold, onRefusal }: Props) {
  const trying = useCall();
  const sending = useCall();
  const { id, revision, status, send_at } = campaign;
  const planned = status === 'scheduled' && send_at !== null ? toParis(new Date(send_at)) : '';
  const [at, setAt] = useState(planned);
  const [wrong, setWrong] = useState<string | null>(null);
  // Planned ahead, readers may still come.
  const nobody = count === 0 && at === '';

  async function tryIt(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get('to') ?? '').trim();
    if (await trying.run(() => campaignCalls.test({ id, to }))) onTold(fr.test.sent(to));
  }
  async function schedule() {
    const moment = at ? fromParis(at) : new Date();
    setWrong(moment ? null : fr.schedule.wrong);
    if (!moment) return;
    const answer = await sending.run(
      () => campaignCalls.schedule({ id, revision, at: moment.toISOString() }),
      onRefusal,
    );
    if (answer)
      onChanged(answer, at ? fr.schedule.done(answer.send_at ?? moment.toISOString()) : fr.schedule.now);
  }
  async function cancel() {
    const stopped = await sending.run(() => campaignCalls.cancel({ id }));
    if (stopped) onChanged(stopped, status === 'sending' ? fr.canceledPart : fr.canceled);
  }
  return (
    <section className="stack">
      <form className="form" method="post" noValidate onSubmit={tryIt}>
        <Refused says={trying.error} />
        <Field label={fr.test.to} name="to" type="email" required error={trying.fields.to} />
        <div className="form-actions">
          <Button type="submit" icon="send" busy={trying.busy}>
            {fr.test.send}
          </Button>
        </div>
      </form>
      <Refused says={sending.error} />
      {(status === 'draft' || status === 'scheduled') && (
        <Field
          label={fr.schedule.at}
          hint={fr.schedule.hint}
          name="at"
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
          error={wrong ?? sending.fields.at}
        />
      )}
      {status === 'draft' && (
        <>
          {nobody && <p role="status">{fr.schedule.nobody}</p>}
          {count !== null && !nobody && (
            <div className="form-actions">
              <SureButton
                look="main"
                label={at ? fr.schedule.plan : fr.schedule.send}
                question={at ? fr.schedule.sureLater(count) : fr.schedule.sure(count)}
                busy={sending.busy}
                onSure={() => void schedule()}
              />
            </div>
          )}
        </>
      )}
      {(status === 'scheduled' || status === 'sending') && (
        <div className="form-actions">
          {status === 'scheduled' && at !== planned && (
            <SureButton
              key={at}
              look="main"
              label={at ? fr.schedule.move : fr.schedule.send}
              question={at ? fr.schedule.sureMove(fromParis(at)) : fr.schedule.sure(count ?? 0)}
              busy={sending.busy}
              onSure={() => void schedule()}
            />
          )}
          <SureButton look="danger" label={fr.cancel} busy={sending.busy} onSure={() => void cancel()} />
        </div>
      )}
    </section>
  );
}
