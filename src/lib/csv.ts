/** A reader of RFC 4180 fed by pieces: a cell may hold separators, doubled quotes and line breaks. */
export interface CsvReader {
  /** The lines that this piece completes, cell by cell. */
  push(piece: string): string[][];
  /** Returns what was left without an end of line. */
  end(): string[][];
}

/** `separator`: by default a semicolon when the first line has one outside quotes, else a comma. */
export function createCsvReader(separator?: string): CsvReader {
  let cell = '';
  let cells: string[] = [];
  let quoted = false;
  /** A quote was just read inside a quoted cell: the next character says whether it closes it. */
  let maybeClosed = false;
  let between = separator;
  let firstLine = '';

  function push(piece: string): string[][] {
    if (between !== undefined) return read(piece);
    firstLine += piece;
    if (!firstLine.includes('\n')) return [];
    const header = firstLine.slice(0, firstLine.indexOf('\n')).replace(/"[^"]*"/g, '');
    between = header.includes(';') ? ';' : ',';
    return read(firstLine);
  }

  function read(piece: string): string[][] {
    const lines: string[][] = [];
    for (const char of piece) {
      if (maybeClosed) {
        maybeClosed = false;
        if (char === '"') {
          cell += '"';
          continue;
        }
        quoted = false;
      }
      if (quoted) {
        if (char === '"') maybeClosed = true;
        else cell += char;
      } else if (char === '"' && cell === '') quoted = true;
      else if (char === between) cells.push(take());
      else if (char === '\n') lines.push(line());
      else if (char !== '\r' && char !== '\uFEFF') cell += char;
    }
    return lines.filter((one) => one.length > 1 || one[0] !== '');
  }

  function take(): string {
    const value = cell;
    cell = '';
    return value;
  }

  function line(): string[] {
    const done = [...cells, take()];
    cells = [];
    return done;
  }

  return { push, end: () => push('\n') };
}

/** Every line after the header as an object by column name; a missing cell is empty. */
export async function* csvRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  separator?: string,
): AsyncGenerator<Record<string, string>> {
  const reader = createCsvReader(separator);
  let header: string[] | undefined;
  const named = (cells: string[]) =>
    Object.fromEntries((header ?? []).map((name, i) => [name, cells[i] ?? '']));
  const read = function* (lines: string[][]) {
    for (const cells of lines) {
      if (header) yield named(cells);
      else header = cells.map((name) => name.trim());
    }
  };
  for await (const piece of pieces) yield* read(reader.push(piece));
  yield* read(reader.end());
}
