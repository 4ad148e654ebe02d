import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listItem, listOwner, person, pot, subscriber } from '#src/server/db/schema/index.ts';
import { BOUNCES_MAX, LIST_FILLED, type Segment } from './newsletter.ts';

/** Whoever may be written to: confirmed, not withdrawn, and not refused by their server time and again. */
export const reachable = (): SQL =>
  and(
    isNotNull(subscriber.confirmedAt),
    isNull(subscriber.withdrawnAt),
    isNull(subscriber.stop),
    lt(subscriber.bounces, BOUNCES_MAX),
    sql`cardinality(${subscriber.topics}) > 0`,
  ) as SQL;

/** Whoever is owed the letter of their week. */
export const wantsWeeks = (): SQL =>
  and(
    reachable(),
    arrayContains(subscriber.topics, ['semaine']),
    isNotNull(subscriber.term),
    isNull(subscriber.endedAt),
  ) as SQL;

/** The lists of the account of a confirmed address; those of the demonstration, of the bin and the archive are none. */
const lists = (more: SQL = sql`true`) => sql`exists (
  select 1 from ${person}
  join ${listOwner} on ${listOwner.personId} = ${person.id}
  join ${list} on ${list.id} = ${listOwner.listId}
  where lower(${person.email}) = ${subscriber.email} and ${person.emailVerifiedAt} is not null
    and ${list.deletedAt} is null and ${list.archivedAt} is null and not ${list.demo} and ${more})`;

/** By what its owners put on it alone: nothing tells what givers did. */
const incomplete = sql`(
  select count(*) from ${listItem} where ${listItem.listId} = ${list.id} and ${listItem.removedAt} is null
) < ${LIST_FILLED}`;

const potOpen = sql`coalesce((${list.settings} ->> 'accept_contributions')::boolean, true)
  and exists (select 1 from ${pot} where ${pot.listId} = ${list.id} and ${pot.heldAt} is null)`;

/** A pregnancy ended, by a letter's page or on the account: a letter about lists, had or missing, would be about it. */
const ended = sql`(${subscriber.endedAt} is not null or ${lists(sql`${list.hushed} is not null and ${list.birthdate} is null`)})`;

const isAboutLists = ({ has_list, list_incomplete, pot_open }: Segment) =>
  [has_list, list_incomplete, pot_open].some((asked) => asked !== undefined);

const either = (asked: boolean | undefined, is: SQL): SQL | undefined => {
  if (asked === undefined) return undefined;
  return asked ? is : sql`not ${is}`;
};

/** The start of a day in Paris. */
const startOf = (day: string) => fromParis(`${day}T00:00`) ?? new Date(`${day}T00:00Z`);

/** Those whom a segment means: one of its topics (none named: any), and all the rest. */
export function chosenBy(segment: Segment): SQL {
  const { topics, term_from, term_to, joined_from, joined_to } = segment;
  return and(
    reachable(),
    topics.length > 0 ? arrayOverlaps(subscriber.topics, topics) : undefined,
    isAboutLists(segment) ? sql`not ${ended}` : undefined,
    either(segment.has_list, lists()),
    either(segment.list_incomplete, lists(incomplete)),
    either(segment.pot_open, lists(potOpen)),
    term_from ? gte(subscriber.term, term_from) : undefined,
    term_to ? lte(subscriber.term, term_to) : undefined,
    joined_from ? gte(subscriber.confirmedAt, startOf(joined_from)) : undefined,
    joined_to ? lt(subscriber.confirmedAt, startOf(addDays(joined_to, 1))) : undefined,
  ) as SQL;
}

export async function countChosen(db: Db, segment: Segment): Promise<number> {
  const [found] = await db.select({ total: count() }).from(subscriber).where(chosenBy(segment));
  return Number(found?.total ?? 0);
}
