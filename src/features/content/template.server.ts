import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { InputOf, OutputOf } from '#src/server/calls/contract.ts';
import { DomainError, notFound, Redirect } from '#src/server/calls/domain-error.ts';
import { content, template } from '#src/server/db/schema/index.ts';
import type { faultCalls, templateCalls } from './template.calls.ts';
import { BUILTIN_TEMPLATES } from './templates.ts';

type In<K extends keyof typeof templateCalls> = InputOf<(typeof templateCalls)[K]>;
type Out<K extends keyof typeof templateCalls> = Promise<OutputOf<(typeof templateCalls)[K]>>;
type Row = typeof template.$inferSelect;

const shown = ({ updatedAt: _, ...row }: Row) => ({
  ...row,
  fields: row.fields.map((field) => ({ ...field })),
});

/** Saved templates, then the built-in ones nobody has replaced, whose id is 0: they cannot be edited away. */
async function listTemplates({ db }: Ctx): Out<'listTemplates'> {
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
  return { items: [...rows.map(shown), ...builtin] };
}

async function saveNewTemplate(ctx: Ctx, input: In<'saveNewTemplate'>): Out<'saveNewTemplate'> {
  return inTransaction(ctx, async (tx) => {
    const [made] = await tx.db.insert(template).values(input).onConflictDoNothing().returning();
    if (!made) {
      const sentence = 'Un modèle de ce nom existe déjà dans cet espace.';
      throw new DomainError('conflict', sentence, { fields: { name: sentence } });
    }
    await audit(tx, { action: 'template.create', target: `template:${made.id}` });
    return { template: shown(made) };
  });
}

async function locked(tx: Ctx, id: number): Promise<Row> {
  const [row] = await tx.db.select().from(template).where(eq(template.id, id)).for('no key update');
  if (!row) throw notFound('Ce modèle n’existe pas.');
  return row;
}

async function usesOf({ db }: Ctx, row: Row): Promise<number> {
  const [found] = await db
    .select({ uses: count() })
    .from(content)
    .where(
      and(
        eq(content.namespace, row.namespace),
        eq(content.templateName, row.name),
        isNull(content.deletedAt),
      ),
    );
  return Number(found?.uses ?? 0);
}

function inUse(uses: number): DomainError {
  return new DomainError('template_in_use', `Ce modèle sert à ${uses} contenu${uses > 1 ? 's' : ''}.`);
}

/** Fields may change under content that uses them (its next save is held to them); the namespace may not. */
async function editTemplate(ctx: Ctx, { id, namespace, fields }: In<'editTemplate'>): Out<'editTemplate'> {
  return inTransaction(ctx, async (tx) => {
    const row = await locked(tx, id);
    const uses = namespace === row.namespace ? 0 : await usesOf(tx, row);
    if (uses > 0) throw inUse(uses);
    const [saved] = await tx.db
      .update(template)
      .set({ namespace, fields, updatedAt: tx.now })
      .where(eq(template.id, id))
      .returning();
    await audit(tx, { action: 'template.edit', target: `template:${id}` });
    return { template: shown(saved ?? row) };
  });
}

async function deleteTemplate(ctx: Ctx, { id }: In<'deleteTemplate'>): Out<'deleteTemplate'> {
  return inTransaction(ctx, async (tx) => {
    const row = await locked(tx, id);
    const uses = await usesOf(tx, row);
    if (uses > 0) throw inUse(uses);
    await tx.db.delete(template).where(eq(template.id, id));
    await audit(tx, { action: 'template.delete', target: `template:${id}` });
    return { template: shown(row) };
  });
}

export const templateVerbs = { listTemplates, saveNewTemplate, editTemplate, deleteTemplate };

type Fault = OutputOf<(typeof faultCalls)['testError']>;

export const faultVerbs = {
  testError: (): Fault => {
    throw new Error('A fault asked for by a test');
  },
  testRedirect: (): Fault => {
    throw new Redirect('/');
  },
};
