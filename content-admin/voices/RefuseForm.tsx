import { useId } from 'react';
import { REFUSAL_WORDS } from '#src/features/reviews/review.fr.ts';
import { REFUSALS, type Refusal } from '#src/features/reviews/review.ts';
import { Button } from '#src/ui/Button.tsx';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;

interface Props {
  busy: boolean;
  onRefuse(reason: Refusal): void;
  onCancel(): void;
}

/** No refusal without its reason: the law has it told to the author. */
export function RefuseForm({ busy, onRefuse, onCancel }: Props) {
  const id = useId();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('reason');
        const reason = REFUSALS.find((one) => one === given);
        if (reason) onRefuse(reason);
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {fr.reason}
        </label>
        {/* biome-ignore lint/a11y/noAutofocus: it opens where the person just pressed a button. */}
        <select id={id} name="reason" className="input" required defaultValue="" autoFocus>
          <option value="" disabled>
            {fr.chooseReason}
          </option>
          {REFUSALS.map((reason) => (
            <option key={reason} value={reason}>
              {REFUSAL_WORDS[reason]}
            </option>
          ))}
        </select>
      </div>
      <div className="row">
        <Button type="submit" look="danger" busy={busy}>
          {fr.confirmRefuse}
        </Button>
        <Button onClick={onCancel}>{fr.cancel}</Button>
      </div>
    </form>
  );
}
