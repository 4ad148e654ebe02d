import { DateField } from '#src/features/accounts/DateField.tsx';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { tell } from '../editor/told.store.ts';
import { reviewPaneFr } from './review.fr.ts';
import { type Review, takeTurn } from './review.store.ts';

const fr = reviewPaneFr.turn;

/** The colleague who has the text in hand, and the day by which it is wanted: each is kept as soon as it is chosen. */
export function TurnForm({ review }: { review: Review }) {
  const { id, people, assigned_to, due_on } = review;
  const { run, fields, error } = useCall();
  async function assign(uuid: string) {
    const answer = await run(() => reviewCalls.assignContent({ id, user_uuid: uuid || null }));
    if (!answer) return;
    takeTurn(answer);
    tell(fr.assignedTold(answer.assigned_to?.name ?? null));
  }
  async function due(day: string | null) {
    if (day === due_on) return;
    const answer = await run(() => reviewCalls.setDue({ id, due_on: day }));
    if (!answer) return;
    takeTurn(answer);
    tell(fr.dueTold);
  }
  const known = people.some(({ uuid }) => uuid === assigned_to?.uuid);
  const choices = assigned_to && !known ? [...people, assigned_to] : people;
  return (
    <div className="review-part review-turn">
      <Refused says={error} />
      <SelectField
        label={fr.assigned}
        value={assigned_to?.uuid ?? ''}
        none={fr.nobody}
        error={fields.user_uuid}
        options={choices.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        onChange={assign}
      />
      <DateField label={fr.due} hint={fr.dueHint} value={due_on} error={fields.due_on} onDate={due} />
    </div>
  );
}
