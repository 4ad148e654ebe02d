import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { typed } from '#src/lib/shapes.ts';
import { NAMESPACES } from '../content.ts';
import { LINES_MAX, Line, LineInput, TickedLine } from './checklist.ts';

const id = z.int();
const ofTemplate = { namespace: z.enum(NAMESPACES), template: typed(1, 80) };
const ticked = z.object({ lines: z.array(TickedLine) });
const written = z.object({
  lines: z.array(Line),
  /** Texts of the template that wait to go live, and lack a required line. */
  held: z.int(),
  /** The titles of some of them. */
  examples: z.array(z.string()),
});

export const checklistCalls = {
  get: defineCall('/api/content/get_checklist', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: ticked,
    about: 'Ours: what is to be looked at before this document goes live, and who looked',
  }),
  tick: defineCall('/api/content/tick_checklist', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, key: typed(1, 40), done: z.boolean() }),
    output: ticked,
  }),
  read: defineCall('/api/content/checklist_lines', {
    access: 'staff:content',
    alsoFor: ['settings'],
    changes: false,
    input: z.strictObject(ofTemplate),
    output: written,
  }),
  save: defineCall('/api/content/save_template_checklist', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ ...ofTemplate, lines: z.array(LineInput).check(z.maxLength(LINES_MAX)) }),
    output: written,
    about: 'Ours: a line keeps its key, and its ticks, while its words change',
  }),
};
