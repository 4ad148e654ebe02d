import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, typed } from '#src/lib/shapes.ts';
import { VIEW_NAME_MAX, VIEW_SEARCH, VIEW_SEARCH_MAX } from './life.ts';

const id = z.int();
const View = z.object({ id, name: z.string(), search: z.string() });
export type View = z.output<typeof View>;

/** Ours: filtered lists of contents that the team keeps under a name. */
export const viewCalls = {
  listViews: defineCall('/api/content/list_views', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(View) }),
  }),
  saveView: defineCall('/api/content/save_view', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({
      name: typed(1, VIEW_NAME_MAX),
      search: z.string().check(z.regex(VIEW_SEARCH), z.maxLength(VIEW_SEARCH_MAX)),
    }),
    output: View,
    codes: ['too_many'],
    about: 'Ours: keeps the filters of a list; the same name again replaces them',
  }),
  deleteView: defineCall('/api/content/delete_view', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
};
