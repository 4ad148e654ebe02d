import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, pageNumber } from '#src/lib/shapes.ts';
import { templateField, templateRow } from '../template.calls.ts';

const draft = z.extend(templateField, {
  was: z.optional(z.nullable(z.string())),
  fill: z.optional(
    z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean(), z.array(z.string())]),
  ),
});
const change = {
  id: z.int(),
  fields: z.array(draft).check(z.maxLength(60)),
  /** Fields that go with their values. */
  removed: z._default(z.array(z.string()), []),
};
const named = { id: z.int(), title: z.string() };

const migration = z.object({
  id: z.int(),
  state: z.enum(['running', 'done']),
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  problems: z.array(z.object({ ...named, message: z.string() })),
});

const effect = z.object({
  kind: z.enum(['rename', 'remove', 'retype', 'fill', 'hide', 'require', 'options']),
  name: z.string(),
  to: z.nullable(z.string()),
  count: z.int(),
  examples: z.array(z.object({ ...named, before: z.string(), after: z.string() })),
  problems: z.int(),
  problem_examples: z.array(z.object({ ...named, message: z.string() })),
});

/** Changing a template that has contents: what it would do, doing it, and how far it is. */
export const templateChangeCalls = {
  previewTemplateChange: defineCall('/api/content/preview_template_change', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject(change),
    output: z.object({ uses: z.int(), rewrites: z.boolean(), effects: z.array(effect) }),
    about: 'Ours: what a change of fields would do to existing contents; nothing is changed',
  }),
  changeTemplate: defineCall('/api/content/change_template', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject(change),
    output: z.object({ template: templateRow, migration: z.nullable(migration) }),
    codes: ['conflict'],
    about: 'Ours: edit_template for a template in use: its contents are rewritten in the background',
  }),
  templateMigration: defineCall('/api/content/template_migration', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({ id: z.int() }),
    output: z.nullable(migration),
    about: 'Ours: how far the rewriting of contents is',
  }),
  templateUses: defineCall('/api/content/template_uses', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({
      namespace: z.string(),
      name: z.string(),
      page: pageNumber,
    }),
    output: page(z.object({ ...named, status: z.string(), updated_at: z.string() })),
    about: 'Ours: the contents that use a template',
  }),
};
