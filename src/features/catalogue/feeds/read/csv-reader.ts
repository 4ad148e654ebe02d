import { createCsvReader } from '#src/lib/csv.ts';
import { feedFr as fr } from '../feed.fr.ts';
import { FeedFault, ROW_MOST_CHARS, type Row } from '../feed.ts';
import type { RowReader } from './reader.ts';

const SEPARATORS = [';', '\t', ',', '|'] as const;
/** So that a line without end is noticed early. */
const SLICE = 64 * 1024;

/** Finds the commonest separator between the names of the first line. */
export function separatorOf(head: string): string {
  const line = (head.split(/\r?\n|\r/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

/** Names as columns: never empty, never twice. */
export function columnNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim().slice(0, 100) || `Colonne ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

export function csvReader(separator: string): RowReader {
  const csv = createCsvReader(separator);
  let header: string[] | null = null;
  let waiting = 0;
  let count = 0;

  function rowsOf(lines: string[][]): Row[] {
    const rows: Row[] = [];
    for (const cells of lines) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (header) rows.push(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
      else header = columnNames(cells);
    }
    count += rows.length;
    return rows;
  }

  return {
    push(text) {
      const rows: Row[] = [];
      for (let at = 0; at < text.length; at += SLICE) {
        const slice = text.slice(at, at + SLICE);
        const lines = csv.push(slice);
        waiting = lines.length > 0 ? 0 : waiting + slice.length;
        if (waiting > ROW_MOST_CHARS) throw new FeedFault(fr.rowTooLong(count + 1));
        rows.push(...rowsOf(lines));
      }
      return rows;
    },
    end: () => rowsOf(csv.end()),
  };
}
