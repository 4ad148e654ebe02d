import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, pageNumber, typed } from '#src/lib/shapes.ts';
import { REDIRECT_KINDS } from './life.ts';

const perPage = z._default(z.int().check(z.gte(1), z.lte(60)), 50);

const redirectLine = z.object({
  path: z.string(),
  to: z.nullable(z.string()),
  source: z.enum(['auto', 'manual']),
  note: z.string(),
  created_at: z.string(),
});

/** Ours: the redirects manager. */
export const redirectCalls = {
  listRedirects: defineCall('/api/content/list_redirects', {
    access: 'staff:publish',
    changes: false,
    input: z.strictObject({
      query: z._default(z.string().check(z.maxLength(500)), ''),
      kind: z.optional(z.enum(REDIRECT_KINDS)),
      page: pageNumber,
      per_page: perPage,
    }),
    output: page(redirectLine),
    about: 'Ours: former addresses and where they lead (null: gone), a page at a time',
  }),
  manualRedirect: defineCall('/api/content/manual_redirect', {
    access: 'staff:publish',
    changes: false,
    input: z.strictObject({ path: typed(1, 500) }),
    output: z.object({ redirect: z.nullable(redirectLine) }),
    about: 'Ours: the redirect that somebody made at an address, which a page published there replaces',
  }),
  saveRedirect: defineCall('/api/content/save_redirect', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({
      path: typed(2, 500),
      to: z.nullable(typed(1, 2000)),
      note: z._default(typed(0, 200), ''),
      replaces: z.optional(typed(1, 500)),
    }),
    output: redirectLine,
    codes: ['path_invalid', 'path_in_use', 'path_taken', 'target_invalid', 'target_missing', 'redirect_loop'],
    about: 'Ours: adds a redirect, or changes the one that `replaces` names',
  }),
  deleteRedirect: defineCall('/api/content/delete_redirect', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({ path: typed(1, 500) }),
    output: z.object({}),
    about: 'Ours: forgets a former address, which answers 404 again',
  }),
};
