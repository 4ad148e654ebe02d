import { useState } from 'react';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { say } from '../editor/editor.store.ts';
import { thanksCalls } from '../thanks/thanks.calls.ts';
import type { TrackedGift } from '../thanks/thanks.ts';
import { screensFr } from './screens.fr.ts';
import { ThanksForm } from './ThanksForm.tsx';

const fr = screensFr.thanks;

interface Props {
  gift: TrackedGift;
  listUuid: string;
  onChanged: () => Promise<void>;
}

/** One gift, its giver, and the thanks: a tick, or a message. */
export function ThanksRow({ gift: tracked, listUuid, onChanged }: Props) {
  const [writing, setWriting] = useState(false);
  const call = useCall();
  const { gift, giver, gift_id, thanked_at, message } = tracked;
  const who = giver.name ?? (gift.step === 'marked' ? fr.marked : fr.someone);
  const which = { list_uuid: listUuid, gift_id };
  const run = async (work: () => Promise<unknown>) => {
    if ((await call.run(work)) !== null) await onChanged();
  };
  const send = async (text: string) => {
    if (!(await call.run(() => thanksCalls.markThanked({ ...which, message: text })))) return;
    setWriting(false);
    say(fr.sent(who));
    await onChanged();
  };
  return (
    <li className="thanks-row">
      <GiftPicture gift={gift} />
      <div className="thanks-facts">
        <p className="thanks-name">{gift.name}</p>
        <p>
          <strong>{who}</strong>
          {gift.amount !== null && <span className="price"> {formatPrice(gift.amount)}</span>}
          {gift.quantity > 1 && ` × ${gift.quantity}`}
          {gift.step && <span className="pill pill-sage">{fr.steps[gift.step]}</span>}
        </p>
        {giver.words && <blockquote>{giver.words}</blockquote>}
        {thanked_at && <p className="muted">{fr.thanked(formatSiteMoment(thanked_at))}</p>}
        {message && <blockquote>{message}</blockquote>}
      </div>
      <Refused says={call.error} />
      <p className="row thanks-actions">
        {!message && giver.reachable && (
          <Button icon="mail" aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {fr.write}
            <span className="visually-hidden">
              {' '}
              {who}, {gift.name}
            </span>
          </Button>
        )}
        {!message && (
          <Button
            look="quiet"
            icon={thanked_at ? 'undo' : 'check'}
            busy={call.busy}
            onClick={() =>
              run(() => (thanked_at ? thanksCalls.markNotThanked(which) : thanksCalls.markThanked(which)))
            }
          >
            {thanked_at ? fr.notThanked : fr.thank}
            <span className="visually-hidden">
              {' '}
              {who}, {gift.name}
            </span>
          </Button>
        )}
      </p>
      {writing && (
        <ThanksForm
          start={fr.draft(giver.name ?? '', gift.name)}
          error={call.fields.message}
          busy={call.busy}
          onSend={send}
        />
      )}
    </li>
  );
}

function GiftPicture({ gift }: { gift: TrackedGift['gift'] }) {
  return (
    <span className="thanks-picture">
      {gift.thumb_image ? (
        <img src={gift.thumb_image} width="72" height="72" alt="" decoding="async" loading="lazy" />
      ) : (
        <GiftPlaceholder name={gift.name} />
      )}
    </span>
  );
}
