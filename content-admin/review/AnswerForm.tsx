import { useState } from 'react';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { WORDS_MAX } from '#src/features/content/review/review.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { tell } from '../editor/told.store.ts';
import { reviewPaneFr } from './review.fr.ts';
import { takeTurn } from './review.store.ts';

const fr = reviewPaneFr.answer;

interface Props {
  id: number;
  /** The text on the screen: another one is not approved unseen. */
  revision: number;
  onDone(): void;
}

export function AnswerForm({ id, revision, onDone }: Props) {
  const [words, setWords] = useState('');
  const { run, busy, fields, error } = useCall();
  async function answer(decision: 'approved' | 'changes') {
    const answered = await run(() => reviewCalls.answerReview({ id, decision, words, revision }));
    if (!answered) return;
    takeTurn(answered);
    tell(decision === 'approved' ? fr.approved : fr.changed);
    onDone();
  }
  return (
    <form
      className="review-part sheet sheet-padded stack"
      onSubmit={(event) => event.preventDefault()}
      aria-label={fr.title}
    >
      <Refused says={error} />
      <TextField
        label={fr.words}
        hint={fr.hint}
        rows={3}
        maxLength={WORDS_MAX}
        value={words}
        error={fields.words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="form-actions">
        <Button look="main" icon="check" busy={busy} onClick={() => answer('approved')}>
          {fr.approve}
        </Button>
        <Button busy={busy} onClick={() => answer('changes')}>
          {fr.changes}
        </Button>
      </div>
    </form>
  );
}
