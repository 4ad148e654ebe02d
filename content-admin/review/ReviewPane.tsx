import './review.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { mayHere } from '../held-rights.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AskForm } from './AskForm.tsx';
import { ChecklistPart } from './ChecklistPart.tsx';
import { watchPicked } from './picked.ts';
import { RemarkForm } from './RemarkForm.tsx';
import { Remarks } from './Remarks.tsx';
import { reviewPaneFr as fr } from './review.fr.ts';
import { $review, readReview } from './review.store.ts';
import { TurnForm } from './TurnForm.tsx';

/** Somebody else may answer while the pane stands open. */
const LOOK_EVERY_MS = 20_000;

function useReview({ id, revision, status }: Props['state']): [failed: boolean, retry: () => void] {
  const [failed, setFailed] = useState(false);
  const look = () =>
    void readReview(id).then(
      () => setFailed(false),
      () => setFailed($review.get()?.id !== id),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved text moves the lines and may end an approval, going live ends a review
  useEffect(look, [id, revision, status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document stays the same
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
  return [failed, look];
}

interface Props {
  state: EditorState & { id: number };
  /** Makes the server's text this one; false when it could not. */
  onKeep(): Promise<boolean>;
  onShow(quote: string, line: number | null): void;
  onClose(): void;
}

/** Beside the text, in the place of its preview: whose turn it is, and what the team says of it. */
export function ReviewPane({ state, onKeep, onShow, onClose }: Props) {
  const review = useStore($review);
  const [failed, retry] = useReview(state);
  useEffect(watchPicked, []);
  const ready = review?.id === state.id ? review : null;
  return (
    <section className="pane pane-read review" aria-label={fr.label}>
      <div className="pane-head">
        <h2 className="review-title">{fr.label}</h2>
        {ready && <span className={`state review-${ready.review}`}>{fr.states[ready.review]}</span>}
        <Button className="button-icon review-close" icon="close" aria-label={fr.close} onClick={onClose} />
      </div>
      <div className="pane-body review-body">
        {failed && <LoadFailed retry={retry} />}
        {!ready && !failed && <Skeleton label={fr.loading} shape="row" count={4} />}
        {ready && (
          <>
            <ChecklistPart id={ready.id} />
            {ready.review === 'asked' && mayHere('publish') && (
              <AnswerForm id={ready.id} revision={state.revision} onDone={retry} />
            )}
            {ready.review !== 'asked' && <AskForm review={ready} onKeep={onKeep} />}
            <TurnForm review={ready} />
            <RemarkForm id={ready.id} people={ready.people} onKeep={onKeep} />
            <Remarks review={ready} onShow={onShow} />
          </>
        )}
      </div>
    </section>
  );
}
