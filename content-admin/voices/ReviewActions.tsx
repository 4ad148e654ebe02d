import { useState } from 'react';
import { moderationCalls } from '#src/features/reviews/review.calls.ts';
import type { ModeratedReview, Refusal } from '#src/features/reviews/review.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { RefuseForm } from './RefuseForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;

interface Props {
  review: ModeratedReview;
  onDecided(told: string): void;
}

export function ReviewActions({ review, onDecided }: Props) {
  const [open, setOpen] = useState<'refuse' | 'reply' | null>(null);
  const { run, busy, error, fields } = useCall();
  const { uuid, status, signature, text } = review;
  async function act(work: () => Promise<unknown>, told: string) {
    const done = await run(work);
    if (!done) return;
    setOpen(null);
    onDecided(told);
  }
  const refuse = (refusal: Refusal) =>
    act(
      () => moderationCalls.moderateReview({ uuid, text, decision: 'refuse', refusal }),
      fr.told.refuse(signature),
    );
  const publish = () =>
    act(
      () => moderationCalls.moderateReview({ uuid, text, decision: 'publish' }),
      fr.told.publish(signature),
    );
  const reply = (text: string | null) =>
    act(() => moderationCalls.replyToReview({ uuid, text }), text === null ? fr.told.noReply : fr.told.reply);
  if (open === 'refuse') return <RefuseForm busy={busy} onRefuse={refuse} onCancel={() => setOpen(null)} />;
  if (open === 'reply')
    return (
      <ReplyForm
        given={review.reply}
        busy={busy}
        error={fields.text ?? error}
        onReply={reply}
        onCancel={() => setOpen(null)}
      />
    );
  return (
    <>
      <Refused says={error} />
      <div className="row">
        {status !== 'published' && (
          <Button look="main" busy={busy} onClick={publish}>
            {fr.publish}
          </Button>
        )}
        {status !== 'refused' && (
          <Button onClick={() => setOpen('refuse')}>{status === 'published' ? fr.takeOff : fr.refuse}</Button>
        )}
        {status === 'published' && (
          <Button onClick={() => setOpen('reply')}>{review.reply ? fr.changeReply : fr.answer}</Button>
        )}
        {review.reports.length > 0 && (
          <Button
            busy={busy}
            onClick={() => act(() => moderationCalls.closeReports({ uuid }), fr.told.closed)}
          >
            {fr.close}
          </Button>
        )}
      </div>
    </>
  );
}
