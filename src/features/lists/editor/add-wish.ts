import { type ApiError, post } from '#src/calls/client.ts';
import type { AnyCall } from '#src/calls/contract.ts';
import type { ListItem } from '../list.ts';
import type { Change, ChangeQueue } from './change-queue.ts';
import { editorFr } from './editor.fr.ts';
import { $queue, placeAdded, say } from './editor.store.ts';

const fr = editorFr.pending;

export interface NewWish {
  call: AnyCall;
  input: object;
  /** The wish as shown while it waits to be sent. */
  wish: NonNullable<Change['wish']>;
  /** The key of a wish that is added but once; any other addition gets one of its own. */
  key?: string;
}

/**
 * Adds a wish through the queue of changes: at once, or once the line is back. Either way it is there once, by
 * the name the browser gave it. Throws the refusal while somebody still looks at the form.
 */
export async function addWish({ call, input, wish, key }: NewWish): Promise<void> {
  const queue = $queue.get();
  const { path } = call.contract;
  if (!queue) return placeAdded(((await post(path, input)) as Added).item);
  const sent = queue.add({ key: key ?? `add:${crypto.randomUUID()}`, path, input, wish }) as Promise<
    Added | undefined
  >;
  const first = await Promise.race([sent.then(() => 'sent' as const), lineCut(queue)]);
  const added = () => sent.then((answer) => answer && placeAdded(answer.item));
  if (first === 'sent') return added();
  say(fr.later(wish.name));
  added().catch((error: ApiError) => say(fr.refused(wish.name, error.message)));
}

interface Added {
  item: ListItem;
}

function lineCut({ state }: ChangeQueue): Promise<'cut'> {
  return new Promise((resolve) => {
    const stop = state.subscribe((now) => {
      if (now !== 'offline') return;
      resolve('cut');
      queueMicrotask(() => stop());
    });
  });
}
