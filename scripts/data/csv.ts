import { createCsvReader } from '../../src/lib/csv.ts';

/** Reads a delimited file with a header line, whole. Empty lines are skipped. */
export function readRows(text: string, separator?: string): Record<string, string>[] {
  const reader = createCsvReader(separator);
  const [header = [], ...lines] = [...reader.push(text), ...reader.end()];
  return lines.map((cells) => Object.fromEntries(header.map((name, i) => [name.trim(), cells[i] ?? ''])));
}

/** The first of these columns that the row has: producers rename them between editions. */
export function pick(row: Record<string, string>, names: readonly string[]): string {
  for (const name of names) if (row[name] !== undefined) return row[name];
  throw new Error(`None of the columns ${names.join(', ')} in ${Object.keys(row).join(', ')}`);
}
