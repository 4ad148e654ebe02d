/**
 * node scripts/data/first-names.ts <prenoms.csv> [last year]
 * Reads the INSEE "Fichier des prénoms" as published (sexe;preusuel|prenom;annais|periode;nombre|valeur), or a
 * table that already has one row a name (key,name,sex,…,first_year,births_by_year), and writes the compact table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CORRECTIONS } from '../../src/features/first-names/corrections.ts';
import { encodeBirths } from '../../src/features/first-names/encoding.ts';
import {
  displayFirstName,
  firstNameSlug,
  RECENT_YEARS,
  sumBirths,
} from '../../src/features/first-names/first-name.ts';
import { pick, readRows } from './csv.ts';

const FIRST_YEAR = 1900;
const TARGET = new URL('../../src/features/first-names/data/first-names.json', import.meta.url);

interface Entry {
  slug: string;
  sex: 'm' | 'f';
  forms: Map<string, number>;
  births: number[];
}

const [, , file, lastYearText] = process.argv;
if (!file) throw new Error('Usage: node scripts/data/first-names.ts <prenoms.csv> [last year]');
const input = readRows(readFileSync(file, 'utf8'));
const entries = new Map<string, Entry>();
const read = input[0]?.births_by_year === undefined ? readPublished : readPrepared;
for (const row of input) read(row);

const lastYear = Number(lastYearText ?? lastYearOf(entries));
const rows = [...entries.values()]
  .map((entry) => ({ ...entry, births: entry.births.slice(0, lastYear - FIRST_YEAR + 1) }))
  .filter(({ births }) => sumBirths(births.slice(-RECENT_YEARS)) >= 100 || sumBirths(births) >= 2000)
  .sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : a.sex < b.sex ? -1 : 1))
  .map(toLine);
const table = {
  source: 'Insee, Fichier des prénoms (état civil), France hors Mayotte',
  licence: 'Licence Ouverte 2.0',
  edition: lastYear,
  lastYear,
  rows,
};
writeFileSync(TARGET, `${JSON.stringify(table, null, 1)}\n`);
console.log(`${rows.length} rows, last year ${lastYear}`);

function readPublished(row: Record<string, string>): void {
  const raw = pick(row, ['preusuel', 'prenom', 'PRENOM']);
  const year = Number(pick(row, ['annais', 'periode', 'PERIODE']));
  const slug = firstNameSlug(raw);
  if (raw.startsWith('_') || !Number.isInteger(year) || slug.length < 2) return;
  const count = Number(pick(row, ['nombre', 'valeur', 'VALEUR']));
  const entry = entryOf(slug, pick(row, ['sexe', 'SEXE']) === '1' ? 'm' : 'f');
  const form = displayFirstName(raw);
  entry.forms.set(form, (entry.forms.get(form) ?? 0) + count);
  entry.births[year - FIRST_YEAR] = (entry.births[year - FIRST_YEAR] ?? 0) + count;
}

function readPrepared(row: Record<string, string>): void {
  const entry = entryOf(pick(row, ['key']), pick(row, ['sex']) === 'm' ? 'm' : 'f');
  entry.forms.set(pick(row, ['name']), Number(pick(row, ['total'])));
  const first = Number(pick(row, ['first_year']));
  pick(row, ['births_by_year'])
    .split(' ')
    .forEach((count, i) => {
      entry.births[first - FIRST_YEAR + i] = Number(count);
    });
}

function entryOf(slug: string, sex: 'm' | 'f'): Entry {
  const key = `${slug} ${sex}`;
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { slug, sex, forms: new Map(), births: [] };
  entries.set(key, entry);
  return entry;
}

function lastYearOf(all: Map<string, Entry>): number {
  return FIRST_YEAR + Math.max(...[...all.values()].map((entry) => entry.births.length)) - 1;
}

/** The commonest accented form, else the commonest; then the forms corrected by hand. */
function displayForm({ slug, forms }: Entry): string {
  const byCount = [...forms].sort((a, b) => b[1] - a[1]).map(([form]) => form);
  const accented = byCount.find((form) => /\P{ASCII}/u.test(form));
  return CORRECTIONS[slug] ?? accented ?? byCount[0] ?? displayFirstName(slug);
}

function toLine(entry: Entry): string {
  const counts = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, i) => entry.births[i] ?? 0);
  const skip = counts.findIndex((count) => count > 0);
  return [
    entry.slug,
    displayForm(entry),
    entry.sex,
    FIRST_YEAR + skip,
    encodeBirths(counts.slice(skip)),
  ].join('|');
}
