import { lazy, Suspense } from 'react';
import type { EditorState } from '../types/editor-state.ts';
import { Preview } from './Preview.tsx';

const ReviewPane = lazy(() => import('../review/ReviewPane.tsx').then((m) => ({ default: m.ReviewPane })));
const AdvicePane = lazy(() => import('../advice/AdvicePane.tsx').then((m) => ({ default: m.AdvicePane })));

/** The pane beside the text. */
export type Side = 'preview' | 'review' | 'advice';

const isSaved = (state: EditorState): state is EditorState & { id: number } => state.id !== null;

interface Props {
  side: Side;
  state: EditorState;
  onKeep(): Promise<boolean>;
  onShow(quote: string, line: number | null): void;
  onClose(): void;
}

export function SidePane({ side, state, onKeep, onShow, onClose }: Props) {
  if (side === 'preview' || (side === 'review' && !isSaved(state))) return <Preview text={state.text} />;
  return (
    <Suspense fallback={<section className="pane pane-read" aria-busy="true" />}>
      {side === 'review' && isSaved(state) ? (
        <ReviewPane state={state} onKeep={onKeep} onShow={onShow} onClose={onClose} />
      ) : (
        <AdvicePane state={state} onClose={onClose} />
      )}
    </Suspense>
  );
}
