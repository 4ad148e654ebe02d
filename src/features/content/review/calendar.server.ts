import { and, asc, eq, gte, isNull, lt, lte, ne } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { addDays, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { newsroom } from './colleagues.server.ts';
import type { reviewCalls } from './review.calls.ts';
import { reviewFr } from './review.fr.ts';
import { CALENDAR_MAX_DAYS } from './review.ts';

/** Of each kind; a month of a large newsroom has a few hundred. */
const SHOWN = 1000;

type Item = OutputOf<typeof reviewCalls.calendar>['items'][number];

const dayStart = (day: Day): Date => fromParis(`${day}T00:00`) ?? new Date(day);

/** A day without an hour begins at midnight in Paris: what happens during it comes after. */
const beginOf = ({ at }: Item): number => (at.includes('T') ? new Date(at) : dayStart(at)).getTime();

function refusal(field: string, sentence: string): DomainError {
  return new DomainError('invalid_input', sentence, { fields: { [field]: sentence } });
}

/** All that happens between two days, both included, in the calendar of Paris; what is due has no hour. */
async function calendar(
  ctx: Ctx,
  { from, to }: InputOf<typeof reviewCalls.calendar>,
): Promise<OutputOf<typeof reviewCalls.calendar>> {
  if (to < from) throw refusal('to', reviewFr.rangeReversed);
  if (daysBetween(from, to) >= CALENDAR_MAX_DAYS)
    throw refusal('to', reviewFr.rangeTooLong(CALENDAR_MAX_DAYS));
  const span = { after: dayStart(from), before: dayStart(addDays(to, 1)) };
  const items = await due(ctx, from, to);
  for (const kind of MOMENTS) items.push(...(await happening(ctx, kind, span)));
  return { items: items.sort((a, b) => beginOf(a) - beginOf(b) || a.id - b.id) };
}

const named = { id: content.id, title: content.title, namespace: content.namespace };

const MOMENTS = ['published', 'scheduled', 'unpublish'] as const;
const COLUMNS = {
  published: content.publishedAt,
  scheduled: content.scheduledAt,
  unpublish: content.unpublishAt,
};

/** All of one kind from `after`, before `before`. */
async function happening(
  { db }: Ctx,
  kind: (typeof MOMENTS)[number],
  { after, before }: { after: Date; before: Date },
): Promise<Item[]> {
  const column = COLUMNS[kind];
  const live = kind === 'published' ? eq(content.status, 'published') : undefined;
  const rows = await db
    .select({ ...named, at: column })
    .from(content)
    .where(and(isNull(content.deletedAt), live, gte(column, after), lt(column, before)))
    .orderBy(asc(column), asc(content.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? '', kind }));
}

/** Texts that are still to come out. */
async function due({ db }: Ctx, from: Day, to: Day): Promise<Item[]> {
  const { dueOn } = content;
  const waiting = and(isNull(content.deletedAt), ne(content.status, 'published'));
  const rows = await db
    .select({ ...named, at: dueOn })
    .from(content)
    .where(and(waiting, gte(dueOn, from), lte(dueOn, to)))
    .orderBy(asc(dueOn), asc(content.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, at: row.at ?? '', kind: 'due' }));
}

async function newsroomPeople({ db }: Ctx): Promise<OutputOf<typeof reviewCalls.newsroomPeople>> {
  return { items: await newsroom(db) };
}

export const calendarVerbs = { calendar, newsroomPeople };
