import * as z from 'zod/mini';

/** docs/spec/calls.md §Types, PublicUser: what anyone may know of a person. */
export const PublicUser = z.object({
  display_name: z.string(),
  firstname: z.string(),
  profilepic: z.nullable(z.string()),
  slug: z.string(),
});
export type PublicUser = z.output<typeof PublicUser>;
