import '#src/ui/css/button.css';
import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { takeOutOfBin } from '../editor/document-actions.ts';
import { $editor } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';

const { missing, deleted, told } = editorFr;

export function MissingDocument() {
  return (
    <section className="wrap-narrow admin-screen stack">
      <h1>{missing.title}</h1>
      <p className="lead">{missing.text}</p>
      <div className="form-actions">
        <a className="button button-main" href="/a/admin/content">
          {missing.list}
        </a>
        <a className="button" href="/a/admin/content?etat=deleted">
          {missing.bin}
        </a>
      </div>
    </section>
  );
}

export function DeletedDocument() {
  const { failure, busy } = useStore($editor);
  async function undo() {
    if (await takeOutOfBin()) tell(told.back);
  }
  return (
    <section className="wrap-narrow admin-screen stack">
      <h1>{deleted.title}</h1>
      <p className="lead">{deleted.text}</p>
      {failure && <p role="alert">{failure.message}</p>}
      <div className="form-actions">
        <Button look="main" busy={busy} onClick={undo}>
          {deleted.undo}
        </Button>
        <a className="button" href="/a/admin/content">
          {missing.list}
        </a>
      </div>
    </section>
  );
}
