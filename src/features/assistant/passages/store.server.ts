import { sql } from 'drizzle-orm';
import type { Database, Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { passage } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { textOf } from './cut.ts';
import { type PageText, readPages } from './pages.server.ts';
import { wordsOfWordings } from './wordings.ts';
import { familyOf, wordsOfPassage } from './words.ts';

/** Two processes that write the same passages would count their words twice. Any number no other lock uses. */
const LOCK = 7_206_341;
/** The pages that one transaction writes: a reader of the embedded database waits for it. */
const TOGETHER = 4;
/** The rows of one statement, during which that database answers nobody else. */
const ROWS_AT_ONCE = 20;
const WORDS_AT_ONCE = 200;

interface Row {
  contentId: number;
  place: number;
  words: string[];
}

/** Words are read in turns: a long page has thousands of them. */
async function rowsOf(pages: readonly PageText[]): Promise<Row[]> {
  const parts = pages.flatMap((page) => page.parts.map((part, place) => ({ page, part, place })));
  const rows = await inTurns(parts, ({ page, part, place }) => ({
    contentId: page.id,
    place,
    words: wordsOfPassage(page.title, part.above, part.heading, textOf(part)),
  }));
  // After the parts of a page, the words with which it is asked.
  const asked = await inTurns(pages, ({ id, parts: { length }, wordings }) => ({
    contentId: id,
    place: length,
    words: wordsOfPassage(wordsOfWordings(wordings)),
  }));
  return [...rows, ...asked.filter(({ words }) => words.length > 0)];
}

function* pieces<T>(of: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < of.length; at += size) yield of.slice(at, at + size);
}

/** Writes the passages of these contents anew; those that readers no longer see have none. */
export async function keepPassages(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  ids: readonly number[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const some = ids.slice(at, at + TOGETHER);
    await db.transaction(async (tx) => {
      if (engine !== 'pglite') await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      await replace(tx, some);
    });
  }
}

async function replace(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await rowsOf(await readPages(db, ids));
  const gone = await db
    .delete(passage)
    .where(idsIn(passage.contentId, ids))
    .returning({ words: passage.words });
  for (const some of pieces(rows, ROWS_AT_ONCE)) await db.insert(passage).values(some);
  const counts = new Map<string, number>();
  const count = (words: readonly string[], by: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  for (const { words } of gone) count(words, -1);
  for (const { words } of rows) count(words, 1);
  await countWords(db, counts);
}

async function countWords(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...counts].filter(([, by]) => by !== 0);
  for (const some of pieces(changed, WORDS_AT_ONCE)) await countSome(db, some);
}

async function countSome(db: Db, counts: readonly (readonly [word: string, by: number])[]): Promise<void> {
  const changed = counts.map(([word, by]) => [word, familyOf(word), by]);
  await db.execute(sql`
    insert into passage_word (word, stem, passages)
    select value ->> 0, value ->> 1, (value ->> 2)::int from jsonb_array_elements(${JSON.stringify(changed)}::jsonb)
    on conflict (word) do update set passages = passage_word.passages + excluded.passages, stem = excluded.stem`);
  const fewer = changed.filter(([, , by]) => Number(by) < 0).map(([word]) => String(word));
  if (fewer.length > 0)
    await db.execute(sql`
      delete from passage_word
      where passages <= 0 and word = any(array(select jsonb_array_elements_text(${JSON.stringify(fewer)}::jsonb)))`);
}

/** The contents, after this one, that have passages or ought to: so many at most, by their number. */
export async function contentsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    (select id::int as id from content where id > ${after} order by id limit ${limit})
    union (select distinct content_id::int from passage where content_id > ${after} order by 1 limit ${limit})
    order by id limit ${limit}`)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** Forgets everything: the passages are filled again from the first page. */
export async function forgetPassages(db: Db): Promise<void> {
  await db.execute(sql`truncate passage, passage_word`);
}

export const havePassages = async (db: Db): Promise<boolean> => {
  const [one] = await db.select({ id: passage.contentId }).from(passage).limit(1);
  return one !== undefined;
};
