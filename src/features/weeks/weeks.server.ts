import { inArray } from 'drizzle-orm';
import { contentPath } from '#src/features/content/content.ts';
import type { ContentRow } from '#src/features/content/content-rows.server.ts';
import { findPublished, publishedIn } from '#src/features/content/reading.server.ts';
import { readSource, type Source } from '#src/lib/source.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { PERIODS, WEEK_RANGE, type WeekRef, weekSlug } from './weeks.ts';

export interface Week extends WeekRef {
  slug: string;
  title: string;
  description: string;
  html: string;
  prepare: string;
  shelves: { slug: string; label: string }[];
  sources: Source[];
  /** YYYY-MM-DD, or empty. */
  checkedOn: string;
  row: ContentRow;
}

export interface WeekLine extends WeekRef {
  href: string;
  title: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The week that a content is about; null when its fields name none. */
export function refOf(fields: Record<string, unknown>): WeekRef | null {
  const period = PERIODS.find((one) => one === fields.period);
  const week = Number(fields.week);
  if (!period || !Number.isInteger(week)) return null;
  const [first, last] = WEEK_RANGE[period];
  return week >= first && week <= last ? { period, week } : null;
}

/** A published week; null when there is none, or when it names no week. Tags the page being made. */
export async function findWeek(db: Db, slug: string): Promise<Week | null> {
  const row = await findPublished(db, 'week', slug);
  const ref = row && refOf(row.fields);
  if (!row || !ref) return null;
  const { fields } = row;
  return {
    ...ref,
    slug: row.slug,
    title: row.title,
    description: text(fields.description) || row.excerpt,
    html: row.html,
    prepare: text(fields.prepare),
    shelves: await shelvesNamed(db, texts(fields.shelves)),
    sources: texts(fields.sources).map(readSource),
    checkedOn: text(fields.checked_on).slice(0, 10),
    row,
  };
}

/** The week of a number, whatever an editor called its page. */
export async function weekOf(db: Db, ref: WeekRef): Promise<Week | null> {
  return findWeek(db, weekSlug(ref));
}

/** Shelves that exist, in the order that was written. */
async function shelvesNamed(db: Db, slugs: string[]): Promise<Week['shelves']> {
  if (slugs.length === 0) return [];
  pageTag('classifications');
  const rows = await db
    .select({ slug: classification.slug, label: classification.label })
    .from(classification)
    .where(inArray(classification.slug, slugs));
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
}

const MOST = 200;

/** Every published week, in order. */
export async function allWeeks(db: Db): Promise<WeekLine[]> {
  const rows = await publishedIn(db, 'week', MOST);
  return rows
    .flatMap(({ slug, title, fields }) => {
      const ref = refOf(fields);
      const href = contentPath({ namespace: 'week', slug, category: null });
      return ref && href ? [{ ...ref, href, title }] : [];
    })
    .sort((a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period) || a.week - b.week);
}
