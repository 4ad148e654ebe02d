import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { content, templateMigration } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { type ParsedDocument, parseContentDocument } from '../document.ts';
import { columnsOf, templateFields } from '../editor-rows.server.ts';
import { keepLinks } from '../life/links.server.ts';
import { addRevision } from '../life/revision-rows.server.ts';
import { published } from '../publishing.server.ts';
import { ofTemplate } from '../template-rows.server.ts';
import { migrateDocument } from './migrate.ts';
import type { Step } from './plan.ts';

/** A batch is one transaction: short, so that editors and readers never wait for it. */
const BATCH = 20;
/** Problems kept in the database; the count goes on. */
const PROBLEMS_KEPT = 200;

type MigrationRow = typeof templateMigration.$inferSelect;

/** Rewrites the contents of a changed template, batch by batch, from where it stopped. */
export const templateMigrationJob: JobKind<{ id: number }> = {
  name: 'template-migration',
  async run(services, { id }) {
    while (await oneBatch(services, id)) await nextTurn();
  },
};

/** Runs cut short (a restart) are taken up again. */
export const templateMigrationsDue: JobKind = {
  name: 'template-migrations-due',
  cron: '*/10 * * * *',
  async run(services) {
    const running = await services.database.db
      .select({ id: templateMigration.id })
      .from(templateMigration)
      .where(eq(templateMigration.state, 'running'));
    for (const { id } of running) await templateMigrationJob.run(services, { id });
  },
};

/** True while there is more to do. */
async function oneBatch(services: Services, id: number): Promise<boolean> {
  return inTransaction(systemCtx(services), async (tx) => {
    const [migration] = await tx.db
      .select()
      .from(templateMigration)
      .where(eq(templateMigration.id, id))
      .for('no key update');
    if (!migration || migration.state === 'done') return false;
    const rows = await tx.db
      .select()
      .from(content)
      .where(
        and(
          ofTemplate({ namespace: migration.namespace, name: migration.templateName }),
          gt(content.id, migration.cursor),
        ),
      )
      .orderBy(asc(content.id))
      .limit(BATCH)
      .for('no key update');
    const tally = await migrateRows(tx, migration, rows);
    await record(tx, migration, { ...tally, rows });
    return rows.length === BATCH;
  });
}

interface Tally {
  changed: number;
  problems: MigrationRow['problems'];
}

async function migrateRows(tx: Ctx, migration: MigrationRow, rows: ContentRow[]): Promise<Tally> {
  const fields = await templateFields(tx.db, migration.namespace, migration.templateName);
  const order = ['namespace', 'slug', 'title', 'template', ...(fields ?? []).map(({ name }) => name)];
  const steps = migration.steps as Step[];
  const tally: Tally = { changed: 0, problems: [] };
  for (const row of rows) {
    const live = migrateDocument(row.md, steps, order);
    const draft = row.draftMd === null ? null : migrateDocument(row.draftMd, steps, order);
    for (const { message } of live.problems) tally.problems.push({ id: row.id, title: row.title, message });
    if (live.md === row.md && (draft === null || draft.md === row.draftMd)) continue;
    const document = readable(live.md);
    if (!document) continue;
    tally.changed += 1;
    await saveMigrated(tx, row, {
      document,
      draftMd: draft?.md ?? null,
      authorId: migration.authorId,
    });
  }
  return tally;
}

/** Null for a header that was broken before us: the problems name it already. */
function readable(md: string): ParsedDocument | null {
  try {
    return parseContentDocument(md);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

interface Rewritten {
  document: ParsedDocument;
  draftMd: string | null;
  authorId: number | null;
}

async function saveMigrated(
  tx: Ctx,
  row: ContentRow,
  { document, draftMd, authorId }: Rewritten,
): Promise<void> {
  const [saved] = await tx.db
    .update(content)
    .set({
      ...(await columnsOf(document)),
      draftMd,
      revision: row.revision + 1,
      updatedAt: tx.now,
      updatedBy: authorId,
    })
    .where(eq(content.id, row.id))
    .returning();
  if (!saved) return;
  await addRevision(tx, { row: saved, before: row.md, by: authorId, kind: 'save' });
  await keepLinks(tx.db, saved, tx.services.config.publicUrl);
  if (saved.status === 'published' && saved.deletedAt === null) await published(tx, row, saved);
}

async function record(
  tx: Ctx,
  migration: MigrationRow,
  { changed, problems, rows }: Tally & { rows: ContentRow[] },
): Promise<void> {
  const over = rows.length < BATCH;
  await tx.db
    .update(templateMigration)
    .set({
      done: over ? migration.total : Math.min(migration.total, migration.done + rows.length),
      changed: migration.changed + changed,
      cursor: rows.at(-1)?.id ?? migration.cursor,
      problems: [...migration.problems, ...problems].slice(0, PROBLEMS_KEPT),
      ...(over ? { state: 'done' as const, finishedAt: tx.now } : {}),
    })
    .where(eq(templateMigration.id, migration.id));
}
