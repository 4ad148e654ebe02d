import { afterEach, expect, it, vi } from 'vitest';
import { $list, $queue, changeList, placeItem, refresh } from '#src/features/lists/editor/editor.store.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import type { DetailedList, ListItem } from '#src/features/lists/list.ts';

const item = (id: number) => ({ item: { id }, position: id }) as ListItem;
const list = (...items: ListItem[]) =>
  ({
    uuid: 'liste',
    title: 'Avant',
    items_in_list: items,
    items_count: items.length,
  }) as unknown as DetailedList;
const ids = () => $list.get()?.items_in_list.map((known) => known.item.id);

afterEach(() => {
  vi.restoreAllMocks();
  $list.set(null);
  $queue.set(null);
});

it('a wish added while the list was being read stays: the older answer is asked for again', async () => {
  const answers = [list(item(1)), list(item(1), item(2))];
  vi.spyOn(listCalls, 'getWithUuid').mockImplementation(async () => {
    const answer = answers.shift();
    if (answers.length > 0) placeItem(item(2));
    return answer as DetailedList;
  });
  $list.set(list(item(1)));
  await refresh();
  expect(answers).toEqual([]);
  expect(ids()).toEqual([1, 2]);
});

it('what nobody touched is replaced by what the server says, in one reading', async () => {
  const read = vi.spyOn(listCalls, 'getWithUuid').mockResolvedValue(list(item(3)));
  $list.set(list(item(1)));
  changeList({ title: 'Après' });
  await refresh();
  expect(read).toHaveBeenCalledOnce();
  expect($list.get()).toMatchObject({ title: 'Avant' });
  expect(ids()).toEqual([3]);
});
