import { readFile } from 'node:fs/promises';
import { decodeBirths } from './encoding.ts';
import { type FirstName, RECENT_YEARS, rankLastYear, type Sex, sumBirths } from './first-name.ts';
import { phoneticKey } from './phonetic.ts';

export interface FirstNameTable {
  source: string;
  licence: string;
  edition: number;
  lastYear: number;
  rows: FirstName[];
}

const NAMES = 'src/features/first-names/data/first-names.json';

interface Shipped extends Omit<FirstNameTable, 'rows'> {
  rows: string[];
}

/** The table shipped with the project, ranked; read when the database is seeded, and not kept. */
export async function loadFirstNameTable(): Promise<FirstNameTable> {
  const data: Shipped = JSON.parse(await readFile(NAMES, 'utf8'));
  const parsed = data.rows.map(parseRow);
  const ranks = { m: ranksOf(parsed, 'm'), f: ranksOf(parsed, 'f') };
  const rows = parsed.map((row) => ({ ...row, rankLastYear: ranks[row.sex].get(row.slug) ?? null }));
  return { source: data.source, licence: data.licence, edition: data.edition, lastYear: data.lastYear, rows };
}

function ranksOf(rows: readonly FirstName[], sex: Sex): Map<string, number | null> {
  return rankLastYear(rows.filter((row) => row.sex === sex));
}

function parseRow(line: string): FirstName {
  const [slug = '', name = '', sex, firstYear, births = ''] = line.split('|');
  const counts = decodeBirths(births);
  return {
    slug,
    name,
    sex: sex === 'm' ? 'm' : 'f',
    phonetic: phoneticKey(slug),
    total: sumBirths(counts),
    recent: sumBirths(counts.slice(-RECENT_YEARS)),
    firstYear: Number(firstYear),
    births: counts,
    rankLastYear: null,
  };
}
