import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { lifeFr } from './life.fr.ts';
import { type Replaced, replacedBy } from './replaced-redirect.ts';

const fr = lifeFr.replace;

interface Props {
  state: EditorState;
  onPublish(): void;
  /** Another address is chosen, and the redirect stays. */
  onAddress(): void;
  onClose(): void;
}

/** Asks before a page takes the place of a redirect that somebody made. */
export function ReplaceDialog({ state, onPublish, onAddress, onClose }: Props) {
  const [found, setFound] = useState<Replaced | null>(null);
  const [first] = useState(state);
  useEffect(() => void replacedBy(first).then(setFound), [first]);
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      {found ? (
        <>
          <p>{fr.there(found.path, found.to)}</p>
          {found.note && <p className="muted">{fr.note(found.note)}</p>}
          <p>{fr.what}</p>
        </>
      ) : (
        <p aria-busy="true">{fr.looking}</p>
      )}
      <div className="form-actions">
        <Button look="main" onClick={onPublish}>
          {fr.publish}
        </Button>
        <Button onClick={onAddress}>{fr.address}</Button>
      </div>
    </Dialog>
  );
}
