import { useState } from 'react';
import type { ReceivedGift } from '#src/features/cagnotte/cagnotte.ts';
import { giverOf } from '#src/features/cagnotte/overview.fr.ts';
import { ThanksForm } from '#src/features/lists/screens/ThanksForm.tsx';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { thankFr as fr } from './pot.fr.ts';
import type { Thanks } from './withdrawal.calls.ts';

interface Props {
  listUuid: string;
  gift: ReceivedGift;
  thanks: Thanks;
  onChanged: () => Promise<void>;
}

/** Thanks for one gift of money, right beside it: a message, or a tick. */
export function ThankGiver({ listUuid, gift, thanks, onChanged }: Props) {
  const [writing, setWriting] = useState(false);
  const call = useCall();
  const { gift_id, message, reachable, thanked_at } = thanks;
  const which = { list_uuid: listUuid, gift_id };
  const about = <span className="visually-hidden"> {`${giverOf(gift)}, ${formatPrice(gift.amount)}`}</span>;

  async function run(work: () => Promise<unknown>) {
    if ((await call.run(work)) === null) return;
    setWriting(false);
    await onChanged();
  }
  const mark = () => (thanked_at ? thanksCalls.markNotThanked(which) : thanksCalls.markThanked(which));

  return (
    <>
      {thanked_at && (
        <p className="small pot-thanked" role="status">
          {message ? fr.sent(formatSiteMoment(thanked_at)) : fr.thanked(formatSiteMoment(thanked_at))}
        </p>
      )}
      {message && <blockquote className="small">{message}</blockquote>}
      {call.error && <Notice tone="alert" role="alert" title={call.error} />}
      {!message && (
        <p className="row no-print">
          {reachable && (
            <Button icon="mail" aria-expanded={writing} onClick={() => setWriting(!writing)}>
              {fr.write}
              {about}
            </Button>
          )}
          <Button
            look="quiet"
            icon={thanked_at ? 'undo' : 'check'}
            busy={call.busy}
            onClick={() => run(mark)}
          >
            {thanked_at ? fr.undo : fr.mark}
            {about}
          </Button>
        </p>
      )}
      {writing && (
        <ThanksForm
          start={fr.draft(gift.contributor?.publicname ?? '')}
          error={call.fields.message}
          busy={call.busy}
          onSend={(text) => run(() => thanksCalls.markThanked({ ...which, message: text }))}
        />
      )}
    </>
  );
}
