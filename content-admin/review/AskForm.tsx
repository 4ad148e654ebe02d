import { type FormEvent, useState } from 'react';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { tell } from '../editor/told.store.ts';
import { reviewPaneFr } from './review.fr.ts';
import { type Review, takeTurn } from './review.store.ts';

const fr = reviewPaneFr.ask;

/** Asks one colleague who may publish, or whoever wants to. */
export function AskForm({ review, onKeep }: { review: Review; onKeep: () => Promise<boolean> }) {
  const { id, people } = review;
  const [reviewer, setReviewer] = useState('');
  const { run, busy, fields, error } = useCall();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await onKeep())) return;
    const answer = await run(() =>
      reviewCalls.askReview(reviewer ? { id, reviewer_uuid: reviewer } : { id }),
    );
    if (!answer) return;
    takeTurn(answer);
    tell(fr.told(answer.assigned_to?.name ?? null));
  }
  return (
    <form className="review-part sheet sheet-padded stack" onSubmit={submit} aria-label={fr.title}>
      <Refused says={error} />
      <SelectField
        label={fr.who}
        hint={fr.hint}
        value={reviewer}
        none={fr.anyone}
        error={fields.reviewer_uuid}
        options={people
          .filter(({ publishes }) => publishes)
          .map(({ uuid, name }) => ({ value: uuid, label: name }))}
        onChange={setReviewer}
      />
      <div className="form-actions">
        <Button type="submit" look="main" icon="send" busy={busy}>
          {review.review === 'none' ? fr.send : fr.again}
        </Button>
      </div>
    </form>
  );
}
