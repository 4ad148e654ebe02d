import { listCalls } from '../list.calls.ts';
import type { Cover, List } from '../list.ts';
import { lookCalls } from '../look/look.calls.ts';
import { editorFr } from './editor.fr.ts';
import { $list, changeList, save, say } from './editor.store.ts';
import { remember, takeBack } from './history.ts';
import { refreshHead } from './list-changes.ts';

/** Shows the cover that was saved, says so, and remembers the one before: changing it is undone as all else. */
export async function coverChanged(saved: Pick<List, 'cover'>, said: string): Promise<void> {
  const before = $list.get()?.cover ?? null;
  const after = saved.cover;
  changeList({ cover: after });
  if (before?.url !== after?.url) {
    const back = () => coverBack(before, after);
    remember(editorFr.history.cover, back);
    say(said, () => takeBack(back));
  }
  await refreshHead();
}

/** Only our own choice is taken back. */
function coverBack(before: Cover | null, after: Cover | null): boolean {
  const list = $list.get();
  if (!list || list.cover?.url !== after?.url) {
    say(editorFr.changedSince(editorFr.history.cover));
    return false;
  }
  changeList({ cover: before });
  const list_uuid = list.uuid;
  const change = before
    ? { call: lookCalls.chooseCover, input: { list_uuid, choice: { kind: 'earlier', url: before.url } } }
    : { call: listCalls.setCover, input: { list_uuid, cover_dataurl: null } };
  save({ ...change, key: 'cover' }).then(refreshHead);
  return true;
}
