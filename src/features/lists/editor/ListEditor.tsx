import './editor.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Toast } from '#src/ui/Toast.tsx';
import { groupGifts } from '../list-view.ts';
import { surpriseHolds } from '../surprise.ts';
import { AddPanel } from './AddPanel.tsx';
import { editorFr as fr } from './editor.fr.ts';
import { $classifications, $list, $toast } from './editor.store.ts';
import { GiftFamily } from './GiftFamily.tsx';
import { ListSettings } from './ListSettings.tsx';
import { SaveState } from './SaveState.tsx';

interface Props {
  /** Shows the gifts as visitors see them, or the editor again. */
  onPreview: (shown: boolean) => void;
}

/** The owner's own list, edited in place. */
export function ListEditor({ onPreview }: Props) {
  const list = useStore($list);
  const classifications = useStore($classifications);
  const [preview, setPreview] = useState(false);
  if (!list) return null;

  const families = groupGifts(list.items_in_list, classifications);
  const toggle = () => {
    setPreview(!preview);
    onPreview(!preview);
  };
  return (
    <section className="editor" aria-labelledby="editor-title">
      <div className="editor-head">
        <h2 id="editor-title">{fr.title}</h2>
        <SaveState />
        <Button look="quiet" icon={preview ? 'edit' : 'eye'} aria-pressed={preview} onClick={toggle}>
          {preview ? fr.asOwner : fr.asVisitor}
        </Button>
      </div>
      <div hidden={preview} className="editor-body">
        {list.settings.visibility === 'private' && (
          <Notice>
            <p>{fr.privateNote}</p>
          </Notice>
        )}
        <AddPanel />
        <ListSettings list={list} />
        {surpriseHolds(list.settings, list.birthdate, new Date()) && <p className="muted">{fr.surprise}</p>}
        {families.length === 0 && (
          <EmptyState title={fr.empty.title} level="h3">
            <p>{fr.empty.text}</p>
          </EmptyState>
        )}
        {families.map((family) => (
          <GiftFamily key={family.id} family={family} list={list} />
        ))}
      </div>
      <Toasts />
    </section>
  );
}

const gone = () => $toast.set(null);

function Toasts() {
  const toast = useStore($toast);
  const undo = toast?.undo;
  return (
    <div className="toasts" role="status">
      {toast && (
        <Toast
          key={toast.id}
          text={toast.text}
          onGone={gone}
          undo={
            undo &&
            (() => {
              gone();
              undo();
            })
          }
        />
      )}
    </div>
  );
}
