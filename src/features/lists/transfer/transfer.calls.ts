import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';

const onList = { list_uuid: z.uuid() };
export const IMPORT_URLS_MAX = 20;
const CSV_MAX = 1_000_000;

export const transferCalls = {
  importItems: defineCall('/api/list/import_items', {
    access: 'user',
    changes: true,
    body: 'content',
    input: z.strictObject({
      ...onList,
      csv: z.optional(z.string().check(z.maxLength(CSV_MAX))),
      urls: z.optional(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(IMPORT_URLS_MAX))),
    }),
    output: z.object({
      added: z.int(),
      refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    }),
    about:
      'A CSV file whose first line names the columns, or pages of shops; each line is added or refused by itself',
  }),
  exportList: defineCall('/api/list/export_list', {
    access: 'user',
    changes: false,
    alone: true,
    input: z.strictObject({ ...onList, format: z.enum(['csv', 'json']) }),
    output: z.object({ filename: z.string(), content: z.string() }),
    about: 'What the owner may see of the list, as a file; import_items takes the CSV back',
  }),
};
