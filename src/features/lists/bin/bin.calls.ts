import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing } from '#src/lib/shapes.ts';
import { List } from '../list.ts';

/** docs/spec/calls.md §/api/list/ delete_list: a bin of 30 days. */
export const BIN_DAYS = 30;

const DeletedList = z.object({
  uuid: z.uuid(),
  title: z.string(),
  items_count: z.int(),
  deleted_at: isoTime,
  until: isoTime,
});
export type DeletedList = z.output<typeof DeletedList>;

export const binCalls = {
  getDeletedLists: defineCall('/api/list/get_deleted_lists', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(DeletedList) }),
    about: 'The lists one has deleted and may still take back',
  }),
  restoreList: defineCall('/api/list/restore_list', {
    access: 'user',
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid() }),
    output: List,
    about: 'Takes a list out of the bin, at its address and with everything on it',
  }),
};
