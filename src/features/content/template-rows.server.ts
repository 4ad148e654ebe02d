import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, template } from '#src/server/db/schema/index.ts';
import { templateChangeFr } from './template-change/template-change.fr.ts';

export type TemplateRow = typeof template.$inferSelect;
type Named = Pick<TemplateRow, 'namespace' | 'name'>;

export const shownTemplate = ({ updatedAt: _, ...row }: TemplateRow) => ({
  ...row,
  fields: row.fields.map((field) => ({ ...field })),
});

/** A saved template by its name; null when it is built in, or not there. */
export async function findTemplate(db: Db, { namespace, name }: Named) {
  const [row] = await db
    .select()
    .from(template)
    .where(and(eq(template.namespace, namespace), eq(template.name, name)));
  return row ? shownTemplate(row) : null;
}

/** The contents of a template, those in the bin with them. */
export const ofTemplate = ({ namespace, name }: Named) =>
  and(eq(content.namespace, namespace), eq(content.templateName, name));

/** Counts the contents that use it, those in the bin apart. */
export async function usesOf(db: Db, row: Named): Promise<number> {
  const [found] = await db
    .select({ uses: count() })
    .from(content)
    .where(and(ofTemplate(row), isNull(content.deletedAt)));
  return Number(found?.uses ?? 0);
}

const NAMED = 3;

/** template_in_use, with who uses it. */
export async function inUse(db: Db, row: Named, uses: number): Promise<DomainError> {
  const users = await db
    .select({ id: content.id, title: content.title })
    .from(content)
    .where(and(ofTemplate(row), isNull(content.deletedAt)))
    .orderBy(desc(content.updatedAt))
    .limit(NAMED);
  const titles = users.map(({ title }) => `«\u202f${title}\u202f»`).join(', ');
  return new DomainError('template_in_use', templateChangeFr.inUse(uses, titles), {
    extra: { uses, users },
  });
}
