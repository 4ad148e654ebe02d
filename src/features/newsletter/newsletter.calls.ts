import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, secret } from '#src/lib/shapes.ts';
import { TOPICS } from './newsletter.ts';

const action_token = secret(200);
const topics = z.array(z.enum(TOPICS)).check(z.maxLength(TOPICS.length));
const term = z.nullable(dateOnly);
const chosen = z.object({ topics: z.array(z.enum(TOPICS)), term });

/** /api/newsletter/: letters, for anybody, with or without an account (docs/spec/calls.md §Mailing). */
export const newsletterCalls = {
  subscribe: defineCall('/api/newsletter/subscribe', {
    access: 'anyone',
    changes: true,
    codes: ['form_too_fast', 'form_expired', 'date_out_of_range'],
    input: z.strictObject({
      email: z
        .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
        .check(z.maxLength(254)),
      term: z._default(term, null),
      topics: topics.check(z.minLength(1, 'Choisissez au moins une lettre.')),
      stamp: z.string().check(z.maxLength(200)),
    }),
    output: z.object({ sent: z.literal(true) }),
    about: 'Known or not, the answer is the same; nothing counts before the link that is mailed is opened',
  }),
  confirm: defineCall('/api/newsletter/confirm', {
    access: 'anyone',
    changes: true,
    codes: ['token_invalid'],
    input: z.strictObject({ action_token }),
    output: chosen,
  }),
  unsubscribe: defineCall('/api/newsletter/unsubscribe', {
    access: 'anyone',
    changes: true,
    codes: ['token_invalid'],
    input: z.strictObject({ action_token }),
    output: nothing,
    about: 'Every letter, at once, without signing in',
  }),
  preferences: defineCall('/api/newsletter/preferences', {
    access: 'anyone',
    changes: true,
    codes: ['token_invalid', 'date_out_of_range'],
    input: z.strictObject({ action_token, topics, term, ended: z._default(z.boolean(), false) }),
    output: chosen,
    about: '`ended`: the pregnancy ended, and all that is about it stops, whatever else is said',
  }),
};
