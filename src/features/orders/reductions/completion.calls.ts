import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly } from '#src/lib/shapes.ts';

/** The discount that completes a list, as whoever asks may know it. */
export const completionCalls = {
  get: defineCall('/api/order/completion', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid: z.uuid() }),
    output: z.object({
      completion: z.nullable(z.object({ percent: z.int(), until: dateOnly })),
    }),
    about: 'Null where nothing of the list is sold here, before its time, and once it was used',
  }),
};
