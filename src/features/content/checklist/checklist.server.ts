import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, contentChecklist, contentTick, person } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { checklistCalls } from './checklist.calls.ts';
import type { Line, TickedLine } from './checklist.ts';

const EXAMPLES = 3;

type Of = Pick<ContentRow, 'namespace' | 'templateName'>;
type Written = OutputOf<typeof checklistCalls.read>;

async function linesOf(db: Db, { namespace, templateName }: Of): Promise<Line[]> {
  const [row] = await db
    .select({ lines: contentChecklist.lines })
    .from(contentChecklist)
    .where(and(eq(contentChecklist.namespace, namespace), eq(contentChecklist.templateName, templateName)));
  return row?.lines ?? [];
}

async function tickedOf(db: Db, row: Of & Pick<ContentRow, 'id'>): Promise<TickedLine[]> {
  const lines = await linesOf(db, row);
  if (lines.length === 0) return [];
  const ticks = await db
    .select({
      key: contentTick.key,
      at: contentTick.at,
      by: sql<string | null>`nullif(trim(concat_ws(' ', ${person.firstname}, ${person.lastname})), '')`,
    })
    .from(contentTick)
    .leftJoin(person, eq(person.id, contentTick.byId))
    .where(eq(contentTick.contentId, row.id));
  return lines.map((line) => {
    const tick = ticks.find(({ key }) => key === line.key);
    return { ...line, done: tick !== undefined, by: tick?.by ?? null, at: tick?.at.toISOString() ?? null };
  });
}

async function findOne(db: Db, id: number): Promise<ContentRow> {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.id, id), isNull(content.deletedAt)));
  if (!row) throw notFound(contentRefusalFr.gone);
  return row;
}

/** Throws checklist_open while a line that its template requires is not ticked. */
export async function requireChecked(db: Db, row: Of & Pick<ContentRow, 'id'>): Promise<void> {
  const open = (await tickedOf(db, row)).filter(({ required, done }) => required && !done);
  if (open.length > 0)
    throw new DomainError('checklist_open', contentRefusalFr.checklistOpen(open.map(({ text }) => text)));
}

async function get(ctx: Ctx, { id }: InputOf<typeof checklistCalls.get>) {
  return { lines: await tickedOf(ctx.db, await findOne(ctx.db, id)) };
}

async function tick(ctx: Ctx, { id, key, done }: InputOf<typeof checklistCalls.tick>) {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const row = await findOne(tx.db, id);
    if (!(await linesOf(tx.db, row)).some((line) => line.key === key))
      throw notFound(contentRefusalFr.lineUnknown);
    if (done)
      await tx.db
        .insert(contentTick)
        .values({ contentId: id, key, byId: personId, at: tx.now })
        .onConflictDoNothing();
    else await tx.db.delete(contentTick).where(and(eq(contentTick.contentId, id), eq(contentTick.key, key)));
    return { lines: await tickedOf(tx.db, row) };
  });
}

/** Texts of a template that are not live, and that a required line holds back. */
async function heldBy(db: Db, { namespace, templateName }: Of, lines: readonly Line[]) {
  const keys = lines.filter(({ required }) => required).map(({ key }) => key);
  if (keys.length === 0) return { held: 0, examples: [] };
  const ticks = sql`(select count(*) from ${contentTick} where ${contentTick.contentId} = ${content.id}
    and ${contentTick.key} = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))))`;
  const within = and(
    eq(content.namespace, namespace),
    eq(content.templateName, templateName),
    ne(content.status, 'published'),
    isNull(content.deletedAt),
    sql`${ticks} < ${keys.length}`,
  );
  const rows = await db
    .select({ title: content.title })
    .from(content)
    .where(within)
    .orderBy(asc(content.id))
    .limit(EXAMPLES);
  return { held: await db.$count(content, within), examples: rows.map(({ title }) => title) };
}

async function read(ctx: Ctx, input: InputOf<typeof checklistCalls.read>): Promise<Written> {
  const of = { namespace: input.namespace, templateName: input.template };
  const lines = await linesOf(ctx.db, of);
  return { lines, ...(await heldBy(ctx.db, of, lines)) };
}

async function save(ctx: Ctx, input: InputOf<typeof checklistCalls.save>): Promise<Written> {
  const { namespace, template: templateName } = input;
  const lines = input.lines.map(({ key, ...line }) => ({
    key: key ?? randomBytes(6).toString('hex'),
    ...line,
  }));
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(contentChecklist)
      .values({ namespace, templateName, lines })
      .onConflictDoUpdate({
        target: [contentChecklist.namespace, contentChecklist.templateName],
        set: { lines, updatedAt: tx.now },
      });
    await audit(tx, {
      action: 'template.checklist',
      target: `template:${namespace}/${templateName}`,
      detail: { lines: lines.length },
    });
    return { lines, ...(await heldBy(tx.db, { namespace, templateName }, lines)) };
  });
}

export const checklistVerbs = { get, tick, read, save };
