import { asc, count, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound, Redirect } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, template } from '#src/server/db/schema/index.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import type { faultCalls, templateCalls } from './template.calls.ts';
import { requireSound } from './template-change/change.server.ts';
import { inUse, shownTemplate, type TemplateRow, usesOf } from './template-rows.server.ts';
import { BUILTIN_TEMPLATES } from './templates.ts';

/** Saved templates, then the built-in ones nobody has replaced, whose id is 0: they cannot be edited away. */
async function listTemplates({ db }: Ctx): Promise<OutputOf<typeof templateCalls.listTemplates>> {
  const rows = await db.select().from(template).orderBy(asc(template.namespace), asc(template.name));
  const own = new Set(rows.map((row) => `${row.namespace}/${row.name}`));
  const builtin = Object.entries(BUILTIN_TEMPLATES)
    .filter(([name]) => !own.has(`${name}/${name}`))
    .map(([name, fields]) => ({
      id: 0,
      name,
      namespace: name,
      fields: fields.map((field) => ({ ...field })),
      builtin: true,
    }));
  const uses = await usesByTemplate(db);
  return {
    items: [...rows.map(shownTemplate), ...builtin].map((item) => ({
      ...item,
      uses: uses.get(`${item.namespace}/${item.name}`) ?? 0,
    })),
  };
}

async function usesByTemplate(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ namespace: content.namespace, name: content.templateName, uses: count() })
    .from(content)
    .where(isNull(content.deletedAt))
    .groupBy(content.namespace, content.templateName);
  return new Map(rows.map((row) => [`${row.namespace}/${row.name}`, Number(row.uses)]));
}

async function saveNewTemplate(
  ctx: Ctx,
  input: InputOf<typeof templateCalls.saveNewTemplate>,
): Promise<OutputOf<typeof templateCalls.saveNewTemplate>> {
  requireSound(input, input.fields);
  return inTransaction(ctx, async (tx) => {
    const [made] = await tx.db.insert(template).values(input).onConflictDoNothing().returning();
    if (!made) {
      const sentence = contentRefusalFr.templateTaken;
      throw new DomainError('conflict', sentence, { fields: { name: sentence } });
    }
    await audit(tx, { action: 'template.create', target: `template:${made.id}` });
    return { template: shownTemplate(made) };
  });
}

async function locked(tx: Ctx, id: number): Promise<TemplateRow> {
  const [row] = await tx.db.select().from(template).where(eq(template.id, id)).for('no key update');
  if (!row) throw notFound(contentRefusalFr.templateUnknown);
  return row;
}

/** Fields may change under content that uses them (its next save is held to them); the namespace may not. */
async function editTemplate(
  ctx: Ctx,
  { id, namespace, fields }: InputOf<typeof templateCalls.editTemplate>,
): Promise<OutputOf<typeof templateCalls.editTemplate>> {
  return inTransaction(ctx, async (tx) => {
    const row = await locked(tx, id);
    requireSound({ namespace, name: row.name }, fields);
    const uses = namespace === row.namespace ? 0 : await usesOf(tx.db, row);
    if (uses > 0) throw await inUse(tx.db, row, uses);
    const [saved] = await tx.db
      .update(template)
      .set({ namespace, fields, updatedAt: tx.now })
      .where(eq(template.id, id))
      .returning();
    await audit(tx, { action: 'template.edit', target: `template:${id}` });
    return { template: shownTemplate(saved ?? row) };
  });
}

async function deleteTemplate(
  ctx: Ctx,
  { id }: InputOf<typeof templateCalls.deleteTemplate>,
): Promise<OutputOf<typeof templateCalls.deleteTemplate>> {
  return inTransaction(ctx, async (tx) => {
    const row = await locked(tx, id);
    const uses = await usesOf(tx.db, row);
    if (uses > 0) throw await inUse(tx.db, row, uses);
    await tx.db.delete(template).where(eq(template.id, id));
    await audit(tx, { action: 'template.delete', target: `template:${id}` });
    return { template: shownTemplate(row) };
  });
}

export const templateVerbs = { listTemplates, saveNewTemplate, editTemplate, deleteTemplate };

type Fault = OutputOf<typeof faultCalls.testError>;

export const faultVerbs = {
  testError: (): Fault => {
    throw new Error('A fault asked for by a test');
  },
  testRedirect: (): Fault => {
    throw new Redirect('/');
  },
};
