import { tellWorker } from '#src/features/accounts/forget-kept.ts';
import { $queue } from './editor.store.ts';

const SETTLED_MS = 2000;

/** The copy of this list for reading offline follows what its owner saved, once they pause. */
export function keepAfterChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $queue.get()?.state.listen((state) => {
    clearTimeout(timer);
    if (state !== 'saved') return;
    timer = setTimeout(() => tellWorker({ type: 'keep', path: location.pathname }), SETTLED_MS);
  });
}
