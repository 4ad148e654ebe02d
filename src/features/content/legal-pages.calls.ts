import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { LEGAL_SLUGS } from './legal-pages.ts';

/** The pages that a site owes before it opens. */
export const legalPageCalls = {
  begin: defineCall('/api/content/begin_legal_page', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ slug: z.enum(LEGAL_SLUGS) }),
    output: z.object({ id: z.int() }),
    about:
      'Ours: a draft of that page from our model, with what is to be filled in; the page itself where it is there',
  }),
};
