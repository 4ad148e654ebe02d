import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content, template, templateMigration } from '#src/server/db/schema/index.ts';
import { ofTemplate, shownTemplate, type TemplateRow, usesOf } from '../template-rows.server.ts';
import { effectsOf } from './effects.ts';
import { templateMigrationJob } from './migration.jobs.server.ts';
import { planChange } from './plan.ts';
import { templateProblems } from './rules.ts';
import type { templateChangeCalls } from './template-change.calls.ts';
import { templateChangeFr } from './template-change.fr.ts';

type MigrationRow = typeof templateMigration.$inferSelect;

const USES_PER_PAGE = 20;
/** The number of problems of a migration that are told by name. */
const PROBLEMS_TOLD = 50;

/** Throws invalid_input, naming the fields that are wrong. */
export function requireSound(
  given: { namespace: string; name: string },
  fields: Parameters<typeof templateProblems>[1],
): void {
  const problems = templateProblems(given, fields);
  const issues = Object.entries(problems).map(([path, message]) => ({ path: path.split('.'), message }));
  if (issues.length > 0) throw invalidInput(issues);
}

async function findTemplate({ db }: Ctx, id: number): Promise<TemplateRow> {
  const [row] = await db.select().from(template).where(eq(template.id, id));
  if (!row) throw notFound(templateChangeFr.missingTemplate);
  return row;
}

async function previewTemplateChange(
  ctx: Ctx,
  { id, fields, removed }: InputOf<typeof templateChangeCalls.previewTemplateChange>,
): Promise<OutputOf<typeof templateChangeCalls.previewTemplateChange>> {
  const row = await findTemplate(ctx, id);
  requireSound(row, fields);
  const plan = planChange(row.fields, fields, removed);
  const contents =
    plan.steps.length + plan.notices.length === 0
      ? []
      : await ctx.db
          .select({ id: content.id, title: content.title, fields: content.fields })
          .from(content)
          .where(and(ofTemplate(row), isNull(content.deletedAt)))
          .orderBy(desc(content.updatedAt));
  return {
    uses: await usesOf(ctx.db, row),
    rewrites: plan.steps.length > 0,
    effects: effectsOf(plan, contents),
  };
}

async function changeTemplate(
  ctx: Ctx,
  { id, fields, removed }: InputOf<typeof templateChangeCalls.changeTemplate>,
): Promise<OutputOf<typeof templateChangeCalls.changeTemplate>> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(template).where(eq(template.id, id)).for('no key update');
    if (!row) throw notFound(templateChangeFr.missingTemplate);
    requireSound(row, fields);
    if (await runningOf(tx, row)) throw new DomainError('conflict', templateChangeFr.running);
    const plan = planChange(row.fields, fields, removed);
    const [saved] = await tx.db
      .update(template)
      .set({ fields: plan.fields, updatedAt: tx.now })
      .where(eq(template.id, id))
      .returning();
    await audit(tx, { action: 'template.change', target: `template:${id}`, detail: { steps: plan.steps } });
    const migration = plan.steps.length > 0 ? await begin(tx, row, plan.steps) : null;
    return { template: shownTemplate(saved ?? row), migration: migration && shown(migration) };
  });
}

async function begin(tx: Ctx, row: TemplateRow, steps: unknown[]): Promise<MigrationRow | null> {
  // Contents in the bin are rewritten too: they may come back.
  const [found] = await tx.db.select({ total: count() }).from(content).where(ofTemplate(row));
  const total = Number(found?.total ?? 0);
  if (total === 0) return null;
  const [made] = await tx.db
    .insert(templateMigration)
    .values({
      namespace: row.namespace,
      templateName: row.name,
      steps,
      total,
      authorId: isPerson(tx.actor) ? tx.actor.personId : null,
    })
    .returning();
  if (!made) throw new Error('The migration was not recorded');
  tx.afterCommit(() => {
    const { jobs, log } = tx.services;
    jobs
      .send(templateMigrationJob, { id: made.id })
      .catch((error) => log.error({ err: error }, 'template migration not sent'));
  });
  return made;
}

async function runningOf({ db }: Ctx, row: TemplateRow): Promise<boolean> {
  const [running] = await db
    .select({ id: templateMigration.id })
    .from(templateMigration)
    .where(
      and(
        eq(templateMigration.namespace, row.namespace),
        eq(templateMigration.templateName, row.name),
        eq(templateMigration.state, 'running'),
      ),
    );
  return running !== undefined;
}

const shown = (row: MigrationRow) => ({
  id: row.id,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  problems: row.problems.slice(0, PROBLEMS_TOLD),
});

async function templateMigrationOf(
  { db }: Ctx,
  { id }: InputOf<typeof templateChangeCalls.templateMigration>,
): Promise<OutputOf<typeof templateChangeCalls.templateMigration>> {
  const [row] = await db.select().from(templateMigration).where(eq(templateMigration.id, id));
  return row ? shown(row) : null;
}

async function templateUses(
  { db }: Ctx,
  input: InputOf<typeof templateChangeCalls.templateUses>,
): Promise<OutputOf<typeof templateChangeCalls.templateUses>> {
  const { page } = input;
  const used = and(ofTemplate(input), isNull(content.deletedAt));
  const rows = await db
    .select({ id: content.id, title: content.title, status: content.status, updatedAt: content.updatedAt })
    .from(content)
    .where(used)
    .orderBy(asc(content.title), asc(content.id))
    .limit(USES_PER_PAGE)
    .offset((page - 1) * USES_PER_PAGE);
  const total = await usesOf(db, input);
  return {
    items: rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() })),
    page,
    per_page: USES_PER_PAGE,
    total,
  };
}

export const templateChangeVerbs = {
  previewTemplateChange,
  changeTemplate,
  templateMigration: templateMigrationOf,
  templateUses,
};
