import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  inArray,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { media } from '#src/server/db/schema/index.ts';
import { holding, plainly } from '#src/server/db/words.ts';
import { doublesOf, lookalikes } from './doubles.ts';
import type { mediaCalls } from './media.calls.ts';
import type { MediaFilter } from './media.ts';
import { getMedia, toItem } from './media-rows.server.ts';
import { keyOf } from './pictures.ts';
import { usedIds } from './used.server.ts';
import { usesOf } from './uses.server.ts';

const words = plainly(sql`${media.alt} || ' ' || ${media.filename} || ' ' || coalesce(${media.name}, '')`);

async function listMedia(
  { db }: Ctx,
  input: InputOf<typeof mediaCalls.listMedia>,
): Promise<OutputOf<typeof mediaCalls.listMedia>> {
  const { page, per_page } = input;
  const { chosen, order } = await filtered(db, input.show);
  const where = and(searched(input.query), filedIn(input), chosen);
  const [totals] = await db.select({ total: count() }).from(media).where(where);
  const rows = await db
    .select()
    .from(media)
    .where(where)
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { items: rows.map(toItem), page, per_page, total: Number(totals?.total ?? 0) };
}

/**
 * Every word somewhere in the description, the file's name or the short name, accents and case apart; an address
 * finds its picture, whatever width or replaced file it names.
 */
function searched(query: string): SQL | undefined {
  const asked = query.split(/\s+/).filter(Boolean).slice(0, 10);
  return and(...asked.map(matching));
}

function filedIn({ folder, label }: { folder: string; label: string }): SQL | undefined {
  return and(
    folder === '' ? undefined : eq(media.shelf, folder),
    label === '' ? undefined : arrayContains(media.labels, [label]),
  );
}

/** The folders and labels that pictures have, by name. */
async function mediaFiling({ db }: Ctx): Promise<OutputOf<typeof mediaCalls.mediaFiling>> {
  const counted = async (from: SQL) => {
    const { rows } = (await db.execute(
      sql`select name, count(*)::int as count from (${from}) filed where name <> '' group by name order by name collate "und-x-icu"`,
    )) as unknown as { rows: { name: string; count: number }[] };
    return rows;
  };
  return {
    folders: await counted(sql`select ${media.shelf} as name from ${media}`),
    labels: await counted(sql`select unnest(${media.labels}) as name from ${media}`),
  };
}

function matching(word: string): SQL {
  const key = keyOf(word);
  if (key) return arrayOverlaps(media.keys, [key]);
  return sql`${words} like immutable_unaccent(lower(${holding(word)}))`;
}

interface Filtered {
  chosen: SQL | undefined;
  order: SQL[];
}

const NEWEST = [desc(media.createdAt), desc(media.id)];

async function filtered(db: Db, filter: MediaFilter): Promise<Filtered> {
  if (filter === 'undescribed') return { chosen: eq(media.alt, ''), order: NEWEST };
  if (filter === 'unused') {
    const used = await usedIds(db);
    return { chosen: used.length > 0 ? notInArray(media.id, used) : undefined, order: NEWEST };
  }
  if (filter === 'all') return { chosen: undefined, order: NEWEST };
  const doubles = doublesOf(await looks(db));
  const place = sql`array_position(${sql.param(doubles)}::bigint[], ${media.id})`;
  return { chosen: inArray(media.id, [0, ...doubles]), order: [place] };
}

function looks(db: Db) {
  return db
    .select({ id: media.id, look: media.look })
    .from(media)
    .where(ne(media.look, ''))
    .orderBy(media.id);
}

async function mediaDetail(
  { db }: Ctx,
  { id }: InputOf<typeof mediaCalls.mediaDetail>,
): Promise<OutputOf<typeof mediaCalls.mediaDetail>> {
  const row = await getMedia(db, id);
  const { uses, count: uses_count } = await usesOf(db, row);
  const ids = lookalikes(row, await looks(db)).map((one) => one.id);
  const alike = ids.length > 0 ? await db.select().from(media).where(inArray(media.id, ids)).limit(12) : [];
  return { item: toItem(row), uses, uses_count, lookalikes: alike.map(toItem) };
}

async function knownMedia(
  { db }: Ctx,
  { hashes }: InputOf<typeof mediaCalls.knownMedia>,
): Promise<OutputOf<typeof mediaCalls.knownMedia>> {
  if (hashes.length === 0) return { items: [] };
  const rows = await db.select().from(media).where(inArray(media.hash, hashes));
  return { items: rows.map((row) => ({ hash: row.hash, item: toItem(row) })) };
}

export const libraryVerbs = { listMedia, mediaFiling, mediaDetail, knownMedia };
