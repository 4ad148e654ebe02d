import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Namespace } from '#src/features/content/content.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { isTooLong } from '../document/too-long.ts';
import { discardDraft, moveToBin } from '../editor/document-actions.ts';
import { autosave, publish, save, unpublish } from '../editor/saving.ts';
import { $editor, edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { useEditorLife } from '../editor/useEditorLife.ts';
import { editorFr } from '../editor.fr.ts';
import { DeskDialogs, type Open } from '../life/DeskDialogs.tsx';
import { DeskStrip } from '../life/DeskStrip.tsx';
import { isDirty } from '../types/editor-state.ts';
import { BackupNotice } from './BackupNotice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditorBar } from './EditorBar.tsx';
import type { More } from './MoreActions.tsx';
import { Preview } from './Preview.tsx';
import { TemplateNotice } from './TemplateNotice.tsx';
import { TooLongNotice } from './TooLongNotice.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { WritePane } from './WritePane.tsx';

const { told, actions } = editorFr;

/** The address says what is open, also after the first save of a new document. */
function useAddress(id: number | null): void {
  useEffect(() => {
    if (id !== null) history.replaceState(null, '', `/a/admin/editor?id=${id}`);
  }, [id]);
}

export function EditorDesk({ namespace }: { namespace: Namespace }) {
  const state = useStore($editor);
  const [open, setOpen] = useState<Open>(null);
  const [tried, setTried] = useState(false);
  const [side, setSide] = useState<'write' | 'read'>('write');
  useEditorLife(namespace);
  useAddress(state.id);

  /** Runs what the person asked for, and puts before their eyes what stands in the way. */
  async function run(work: () => Promise<boolean>): Promise<boolean> {
    setTried(true);
    const done = await work();
    if ($editor.get().remote && isDirty($editor.get())) setOpen('conflict');
    return done && !$editor.get().remote;
  }
  const onSave = () => run(save);
  useSaveKey(onSave);
  async function onPublish() {
    if (await run(publish)) tell(told.published);
  }
  const more: More = {
    history: () => setOpen('history'),
    unpublish: async () => {
      if (await run(unpublish)) tell(told.unpublished, () => run(publish));
    },
    discard: async () => {
      const before = $editor.get().text;
      if (await run(discardDraft)) tell(told.discarded, () => edit(before));
    },
    remove: () => setOpen('remove'),
    // Planning and sharing are about the server's text: it must have this one first.
    plan: async () => {
      if (await run(save)) setOpen('plan');
    },
    share: async () => {
      if (await run(autosave)) setOpen('share');
    },
  };
  const onRemove = async () => {
    if (await run(autosave)) await moveToBin();
  };

  return (
    <div className="editor" data-side={side} data-unsaved={isDirty(state) || undefined}>
      <EditorBar state={state} onSave={onSave} onPublish={onPublish} more={more} />
      <DeskStrip state={state} onPlan={more.plan} />
      <div className="editor-notices">
        {state.failure && !state.refused.template && !isTooLong(state.text) && (
          <Notice tone="alert" role="alert">
            <p>{state.failure.message}</p>
          </Notice>
        )}
        <TemplateNotice state={state} />
        <TooLongNotice text={state.text} />
        <ConflictNotice state={state} onCompare={() => setOpen('conflict')} />
        <BackupNotice namespace={namespace} />
      </div>
      <fieldset className="switch editor-side">
        <legend className="visually-hidden">{actions.view}</legend>
        {(['write', 'read'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name="side" checked={side === value} onChange={() => setSide(value)} />
            <span>{actions[value]}</span>
          </label>
        ))}
      </fieldset>
      <div className="panes">
        <WritePane state={state} tried={tried} />
        <Preview text={state.text} />
      </div>
      <DeskDialogs open={open} state={state} onRemove={onRemove} onClose={() => setOpen(null)} />
    </div>
  );
}
