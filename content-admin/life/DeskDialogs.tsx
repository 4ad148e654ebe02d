import { lazy, Suspense, useState } from 'react';
import { inspect } from '../document/inspect.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';

export type Open = 'history' | 'conflict' | 'plan' | 'share' | 'remove' | 'replace' | null;

// Each is loaded when it is first asked for: comparing texts is not needed to write one.
const HistoryDialog = lazy(() => import('./HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })));
const ConflictDialog = lazy(() =>
  import('../screens/ConflictDialog.tsx').then((m) => ({ default: m.ConflictDialog })),
);
const PlanDialog = lazy(() => import('./PlanDialog.tsx').then((m) => ({ default: m.PlanDialog })));
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((m) => ({ default: m.ShareDialog })));
const ReplaceDialog = lazy(() => import('./ReplaceDialog.tsx').then((m) => ({ default: m.ReplaceDialog })));
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx').then((m) => ({ default: m.RemoveDialog })));

interface Props {
  open: Open;
  state: EditorState;
  onRemove(): Promise<unknown>;
  /** Publishes, the redirect at the address known. */
  onReplace(): void;
  onAddress(): void;
  onClose(): void;
}

/** The one dialog of the editor that is open. */
export function DeskDialogs({ open, state, onRemove, onReplace, onAddress, onClose }: Props) {
  const { id } = state;
  return (
    <Suspense>
      {open === 'history' && <HistoryDialog state={state} onClose={onClose} />}
      {open === 'conflict' && state.remote && <ConflictDialog state={state} onClose={onClose} />}
      {open === 'plan' && <PlanDialog state={state} onClose={onClose} />}
      {open === 'share' && id !== null && <ShareDialog id={id} onClose={onClose} />}
      {open === 'replace' && (
        <ReplaceDialog state={state} onPublish={onReplace} onAddress={onAddress} onClose={onClose} />
      )}
      {open === 'remove' && id !== null && (
        <Removing id={id} text={state.savedText} onRemove={onRemove} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface RemovingProps {
  id: number;
  text: string;
  onRemove(): Promise<unknown>;
  onClose(): void;
}

function Removing({ id, text, onRemove, onClose }: RemovingProps) {
  const [items] = useState(() => [{ id, title: String(inspect(text).values?.title || editorFr.untitled) }]);
  return <RemoveDialog items={items} onConfirm={onRemove} onClose={onClose} />;
}
