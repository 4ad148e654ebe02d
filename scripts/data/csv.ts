/** Reads a delimited file with a header line; quoted cells may hold the separator. Empty lines are skipped. */
export function readRows(text: string, separator = guessSeparator(text)): Record<string, string>[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = splitLine(lines[0] ?? '', separator).map((name) => name.trim());
  return lines
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const cells = splitLine(line, separator);
      return Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']));
    });
}

function guessSeparator(text: string): string {
  const header = text.slice(0, text.indexOf('\n'));
  return header.includes(';') ? ';' : ',';
}

function splitLine(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}

/** The first of these columns that the row has: producers rename them between editions. */
export function pick(row: Record<string, string>, names: readonly string[]): string {
  for (const name of names) if (row[name] !== undefined) return row[name];
  throw new Error(`None of the columns ${names.join(', ')} in ${Object.keys(row).join(', ')}`);
}
