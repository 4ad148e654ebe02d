import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page, pageNumber, typed } from '#src/lib/shapes.ts';
import { SLUG_SHAPE } from '#src/lib/slug.ts';
import { NAMESPACES } from './content.ts';

export const templateField = z.strictObject({
  name: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'Une lettre, puis des lettres minuscules, des chiffres et « _ ».'),
    ),
  label: typed(1, 80),
  type: z.enum([
    'text',
    'markdown',
    'richtext',
    'number',
    'boolean',
    'date',
    'select',
    'image',
    'link',
    'list',
    'reference',
  ]),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(z.string()).check(z.maxLength(100))),
});
const namespace = z.enum(NAMESPACES);
const fields = z.array(templateField).check(z.maxLength(60));
export const templateRow = z.object({
  id: z.int(),
  name: z.string(),
  namespace: z.string(),
  fields: z.array(z.looseObject({})),
  builtin: z.boolean(),
});
const one = z.object({ template: templateRow });
const countedTemplate = z.extend(templateRow, { uses: z.int() });
export const TEMPLATES_PER_PAGE = 30;

export const templateCalls = {
  listTemplates: defineCall('/api/content/list_templates', {
    access: 'staff:content',
    alsoFor: ['settings'],
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(countedTemplate) }),
  }),
  browseTemplates: defineCall('/api/content/browse_templates', {
    access: 'staff:content',
    alsoFor: ['settings'],
    changes: false,
    input: z.strictObject({
      query: z._default(z.string().check(z.maxLength(200)), ''),
      page: pageNumber,
      per_page: z._default(z.int().check(z.gte(1), z.lte(60)), TEMPLATES_PER_PAGE),
      shown: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
    }),
    output: z.extend(page(countedTemplate), { shown: z.nullable(countedTemplate) }),
    about:
      'Ours: a page of the templates, and the one that is open (`namespace/name`) on whichever page it is',
  }),
  saveNewTemplate: defineCall('/api/content/save_new_template', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({
      name: z.string().check(z.regex(SLUG_SHAPE, 'Lettres minuscules, chiffres et tirets.')),
      namespace,
      fields,
    }),
    output: one,
    codes: ['conflict'],
  }),
  editTemplate: defineCall('/api/content/edit_template', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ id: z.int(), namespace, fields }),
    output: one,
    codes: ['template_in_use'],
  }),
  deleteTemplate: defineCall('/api/content/delete_template', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ id: z.int() }),
    output: one,
    codes: ['template_in_use'],
  }),
};

/** Only with ENABLE_TEST_CALLS=1. */
export const faultCalls = {
  testError: defineCall('/api/content/test_error', {
    access: 'test',
    changes: false,
    input: nothing,
    output: z.object({}),
  }),
  testRedirect: defineCall('/api/content/test_redirect', {
    access: 'test',
    changes: false,
    input: nothing,
    output: z.object({}),
  }),
};
