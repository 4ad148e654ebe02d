import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { isTooLong } from '../document/too-long.ts';
import { takeOutOfBin } from '../editor/document-actions.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { mayHere } from '../held-rights.ts';
import type { EditorState } from '../types/editor-state.ts';

const { binned, told } = editorFr;

/** The reason a save failed, and the ways on where somebody put the document into the bin. */
export function FailureNotice({ state, onCopy }: { state: EditorState; onCopy: () => void }) {
  const { failure, busy } = state;
  if (!failure || state.refused.template || isTooLong(state.text)) return null;
  if (!failure.gone)
    return (
      <Notice tone="alert" role="alert">
        <p>{failure.message}</p>
      </Notice>
    );
  async function bringBack() {
    if (await takeOutOfBin()) tell(told.back);
  }
  return (
    <Notice tone="alert" role="alert" title={binned.title}>
      <p>{binned.text}</p>
      <div className="form-actions">
        {mayHere('publish') && (
          <Button look="main" busy={busy} onClick={bringBack}>
            {binned.back}
          </Button>
        )}
        <Button busy={busy} onClick={onCopy}>
          {binned.copy}
        </Button>
      </div>
    </Notice>
  );
}
