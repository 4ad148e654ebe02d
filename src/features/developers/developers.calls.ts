import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';

const described = z.object({
  path: z.string(),
  about: z.nullable(z.string()),
  access: z.string(),
  marks: z.array(z.string()),
  codes: z.array(z.string()),
  sent: z.nullable(z.string()),
  answered: z.string(),
});

export const developerCalls = {
  describeCalls: defineCall('/api/admin/describe_calls', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({ group: z.nullable(z.string().check(z.maxLength(40))) }),
    output: z.object({
      groups: z.array(z.object({ group: z.string(), name: z.string(), count: z.int() })),
      described: z.nullable(
        z.object({
          name: z.string(),
          calls: z.array(described),
          types: z.array(z.object({ name: z.string(), text: z.string() })),
        }),
      ),
    }),
    about: 'Ours: calls of sellers and staff, as the page for developers shows the others',
  }),
};
