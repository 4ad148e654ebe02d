import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Namespace } from '#src/features/content/content.ts';
import { adviceFr } from '../advice/advice.fr.ts';
import { discardDraft, duplicate, moveToBin } from '../editor/document-actions.ts';
import { autosave, publish, save, unpublish } from '../editor/saving.ts';
import { $editor, edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { useEditorLife } from '../editor/useEditorLife.ts';
import { editorFr } from '../editor.fr.ts';
import { DeskDialogs, type Open } from '../life/DeskDialogs.tsx';
import { DeskStrip } from '../life/DeskStrip.tsx';
import { replacedBy } from '../life/replaced-redirect.ts';
import { reviewPaneFr } from '../review/review.fr.ts';
import { isDirty } from '../types/editor-state.ts';
import { BackupNotice } from './BackupNotice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { focusFault, focusSlug } from './focus-fault.ts';
import type { More } from './MoreActions.tsx';
import { type Side, SidePane } from './SidePane.tsx';
import { TemplateNotice } from './TemplateNotice.tsx';
import { TooLongNotice } from './TooLongNotice.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { type Words, WritePane } from './WritePane.tsx';

const { told, actions } = editorFr;
async function openCopy(): Promise<void> {
  await duplicate().then(
    (id) => location.assign(`/a/admin/editor?id=${id}`),
    (error: unknown) => tell(error instanceof Error ? error.message : ''),
  );
}

/** The end of the addresses that the newsroom's mails lead to. */
const reviewAsked = () => new URLSearchParams(location.search).has('relecture');

const besideFr = { preview: actions.read, review: reviewPaneFr.side, advice: adviceFr.label };

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
  const [side, setSide] = useState<'write' | 'read'>(() => (reviewAsked() ? 'read' : 'write'));
  const [beside, setBeside] = useState<Side>(() => (reviewAsked() ? 'review' : 'preview'));
  const [shown, setShown] = useState<Words | null>(null);
  useEditorLife(namespace);
  useAddress(state.id);

  /** Runs what the person asked for, and puts before their eyes what stands in the way. */
  async function run(work: () => Promise<boolean>): Promise<boolean> {
    setTried(true);
    const done = await work();
    if ($editor.get().remote && isDirty($editor.get())) setOpen('conflict');
    else if (!done) {
      setSide('write');
      focusFault();
    }
    return done && !$editor.get().remote;
  }
  const onSave = () => run(save);
  useSaveKey(onSave);
  async function onReplace() {
    setOpen(null);
    if (await run(publish)) tell(told.published);
  }
  async function onPublish() {
    if (await replacedBy($editor.get())) setOpen('replace');
    else await onReplace();
  }
  function onAddress() {
    setOpen(null);
    setSide('write');
    focusSlug();
  }
  const show = (what: Side) => {
    setBeside(what);
    setSide('read');
  };
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
    duplicate: async () => {
      if (await run(autosave)) await openCopy();
    },
    // Planning and sharing are about the server's text: it must have this one first.
    plan: async () => {
      if (await run(save)) setOpen('plan');
    },
    share: async () => {
      if (await run(autosave)) setOpen('share');
    },
    review: () => show('review'),
    advice: () => show('advice'),
  };
  const onRemove = async () => {
    if (await run(autosave)) await moveToBin();
  };

  return (
    <div className="editor" data-side={side} data-unsaved={isDirty(state) || undefined}>
      <EditorBar state={state} onSave={onSave} onPublish={onPublish} more={more} />
      <DeskStrip state={state} onPlan={more.plan} onReview={beside === 'review' ? null : more.review} />
      <div className="editor-notices">
        <FailureNotice state={state} onCopy={openCopy} />
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
            <span>{value === 'read' ? besideFr[beside] : actions.write}</span>
          </label>
        ))}
      </fieldset>
      <div className="panes">
        <WritePane state={state} tried={tried} shown={shown} />
        <SidePane
          side={beside}
          state={state}
          onKeep={() => run(autosave)}
          onShow={(quote, line) => {
            setSide('write');
            setShown({ quote, line });
          }}
          onClose={() => setBeside('preview')}
        />
      </div>
      <DeskDialogs
        open={open}
        state={state}
        onRemove={onRemove}
        onReplace={onReplace}
        onAddress={onAddress}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
