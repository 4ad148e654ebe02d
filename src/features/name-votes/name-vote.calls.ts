import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { secret, typedLine } from '#src/lib/shapes.ts';
import { LETTERS } from '#src/lib/validation.fr.ts';
import { CHOICES, LAST_NAME_MAX, NAMES_MAX } from './name-vote.ts';

const slug = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z]+(?:-[a-z]+)*$/, LETTERS));
const token = secret(100);
const choice = z.literal([...CHOICES]);
const state = z.object({
  names: z.array(z.string()),
  labels: z.record(z.string(), z.string()),
  last_name: z.nullable(z.string()),
  mine: z.record(z.string(), choice),
  matches: z.array(z.string()),
  done: z.boolean(),
});

/** docs/spec/calls.md §/api/first-name/: two people, two links, no account. */
export const nameVoteCalls = {
  createVote: defineCall('/api/first-name/create_vote', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({
      names: z.array(slug).check(z.minLength(1), z.maxLength(NAMES_MAX)),
      last_name: z.optional(typedLine(0, LAST_NAME_MAX)),
    }),
    output: z.object({ vote_token: z.string(), own_token: z.string() }),
    about: 'Two links, one’s own and the one to send',
  }),
  vote: defineCall('/api/first-name/vote', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ token, slug, choice }),
    output: state,
    about: 'The same state as get_vote; a later choice replaces the earlier',
  }),
  getVote: defineCall('/api/first-name/get_vote', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ token }),
    output: state,
  }),
};
