import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, secret, typed, typedLine } from '#src/lib/shapes.ts';
import { Colleague, Content } from '../content.ts';
import { CALENDAR_KINDS, COMMENT_MAX, GUEST_NAME_MAX, MENTIONS_MAX, QUOTE_MAX, WORDS_MAX } from './review.ts';

const id = z.int();
const uuid = z.uuid();

const remark = {
  id,
  author: z.nullable(Colleague),
  /** Ours: the name given by somebody without an account, over a preview link. */
  guest: z.nullable(z.string()),
  /** The words it is about, as they were picked; null when it is about the whole. */
  quote: z.nullable(z.string()),
  /** The line of the document, from 1, at which these words stand now; null when they are gone. */
  line: z.nullable(z.int()),
  text: z.string(),
  closed: z.boolean(),
  at: z.string(),
};
export const Reply = z.object({ ...remark, replies: z.array(z.never()) });
export const Comment = z.object({ ...remark, replies: z.array(Reply) });
export type Comment = z.output<typeof Comment>;
export type Reply = z.output<typeof Reply>;

export const reviewCalls = {
  askReview: defineCall('/api/content/ask_review', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, reviewer_uuid: z.optional(uuid) }),
    output: Content,
  }),
  answerReview: defineCall('/api/content/answer_review', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({
      id,
      decision: z.enum(['approved', 'changes']),
      words: z._default(typed(0, WORDS_MAX), ''),
      revision: z.optional(z.int()),
    }),
    output: Content,
    codes: ['conflict', 'revision_conflict'],
  }),
  assignContent: defineCall('/api/content/assign_content', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, user_uuid: z.nullable(uuid) }),
    output: Content,
  }),
  setDue: defineCall('/api/content/set_due', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, due_on: z.nullable(dateOnly) }),
    output: Content,
    about: 'Ours: the day by which a text is wanted, for the calendar',
  }),
  commentByLink: defineCall('/api/content/comment_by_link', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({
      token: secret(200),
      name: typedLine(1, GUEST_NAME_MAX),
      quote: z._default(typed(0, QUOTE_MAX), ''),
      text: typed(1, COMMENT_MAX),
    }),
    output: z.object({}),
    about: 'Ours: a remark of somebody without an account, over a preview link that allows it',
  }),
  listComments: defineCall('/api/content/list_comments', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({ items: z.array(Comment) }),
  }),
  addComment: defineCall('/api/content/add_comment', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({
      id,
      quote: z._default(z.nullable(typed(1, QUOTE_MAX)), null),
      text: typed(1, COMMENT_MAX),
      mentions: z._default(z.array(uuid).check(z.maxLength(MENTIONS_MAX)), []),
      parent: z._default(z.nullable(id), null),
    }),
    output: Comment,
    codes: ['conflict'],
  }),
  closeComment: defineCall('/api/content/close_comment', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ comment_id: id, closed: z.boolean() }),
    output: Comment,
  }),
  calendar: defineCall('/api/content/calendar', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ from: dateOnly, to: dateOnly }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          title: z.string(),
          namespace: z.string(),
          at: z.string(),
          kind: z.enum(CALENDAR_KINDS),
        }),
      ),
    }),
  }),
  newsroomPeople: defineCall('/api/content/newsroom_people', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(z.extend(Colleague, { publishes: z.boolean() })) }),
    about: 'Ours: who may be asked, named and given a text',
  }),
};
