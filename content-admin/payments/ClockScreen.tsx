import { type SubmitEvent, useState } from 'react';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';

const { clock: fr } = paymentsFr;
const PRESETS = [1, 3, 7, 30];
/** Moves the clock by no day: the call then only tells the time. */
const look = () => demoCalls.advanceClock({ days: 0 });

export const ClockScreen = gated(Clock);

/** `/a/admin/payments/demonstration`: with play money, time may be moved forward. */
function Clock() {
  const [loaded, reload] = useLoaded(look);
  const { run, busy, error } = useCall();
  const [told, setTold] = useState<string | null>(null);
  async function advance(days: number) {
    setTold(null);
    const moved = await run(() => demoCalls.advanceClock({ days }));
    if (!moved) return;
    setTold(fr.done(moved.now, moved.charged));
    reload();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    advance(Number(new FormData(event.currentTarget).get('days')));
  }
  if (loaded.state === 'failed')
    return (
      <PaymentsFrame place="clock" title={fr.title}>
        <p>{fr.other}</p>
      </PaymentsFrame>
    );
  return (
    <PaymentsFrame place="clock" title={fr.title} about={fr.about}>
      {loaded.state === 'loading' && <Waiting count={1} />}
      {loaded.state === 'ready' && (
        <p>
          {fr.now} <br />
          <time className="pay-clock" dateTime={loaded.value.now}>
            {formatParis(loaded.value.now)}
          </time>
        </p>
      )}
      <Refused says={error} />
      <form className="desk-filters" onSubmit={submit}>
        <Field
          label={fr.days}
          hint={fr.warning}
          name="days"
          type="number"
          min={1}
          max={3650}
          defaultValue={1}
          required
          unit={fr.unit}
        />
        <Button type="submit" look="main" busy={busy}>
          {fr.submit}
        </Button>
      </form>
      <div className="row">
        {PRESETS.map((days) => (
          <Button key={days} busy={busy} onClick={() => advance(days)}>
            {fr.presets[days]}
          </Button>
        ))}
      </div>
      <p role="status">{told}</p>
    </PaymentsFrame>
  );
}
