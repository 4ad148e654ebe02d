import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { base64, madeId, nothing, page, pageNumber, typed } from '#src/lib/shapes.ts';
import { EXPORT_STAGES, IMPORT_STATES, OUTCOMES } from './transfer.ts';

const id = madeId(/^[\w-]{22}$/);
const exportId = madeId(/^\d{13}$/);
const whole = z.int();

export const ImportState = z.object({
  id: z.string(),
  name: z.string(),
  size: whole,
  state: z.enum(IMPORT_STATES),
  problem: z.nullable(z.string()),
  /** Pieces that arrived, while it is being sent. */
  received: z.array(whole),
  total: whole,
  done: whole,
  counts: z.record(z.enum(OUTCOMES), whole),
  publish: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ImportState = z.output<typeof ImportState>;

export const ImportLine = z.object({
  position: whole,
  path: z.string(),
  outcome: z.enum(OUTCOMES),
  title: z.nullable(z.string()),
  content_id: z.nullable(whole),
  message: z.nullable(z.string()),
  line: z.nullable(whole),
  column: z.nullable(whole),
});
export type ImportLine = z.output<typeof ImportLine>;

export const ExportProgress = z.object({ state: z.enum(EXPORT_STAGES), done: whole, total: whole });
export type ExportProgress = z.output<typeof ExportProgress>;

const input = z.strictObject({ id });

/** Ours: content in and out by screen. An import is looked at whole before anything of it is written. */
export const transferCalls = {
  beginImport: defineCall('/api/content/begin_import', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({
      name: typed(1, 200),
      size: whole.check(z.gte(1)),
      publish: z._default(z.boolean(), false),
    }),
    output: ImportState,
    codes: ['too_large'],
    about: 'Ours: announces a ZIP archive, sent in pieces of 4 MiB',
  }),
  sendImportPiece: defineCall('/api/content/send_import_piece', {
    access: 'staff:settings',
    changes: true,
    body: 'dataUrl',
    input: z.strictObject({
      id,
      position: whole.check(z.gte(0), z.lte(1000)),
      bytes: base64(),
    }),
    output: z.object({ received: z.array(whole) }),
    codes: ['conflict'],
    about: 'Ours: one piece in base64; again: the same piece',
  }),
  checkImport: defineCall('/api/content/check_import', {
    access: 'staff:settings',
    changes: true,
    input,
    output: ImportState,
    codes: ['conflict', 'incomplete'],
    about: 'Ours: looks at every file in the background, and writes nothing',
  }),
  applyImport: defineCall('/api/content/apply_import', {
    access: 'staff:settings',
    changes: true,
    input,
    output: ImportState,
    codes: ['conflict'],
    about: 'Ours: brings in what was not refused, in the background',
  }),
  importState: defineCall('/api/content/import_state', {
    access: 'staff:settings',
    changes: false,
    input,
    output: ImportState,
  }),
  importReport: defineCall('/api/content/import_report', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({
      id,
      outcome: z._default(z.nullable(z.enum(OUTCOMES)), null),
      page: z._default(whole.check(z.gte(1)), 1),
    }),
    output: page(ImportLine),
    about: 'Ours: what becomes of each file, a page at a time',
  }),
  listImports: defineCall('/api/content/list_imports', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({ page: pageNumber }),
    output: page(ImportState),
    about: 'Ours: the imports whose report is kept, the newest first',
  }),
  cancelImport: defineCall('/api/content/cancel_import', {
    access: 'staff:settings',
    changes: true,
    input,
    output: nothing,
    codes: ['conflict'],
    about: 'Ours: forgets an import; one that is writing goes on to its end',
  }),
  exportContent: defineCall('/api/content/export_content', {
    access: 'staff:settings',
    changes: true,
    input: nothing,
    output: z.object({ id: exportId, url: z.string(), documents: whole, pictures: whole }),
    about: 'Ours: the address of an archive of every document and picture; it opens for five minutes',
  }),
  exportProgress: defineCall('/api/content/export_progress', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({ id: exportId }),
    output: ExportProgress,
    about: 'Ours: how many documents and pictures of an archive were written',
  }),
};
