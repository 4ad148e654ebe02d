import * as z from 'zod/mini';

/** A row of a table with the head of its columns; one that has no head has none. */
export const Row = z.object({ head: z.array(z.string()), cells: z.array(z.string()) });
export type Row = z.output<typeof Row>;

/** A sentence of a page: `quote` stands word for word on the page at `path`, and `n` is the `[n]` of the text. */
export const Citation = z.object({
  n: z.int(),
  title: z.string(),
  path: z.string(),
  quote: z.string(),
  /** Of a row of a table, its cells apart: `quote` has them one after the other. */
  row: z.optional(Row),
});
export type Citation = z.output<typeof Citation>;

/** A tool to open, its form already filled in by the query of `path`. */
export const ToolLink = z.object({ path: z.string(), label: z.string() });
export type ToolLink = z.output<typeof ToolLink>;

/** A call that is proposed: nothing is done before a tap, and then with the person's own session. */
export const Proposal = z.object({
  label: z.string(),
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
});
export type Proposal = z.output<typeof Proposal>;

export const ANSWER_KINDS = ['answer', 'tool', 'urgent', 'unknown'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const Answer = z.object({
  id: z.uuid(),
  kind: z.enum(ANSWER_KINDS),
  /** Each sentence bears its citation as `[n]`; `unknown` and `urgent` may have sentences of our own. */
  text: z.string(),
  citations: z.array(Citation),
  tool: z.nullable(ToolLink),
  actions: z.array(Proposal),
  by: z.enum(['pages', 'model']),
});
export type Answer = z.output<typeof Answer>;

/** An answer before it is kept under a name. */
export type Answered = Omit<Answer, 'id'>;

/** A part of a page that readers see, from one heading to the next. */
export interface Passage {
  id: string;
  path: string;
  /** The title of its page. */
  title: string;
  /** Its own heading; empty before the first one. */
  heading: string;
  /** Plain text: its sentences stand word for word on the page. */
  text: string;
  /** The namespace of its page: post, page, faq, tool, landing… */
  kind: string;
  /** From 0 to 1, how well it answers what was asked. */
  score: number;
}
