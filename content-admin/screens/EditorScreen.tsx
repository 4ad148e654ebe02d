import './editor.css';
import './editor-phone.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { NAMESPACES, type Namespace } from '#src/features/content/content.ts';
import { openDocument, openNewKnowing } from '../editor/document-actions.ts';
import { $editor } from '../editor/store.ts';
import { $told } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { AdminGate } from './AdminGate.tsx';
import { EditorDesk } from './EditorDesk.tsx';
import { DeletedDocument, MissingDocument } from './EditorMessages.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/**
 * The document that the address names: `?id=12`, or `?new&namespace=post`, with `&template=recette` for a template
 * of the site's own, `&titre=…` for one that has its title.
 */
interface Asked {
  id: number | null;
  namespace: Namespace;
  template: string | undefined;
  title: string;
}

const TITLE_MAX = 200;

function asked(): Asked {
  const params = new URLSearchParams(location.search);
  const id = Number(params.get('id'));
  const namespace = NAMESPACES.find((known) => known === params.get('namespace')) ?? 'post';
  const template = params.get('template') ?? undefined;
  const title = (params.get('titre') ?? '').replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX);
  return { id: Number.isInteger(id) && id > 0 ? id : null, namespace, template, title };
}

export function EditorScreen() {
  return <AdminGate>{() => <OpenDocument />}</AdminGate>;
}

function OpenDocument() {
  const [{ id, namespace, template, title }] = useState(asked);
  const { phase } = useStore($editor);
  const open = () => void (id === null ? openNewKnowing(namespace, { template, title }) : openDocument(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(open, []);
  return (
    <>
      {phase === 'loading' && (
        <div className="wrap admin-screen">
          <Waiting label={editorFr.loading} count={4} />
        </div>
      )}
      {phase === 'missing' && <MissingDocument />}
      {phase === 'failed' && (
        <div className="wrap-narrow admin-screen">
          <LoadFailed retry={open} />
        </div>
      )}
      {phase === 'deleted' && <DeletedDocument />}
      {phase === 'ready' && <EditorDesk namespace={namespace} />}
      <LastTold />
    </>
  );
}

function LastTold() {
  return <Toasts told={useStore($told)} onGone={clearTold} />;
}

const clearTold = () => $told.set(null);
