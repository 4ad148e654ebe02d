import { useStore } from '@nanostores/react';
import { Icon } from '#src/ui/Icon.tsx';
import type { ChangeQueue } from './change-queue.ts';
import { editorFr as fr } from './editor.fr.ts';
import { $queue } from './editor.store.ts';

/** Says that every change is saved, or waits; the version check reads `data-unsaved` before it reloads. */
export function SaveState() {
  const queue = useStore($queue);
  return queue ? <State queue={queue} /> : null;
}

function State({ queue }: { queue: ChangeQueue }) {
  const state = useStore(queue.state);
  const waiting = useStore(queue.waiting);
  const unsaved = state === 'saved' ? undefined : '';
  const text = { saved: fr.saved, saving: fr.saving, offline: fr.offline(waiting) }[state];
  return (
    <p className="editor-state" role="status" data-unsaved={unsaved}>
      <Icon name={state === 'offline' ? 'offline' : state === 'saved' ? 'check' : 'clock'} size={20} />
      {text}
    </p>
  );
}
