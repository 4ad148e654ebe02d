import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, exactText, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';

export interface TemplateField {
  name: string;
  label: string;
  type:
    | 'text'
    | 'markdown'
    | 'richtext'
    | 'number'
    | 'boolean'
    | 'date'
    | 'select'
    | 'image'
    | 'link'
    | 'list'
    | 'reference';
  required?: boolean;
  options?: string[];
}

export const template = pgTable(
  'template',
  {
    id: idColumn(),
    name: text('name').notNull(),
    namespace: text('namespace').notNull(),
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    builtin: boolean('builtin').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('template_name').on(t.namespace, t.name)],
);

/**
 * One Markdown document with front matter. `md` is what the last save gave, byte for byte, less `id` and
 * `revision`; `draftMd` is the draft beside a live item. The other columns are read from `md` at each save.
 */
export const content = pgTable(
  'content',
  {
    id: idColumn(),
    namespace: text('namespace').notNull(),
    slug: text('slug').notNull(),
    templateName: text('template_name').notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: ['draft', 'scheduled', 'published'] })
      .notNull()
      .default('draft'),
    md: exactText('md').notNull(),
    draftMd: exactText('draft_md'),
    draftAt: timeColumn('draft_at'),
    draftBy: refColumn('draft_by'),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    html: text('html').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    categorySlug: text('category_slug'),
    authorSlug: text('author_slug'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    position: integer('position').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    publishedAt: timeColumn('published_at'),
    scheduledAt: timeColumn('scheduled_at'),
    unpublishAt: timeColumn('unpublish_at'),
    /** An approval is of the text that was read: the next text ends it. */
    review: text('review', { enum: ['none', 'asked', 'changes', 'approved'] })
      .notNull()
      .default('none'),
    /** The person who last asked for a review: told how it ends. */
    reviewAskedBy: refColumn('review_asked_by').references(() => person.id, { onDelete: 'set null' }),
    /** The reading that the front matter names (`reviewed_by`, `reviewed_on`) was of this very text. */
    reviewHolds: boolean('review_holds').notNull().default(false),
    /** The person whose turn it is. */
    assignedTo: refColumn('assigned_to').references(() => person.id, { onDelete: 'set null' }),
    /** The day by which the text is wanted; readers never see it. */
    dueOn: date('due_on'),
    /** Why the last planned publication did not happen, in French. */
    scheduleProblem: text('schedule_problem'),
    deletedAt: timeColumn('deleted_at'),
    updatedBy: refColumn('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('content_review_asked_by').on(t.reviewAskedBy).where(sql`review_asked_by is not null`),
    uniqueIndex('content_slug').on(t.namespace, t.slug).where(sql`deleted_at is null`),
    index('content_published').on(t.namespace, t.status, t.publishedAt),
    index('content_category').on(t.categorySlug, t.publishedAt),
    index('content_author').on(t.authorSlug),
    index('content_updated').on(t.updatedAt, t.id),
    index('content_due').on(t.scheduledAt).where(sql`scheduled_at is not null`),
    index('content_ends').on(t.unpublishAt).where(sql`unpublish_at is not null`),
    index('content_review').on(t.review).where(sql`review <> 'none'`),
    index('content_assigned').on(t.assignedTo).where(sql`assigned_to is not null`),
    index('content_wanted').on(t.dueOn).where(sql`due_on is not null`),
    index('content_binned').on(t.deletedAt).where(sql`deleted_at is not null`),
    // immutable_unaccent is made by the migration 0003_search.sql.
    index('content_words').using(
      'gin',
      sql`immutable_unaccent(lower(${t.title} || ' ' || ${t.slug})) gin_trgm_ops`,
    ),
  ],
);

/** A revision's changes: the front matter's keys, `(texte)` for the body, and how many words it gained. */
export interface RevisionChanges {
  fields: string[];
  words: number;
}

export const contentRevision = pgTable(
  'content_revision',
  {
    contentId: refColumn('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    md: exactText('md').notNull(),
    authorId: refColumn('author_id'),
    /** A draft's row is replaced by its author's next one while the same sitting lasts. */
    kind: text('kind', { enum: ['save', 'draft', 'restore'] })
      .notNull()
      .default('save'),
    restoredFrom: integer('restored_from'),
    changes: jsonb('changes').$type<RevisionChanges>().notNull().default({ fields: [], words: 0 }),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.revision] })],
);

/** Former addresses: `toPath` null means gone (410). `source` says whether a person made it. */
export const redirect = pgTable(
  'redirect',
  {
    path: text('path').primaryKey(),
    toPath: text('to_path'),
    source: text('source', { enum: ['auto', 'manual'] })
      .notNull()
      .default('auto'),
    note: text('note').notNull().default(''),
    at: createdAt(),
  },
  (t) => [index('redirect_to').on(t.toPath)],
);

/** Site settings and menus, by key. */
export const siteSetting = pgTable('site_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  revision: integer('revision').notNull().default(1),
  updatedBy: refColumn('updated_by'),
  updatedAt: updatedAt(),
});

/** A line that the newsroom ticks before a text of a template goes live. */
export interface ChecklistLine {
  /** Kept while its words change. */
  key: string;
  text: string;
  /** Nothing of that template goes live without it. */
  required: boolean;
}

/** The lines of a template, also of those that are built in and have no row of their own. */
export const contentChecklist = pgTable(
  'content_checklist',
  {
    namespace: text('namespace').notNull(),
    templateName: text('template_name').notNull(),
    lines: jsonb('lines').$type<ChecklistLine[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.namespace, t.templateName] })],
);

/** A line that was ticked for one document. */
export const contentTick = pgTable(
  'content_tick',
  {
    contentId: refColumn('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    byId: refColumn('by_id').references(() => person.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.key] }), index('content_tick_by').on(t.byId)],
);
