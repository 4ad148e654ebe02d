import { and, count, desc, eq, ne } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { InputOf, OutputOf } from '#src/server/calls/contract.ts';
import { notFound } from '#src/server/calls/domain-error.ts';
import { contactMessage } from '#src/server/db/schema/index.ts';
import type { contactCalls } from './contact.calls.ts';
import { type Message, STATUSES } from './contact.ts';

type In<K extends keyof typeof contactCalls> = InputOf<(typeof contactCalls)[K]>;
type Out<K extends keyof typeof contactCalls> = Promise<OutputOf<(typeof contactCalls)[K]>>;
type Row = typeof contactMessage.$inferSelect;

const PER_PAGE = 25;

/** Newest first; without a status everything but what looks like spam. */
async function listMessages({ db }: Ctx, { status, kind, page }: In<'listMessages'>): Out<'listMessages'> {
  const ofKind = kind ? eq(contactMessage.kind, kind) : undefined;
  const where = and(ofKind, status ? eq(contactMessage.status, status) : ne(contactMessage.status, 'spam'));
  const rows = await db
    .select()
    .from(contactMessage)
    .where(where)
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const totals = await db
    .select({ status: contactMessage.status, n: count() })
    .from(contactMessage)
    .where(ofKind)
    .groupBy(contactMessage.status);
  const of = (one: string) => Number(totals.find((row) => row.status === one)?.n ?? 0);
  const counts = { new: of('new'), read: of('read'), done: of('done'), spam: of('spam') };
  const shown = status ? [status] : STATUSES.filter((one) => one !== 'spam');
  const total = shown.reduce((sum, one) => sum + counts[one], 0);
  return { items: rows.map(toMessage), page, per_page: PER_PAGE, total, counts };
}

async function updateMessage(ctx: Ctx, { uuid, status }: In<'updateMessage'>): Out<'updateMessage'> {
  const handled = status === 'done';
  const [row] = await ctx.db
    .update(contactMessage)
    .set({
      status,
      handledAt: handled ? ctx.now : null,
      handledBy: handled ? requirePerson(ctx.actor).personId : null,
    })
    .where(eq(contactMessage.uuid, uuid))
    .returning();
  if (!row) throw notFound('Ce message n’existe plus.');
  await audit(ctx, { action: `contact.${status}`, target: `contact:${row.id}` });
  return toMessage(row);
}

async function deleteMessage(ctx: Ctx, { uuid }: In<'deleteMessage'>): Out<'deleteMessage'> {
  const [row] = await ctx.db
    .delete(contactMessage)
    .where(eq(contactMessage.uuid, uuid))
    .returning({ id: contactMessage.id });
  if (!row) throw notFound('Ce message n’existe plus.');
  await audit(ctx, { action: 'contact.delete', target: `contact:${row.id}` });
  return {};
}

function toMessage(row: Row): Message {
  const { uuid, kind, name, email, topic, message, company, website, status } = row;
  return {
    ...{ uuid, kind, name, email, topic, message, company, website, status },
    created_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
  };
}

export const inboxVerbs = { listMessages, updateMessage, deleteMessage };
