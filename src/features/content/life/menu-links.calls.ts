import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { typed } from '#src/lib/shapes.ts';

/** The site's own addresses, for whoever makes a link in a menu or a text. */
export const linkCalls = {
  siteLinks: defineCall('/api/content/site_links', {
    access: 'staff:content',
    alsoFor: ['settings', 'mailing'],
    changes: false,
    input: z.strictObject({
      query: typed(0, 200),
      limit: z._default(z.int().check(z.gte(1), z.lte(50)), 12),
    }),
    output: z.object({
      items: z.array(z.object({ href: z.string(), label: z.string(), kind: z.string() })),
    }),
    about: 'Ours: addresses of this site by their title, for whoever makes a link',
  }),
  findContent: defineCall('/api/content/find_content', {
    access: 'staff:content',
    alsoFor: ['settings'],
    changes: false,
    input: z.strictObject({
      query: typed(0, 200),
      limit: z._default(z.int().check(z.gte(1), z.lte(50)), 8),
    }),
    output: z.object({
      items: z.array(z.object({ id: z.int(), title: z.string(), namespace: z.string(), status: z.string() })),
    }),
    about: 'Ours: contents by words of their title or address, the last edited first',
  }),
  checkLinks: defineCall('/api/content/check_links', {
    access: 'staff:content',
    alsoFor: ['settings'],
    changes: false,
    input: z.strictObject({ hrefs: z.array(typed(0, 500)).check(z.maxLength(200)) }),
    output: z.object({ dead: z.array(z.string()) }),
    about: 'Ours: which of these addresses of the site lead nowhere',
  }),
};
