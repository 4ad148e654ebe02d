const RULES: Record<string, string> = { left: ':--', right: '--:', center: ':-:' };

/** Cells carry their own Markdown in `data-md`. A row that is too short is filled, the first one is the head. */
export function tableMarkdown(table: HTMLTableElement): string {
  const rows = Array.from(table.querySelectorAll('tr')).map((row) => Array.from(row.children));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map((row) =>
    line(Array.from({ length: width }, (_, n) => row[n]?.getAttribute('data-md') ?? '')),
  );
  const align = Array.from({ length: width }, (_, n) => alignOf(rows.map((row) => row[n])));
  return [lines[0], line(align.map((side) => RULES[side] ?? '---')), ...lines.slice(1)].join('\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A column is aligned as its head is. */
function alignOf(column: readonly (Element | undefined)[]): string {
  return column[0]?.getAttribute('align')?.toLowerCase() ?? '';
}
