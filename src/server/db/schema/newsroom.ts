import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Each save of a section of the site's settings, menus included. */
export const siteSettingRevision = pgTable(
  'site_setting_revision',
  {
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    value: jsonb('value').notNull(),
    authorId: refColumn('author_id'),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.key, t.revision] })],
);

/** The rewriting of content after its template changed: where it is, and what it could not change. */
export const templateMigration = pgTable(
  'template_migration',
  {
    id: idColumn(),
    namespace: text('namespace').notNull(),
    templateName: text('template_name').notNull(),
    /** The changes, in the order they are made. */
    steps: jsonb('steps').notNull(),
    state: text('state', { enum: ['running', 'done'] })
      .notNull()
      .default('running'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** The last content looked at: a run cut short goes on from there. */
    cursor: refColumn('cursor').notNull().default(0),
    problems: jsonb('problems')
      .$type<{ id: number; title: string; message: string }[]>()
      .notNull()
      .default([]),
    authorId: refColumn('author_id'),
    createdAt: createdAt(),
    finishedAt: timeColumn('finished_at'),
  },
  (t) => [index('template_migration_of').on(t.namespace, t.templateName)],
);

/** An archive of documents and pictures that an editor sent: looked at first, then brought in. */
export const contentImport = pgTable('content_import', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  state: text('state', {
    enum: ['uploading', 'checking', 'checked', 'applying', 'done', 'refused'],
  }).notNull(),
  /** Why the whole archive was refused. */
  problem: text('problem'),
  total: integer('total').notNull().default(0),
  done: integer('done').notNull().default(0),
  counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  /** 1 when new documents go live at once, if the archive does not say; else 0. */
  publish: integer('publish').notNull().default(0),
  authorId: refColumn('author_id'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const importRef = () =>
  text('import_id')
    .notNull()
    .references(() => contentImport.id, { onDelete: 'cascade' });

export const contentImportChunk = pgTable(
  'content_import_chunk',
  { importId: importRef(), position: integer('position').notNull(), bytes: bytes('bytes').notNull() },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);

/** The outcome of one file of the archive. */
export const contentImportLine = pgTable(
  'content_import_line',
  {
    importId: importRef(),
    position: integer('position').notNull(),
    path: text('path').notNull(),
    outcome: text('outcome', {
      enum: ['created', 'updated', 'unchanged', 'refused', 'ignored'],
    }).notNull(),
    title: text('title'),
    contentId: refColumn('content_id'),
    message: text('message'),
    line: integer('line'),
    column: integer('col'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);
