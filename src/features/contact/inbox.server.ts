import { and, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contactMessage, person } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { mayDo } from '#src/server/may-do.ts';
import type { contactCalls } from './contact.calls.ts';
import { keptUntil, type Message, STATUSES } from './contact.ts';
import { contactRefusalFr } from './refusals.fr.ts';

type Row = typeof contactMessage.$inferSelect;

const PER_PAGE = 25;
/** Newest first; without a status everything but what looks like spam. */
async function listMessages(
  ctx: Ctx,
  input: InputOf<typeof contactCalls.listMessages>,
): Promise<OutputOf<typeof contactCalls.listMessages>> {
  const { db } = ctx;
  const { status, page } = input;
  const chosen = among(ctx, input);
  const rows = await db
    .select({ row: contactMessage, who: assigned })
    .from(contactMessage)
    .leftJoin(person, eq(person.id, contactMessage.assignedTo))
    .where(and(chosen, status ? eq(contactMessage.status, status) : ne(contactMessage.status, 'spam')))
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const totals = await db
    .select({ status: contactMessage.status, n: count() })
    .from(contactMessage)
    .where(chosen)
    .groupBy(contactMessage.status);
  const of = (one: string) => Number(totals.find((row) => row.status === one)?.n ?? 0);
  const counts = { new: of('new'), read: of('read'), done: of('done'), spam: of('spam') };
  const shown = status ? [status] : STATUSES.filter((one) => one !== 'spam');
  const total = shown.reduce((sum, one) => sum + counts[one], 0);
  return { items: rows.map(({ row, who }) => toMessage(row, who)), page, per_page: PER_PAGE, total, counts };
}

const assigned = {
  uuid: person.uuid,
  name: sql<string>`coalesce(nullif(${person.firstname}, ''), ${person.email})`,
};

/** The filters' condition, whatever the state: the counts of each state are those of the same search. */
function among(
  { actor }: Ctx,
  { kind, mine, query }: InputOf<typeof contactCalls.listMessages>,
): SQL | undefined {
  const { name, email, company, message, note } = contactMessage;
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
  return and(
    kind ? eq(contactMessage.kind, kind) : undefined,
    mine ? eq(contactMessage.assignedTo, requirePerson(actor).personId) : undefined,
    ...words.map((word) => {
      const pattern = holding(word);
      return or(...[name, email, company, message, note].map((column) => ilike(column, pattern)));
    }),
  );
}

async function updateMessage(
  ctx: Ctx,
  input: InputOf<typeof contactCalls.updateMessage>,
): Promise<OutputOf<typeof contactCalls.updateMessage>> {
  const { uuid, status, note } = input;
  const change = {
    ...(status === undefined ? {} : { status, ...handled(ctx, status) }),
    ...(note === undefined ? {} : { note }),
    ...(input.assigned_to === undefined ? {} : { assignedTo: await adminId(ctx, input.assigned_to) }),
  };
  if (Object.keys(change).length > 0) {
    const [row] = await ctx.db
      .update(contactMessage)
      .set(change)
      .where(eq(contactMessage.uuid, uuid))
      .returning({ id: contactMessage.id });
    if (!row) throw notFound(contactRefusalFr.gone);
    const action = status ? `contact.${status}` : 'contact.update';
    await audit(ctx, { action, target: `contact:${row.id}` });
  }
  const [found] = await ctx.db
    .select({ row: contactMessage, who: assigned })
    .from(contactMessage)
    .leftJoin(person, eq(person.id, contactMessage.assignedTo))
    .where(eq(contactMessage.uuid, uuid));
  if (!found) throw notFound(contactRefusalFr.gone);
  return toMessage(found.row, found.who);
}

function handled(ctx: Ctx, status: Message['status']) {
  const done = status === 'done';
  return {
    handledAt: done ? ctx.now : null,
    handledBy: done ? requirePerson(ctx.actor).personId : null,
  };
}

/** Only those who can open the inbox may be given a message. */
async function adminId({ db }: Ctx, uuid: string | null): Promise<number | null> {
  if (uuid === null) return null;
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.uuid, uuid), mayDo('people')));
  if (!found) throw notFound(contactRefusalFr.notAnEditor);
  return found.id;
}

async function deleteMessage(
  ctx: Ctx,
  { uuid }: InputOf<typeof contactCalls.deleteMessage>,
): Promise<OutputOf<typeof contactCalls.deleteMessage>> {
  const [row] = await ctx.db
    .delete(contactMessage)
    .where(eq(contactMessage.uuid, uuid))
    .returning({ id: contactMessage.id });
  if (!row) throw notFound(contactRefusalFr.gone);
  await audit(ctx, { action: 'contact.delete', target: `contact:${row.id}` });
  return {};
}

function toMessage(row: Row, who: { uuid: string; name: string } | null): Message {
  const { uuid, kind, name, email, topic, message, company, website, status, note } = row;
  return {
    uuid,
    kind,
    name,
    email,
    topic,
    message,
    company,
    website,
    status,
    note,
    assigned_to: who?.uuid ? who : null,
    created_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
    kept_until: keptUntil(row.createdAt).toISOString(),
  };
}

export const inboxVerbs = { listMessages, updateMessage, deleteMessage };
