import { sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { loadFirstNameTable } from './table.ts';

/** Replaces the table of first names by the shipped one, in one statement; answers how many rows there are. */
export async function seedFirstNames(db: Db): Promise<number> {
  const { rows } = await loadFirstNameTable();
  const json = JSON.stringify(
    rows.map(({ firstYear, rankLastYear, ...row }) => ({
      ...row,
      first_year: firstYear,
      rank_last_year: rankLastYear,
    })),
  );
  await db.execute(sql`delete from first_name`);
  await db.execute(sql`
    insert into first_name (slug, sex, name, phonetic, total, recent, first_year, births, rank_last_year)
    select slug, sex, name, phonetic, total, recent, first_year, births, rank_last_year
    from jsonb_to_recordset(${json}::jsonb) as row(
      slug text, sex text, name text, phonetic text, total int, recent int, first_year int, births jsonb,
      rank_last_year int)`);
  return rows.length;
}
