import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { reviewPaneFr } from './review.fr.ts';
import { $review, readReview } from './review.store.ts';

const fr = reviewPaneFr;

interface Props {
  state: Pick<EditorState, 'id' | 'revision' | 'status'>;
  /** Null while it is open. */
  onOpen: (() => void) | null;
}

/** One line over the text while it is in somebody's hands, with how many remarks wait. */
export function ReviewStrip({ state: { id, revision, status }, onOpen }: Props) {
  const review = useStore($review);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next text ends an approval, and going live any review
  useEffect(() => {
    if (id !== null) readReview(id).catch(() => undefined);
  }, [id, revision, status]);
  if (review?.id !== id || !review) return null;
  const words = fr.strip[review.review](review.assigned_to?.name ?? null);
  const waiting = review.comments.filter(({ closed }) => !closed).length;
  if (!words && waiting === 0) return null;
  return (
    <p>
      <Icon name="eye" />{' '}
      <span>
        {words} {waiting > 0 && fr.remarks.count(waiting)}
      </span>
      {onOpen && (
        <Button look="quiet" onClick={onOpen}>
          {fr.strip.see}
        </Button>
      )}
    </p>
  );
}
