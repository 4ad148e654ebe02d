import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { masked } from '#src/features/accounts/account-mails.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { parisDayOf } from '#src/lib/calendar-day.ts';
import { writeCsv } from '#src/lib/csv-write.ts';
import { toParis } from '#src/lib/paris-time.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { list, listItem, listOwner, person, ticket } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import type { ticketCalls } from './ticket.calls.ts';
import { REPORT_PIECE, TICKETS_PER_PAGE } from './ticket.ts';
import { ticketReportFr as fr } from './tickets.fr.ts';

type Asked = Omit<InputOf<typeof ticketCalls.report>, 'page'>;

/** One ticket, or all whose code or name holds what is searched for. */
export function ticketsAsked({ code, query }: Asked): SQL | undefined {
  if (code) return eq(ticket.code, code);
  return query ? or(ilike(ticket.code, holding(query)), ilike(ticket.label, holding(query))) : undefined;
}

/** An account comes with a list: it counts once something was wished for on it, and until it is deleted. */
const isMade = sql`${list.deletedAt} is null and exists (select 1 from ${listItem}
  where ${listItem.listId} = ${list.id} and ${listItem.removedAt} is null)`;

/** The lists that are theirs, or that they share. */
const listsOf = ({ db }: Ctx) =>
  db
    .select({
      lists: sql<number>`count(*)::int`.as('lists'),
      first: sql<Date | null>`min(${list.createdAt})`.mapWith(list.createdAt).as('first'),
    })
    .from(listOwner)
    .innerJoin(list, eq(list.id, listOwner.listId))
    .where(and(eq(listOwner.personId, person.id), isMade))
    .as('own');

/** The accounts that were made with such tickets and are still there. */
function accountsOf(ctx: Ctx, asked: Asked) {
  const own = listsOf(ctx);
  return ctx.db
    .select({
      code: ticket.code,
      label: ticket.label,
      kind: ticket.kind,
      uuid: person.uuid,
      email: person.email,
      firstname: person.firstname,
      lastname: person.lastname,
      partnerFirstname: person.partnerFirstname,
      createdAt: person.createdAt,
      lists: own.lists,
      first: own.first,
    })
    .from(person)
    .innerJoin(ticket, eq(ticket.code, person.ticketCode))
    .innerJoinLateral(own, sql`true`)
    .where(ticketsAsked(asked))
    .$dynamic();
}

async function sumsOf(ctx: Ctx, asked: Asked) {
  const which = ticketsAsked(asked);
  const [made] = await ctx.db
    .select({ tickets: sql<number>`count(*)::int`, uses: sql<number>`coalesce(sum(${ticket.uses}), 0)::int` })
    .from(ticket)
    .where(which);
  const codes = ctx.db.select({ code: ticket.code }).from(ticket).where(which);
  const has = sql`exists (select 1 from ${listOwner} join ${list} on ${list.id} = ${listOwner.listId}
    where ${listOwner.personId} = ${person.id} and ${isMade})`;
  const [there] = await ctx.db
    .select({
      accounts: sql<number>`count(*)::int`,
      with_list: sql<number>`(count(*) filter (where ${has}))::int`,
    })
    .from(person)
    .where(inArray(person.ticketCode, codes));
  return {
    tickets: made?.tickets ?? 0,
    uses: made?.uses ?? 0,
    accounts: there?.accounts ?? 0,
    with_list: there?.with_list ?? 0,
  };
}

/** The accounts of the tickets asked for, the last first: named, without the address, which the desk of people has. */
export async function ticketReport(
  ctx: Ctx,
  { page, ...asked }: InputOf<typeof ticketCalls.report>,
): Promise<OutputOf<typeof ticketCalls.report>> {
  const sums = await sumsOf(ctx, asked);
  const rows = await accountsOf(ctx, asked)
    .orderBy(desc(person.createdAt), desc(person.id))
    .limit(TICKETS_PER_PAGE)
    .offset((page - 1) * TICKETS_PER_PAGE);
  const items = rows.map(({ code, uuid, email, createdAt, lists, first, ...named }) => ({
    code,
    user_uuid: uuid,
    name: named.firstname ? displayName(named) : '',
    email: masked(email),
    registered_at: createdAt.toISOString(),
    lists,
    first_list_at: first?.toISOString() ?? null,
  }));
  return { ...sums, items, page, per_page: TICKETS_PER_PAGE, total: sums.accounts };
}

/** The same as a file, in pieces: the first registered first, so that who comes meanwhile is in the last one. */
export async function exportTicketReport(
  ctx: Ctx,
  { page, ...asked }: InputOf<typeof ticketCalls.exportReport>,
): Promise<OutputOf<typeof ticketCalls.exportReport>> {
  const { accounts } = await sumsOf(ctx, asked);
  const rows = await accountsOf(ctx, asked)
    .orderBy(asc(person.createdAt), asc(person.id))
    .limit(REPORT_PIECE)
    .offset((page - 1) * REPORT_PIECE);
  const lines = rows.map((row) => [
    ...[row.code, row.label, fr.kinds[row.kind], toParis(row.createdAt).replace('T', ' ')],
    ...[row.uuid, masked(row.email), String(row.lists)],
    row.first ? parisDayOf(row.first.toISOString()) : '',
  ]);
  const written = writeCsv(page === 1 ? [fr.csvHead, ...lines] : lines);
  return {
    filename: fr.filename(parisDayOf(ctx.now.toISOString())),
    content: page === 1 ? written : lines.length > 0 ? written.slice(1) : '',
    pages: Math.max(1, Math.ceil(accounts / REPORT_PIECE)),
  };
}
