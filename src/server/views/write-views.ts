import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addMonths, type Day } from '#src/lib/calendar-day.ts';
import type { Database, Query } from '../db/connect.ts';
import { type Batch, tallyKey, visitorKey } from './view-counter.ts';

/** docs/legal-notes.md: figures of a day are kept so long. */
export const KEPT_MONTHS = 25;
/** Searches, with what was opened and added from them, are kept so long. */
const SEARCHES_MONTHS = 13;
const OF_SEARCHES = `('searches', 'empty_searches', 'search_opened', 'search_added')`;
const ROWS_TOGETHER = 1000;
/** Words that so few searched are forgotten after a month: they could be one person's. */
const RARE = 5;

interface CountRow {
  day: Day;
  what: string;
  path: string;
  label: string;
  value: number;
}

let salt: { database: Query; day: Day; key: string } | null = null;

/**
 * The day's salt, the same in every process; null when the day is over and this process had none of it.
 */
async function saltOf(query: Query, day: Day, today: Day): Promise<string | null> {
  if (salt?.database === query && salt.day === day) return salt.key;
  if (day !== today) return null;
  const made = randomBytes(32).toString('base64');
  await query('insert into stat_salt (day, salt) values ($1, $2) on conflict do nothing', [day, made]);
  const { rows } = await query('select salt from stat_salt where day = $1', [day]);
  salt = { database: query, day, key: String(rows[0]?.salt) };
  return salt.key;
}

/** The hashes of the days before can be made by nobody any more. */
export async function throwSaltAway({ query }: Pick<Database, 'query'>, today: Day): Promise<void> {
  if (salt && salt.day < today) salt = null;
  await query('delete from stat_salt where day < $1', [today]);
}

/** Adds a batch to the day's figures. Counts go in one statement after another: what fails is nowhere twice. */
export async function writeViews(
  { query }: Pick<Database, 'query'>,
  batch: Batch,
  today: Day,
): Promise<void> {
  const key = await saltOf(query, batch.day, today);
  for await (const rows of pieces(countRows(batch))) {
    await query(
      `insert into stat_count (day, what, path, label, value)
       select day, what, path, label, value from jsonb_to_recordset($1::jsonb)
         as r(day date, what text, path text, label text, value int) order by day, what, path, label
       on conflict (day, what, path, label) do update set value = stat_count.value + excluded.value`,
      [JSON.stringify(rows)],
    );
    for (const row of rows) countedOut(batch, row);
  }
  if (key === null) return;
  for await (const rows of pieces(visitRows(batch, key)))
    await query(
      `insert into stat_visitor (day, path, visitor)
       select distinct day, path, visitor from jsonb_to_recordset($1::jsonb)
         as r(day date, path text, visitor bigint) order by day, path, visitor
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
}

/** Pieces already written are not written again when a later piece fails and the batch is taken back. */
function countedOut(batch: Batch, { what, path, label }: CountRow): void {
  const page = batch.pages.get(path);
  if (what === 'views' && page) page.views = 0;
  else if (what === 'sources') page?.sources?.delete(label);
  else batch.tallies.delete(tallyKey({ what, label, path }));
}

function* countRows({ day, pages, tallies }: Batch): Generator<CountRow> {
  for (const { path, views, sources } of pages.values()) {
    if (views > 0) yield { day, what: 'views', path, label: '', value: views };
    for (const [label, value] of [...(sources ?? [])]) yield { day, what: 'sources', path, label, value };
  }
  for (const [key, value] of [...tallies]) {
    const at = key.indexOf(' ');
    const [label = '', path = ''] = key.slice(at + 1).split('\n');
    yield { day, what: key.slice(0, at), path, label, value };
  }
}

function* visitRows({ day, visitors }: Batch, key: string) {
  for (const visitor of visitors.values()) {
    const digest = createHmac('sha256', key).update(visitorKey(visitor)).digest();
    const hash = String(digest.readBigInt64BE());
    yield { day, path: '', visitor: hash };
    for (const { path } of visitor.pages) if (path !== '') yield { day, path, visitor: hash };
  }
}

/** So many at a time, and room for requests between them. */
async function* pieces<T>(rows: Iterable<T>): AsyncGenerator<T[]> {
  let piece: T[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < ROWS_TOGETHER) continue;
    yield piece;
    piece = [];
    await nextTurn();
  }
  if (piece.length > 0) yield piece;
}

/** Ends the days before this one: their visitors become figures, their salts go, and what is too old goes. */
export async function endDays(database: Pick<Database, 'query'>, today: Day): Promise<void> {
  const { query } = database;
  await throwSaltAway(database, today);
  await query(
    `with gone as (delete from stat_visitor where day < $1 returning day, path)
     insert into stat_count (day, what, path, label, value)
     select day, 'visitors', path, '', count(*) from gone group by day, path order by day, path
     on conflict (day, what, path, label) do update set value = stat_count.value + excluded.value`,
    [today],
  );
  await query('delete from stat_count where day < $1', [addMonths(today, -KEPT_MONTHS)]);
  await query(`delete from stat_count where what in ${OF_SEARCHES} and day < $1`, [
    addMonths(today, -SEARCHES_MONTHS),
  ]);
  await query(
    `delete from stat_count where what in ${OF_SEARCHES} and day < $1 and label not in
       (select label from stat_count where what = 'searches' group by label having sum(value) >= ${RARE})`,
    [addMonths(today, -1)],
  );
}
