import { plainCell, textWidth } from './table-cell.ts';

/** The width left to a table by a phone of 360 px, and by an article on a wide screen, in M widths (em). */
const PHONE_EM = 20.3;
const ARTICLE_EM = 38;
/** Left and right of each cell, in em. */
const PADDING_EM = { phone: 0.62, article: 2 };
/** A row of more columns is no longer read as a list: its table scrolls instead. */
const STACKED_COLUMNS_AT_MOST = 6;

interface Grid {
  head: string[];
  rows: string[][];
}

/**
 * Puts every table of safe HTML in a frame that fits a phone: as it stands when its words fit, else each row as a
 * list under its heads (`table-stack`), else in a box that scrolls and is reached by keyboard (`table-scroll`).
 */
export function frameTables(html: string): string {
  let framed = '';
  let kept = 0;
  let start = 0;
  let depth = 0;
  for (const { 0: tag, 1: closing, index } of html.matchAll(/<(\/?)table\b[^>]*>/g)) {
    if (!closing && depth === 0) start = index;
    depth += closing ? -1 : 1;
    if (!closing || depth !== 0) continue;
    framed += html.slice(kept, start) + frame(html.slice(start, index + tag.length));
    kept = index + tag.length;
  }
  return framed + html.slice(kept);
}

function frame(table: string): string {
  const grid = readGrid(table);
  if (!grid) return scrolling(table);
  const { length } = grid.head;
  if (widthOf(grid, PADDING_EM.phone) <= PHONE_EM) return `<div class="table-frame">${table}</div>`;
  if (length > STACKED_COLUMNS_AT_MOST || widthOf(grid, PADDING_EM.article) > ARTICLE_EM)
    return scrolling(table);
  return `<div class="table-frame table-stack">${labelled(table, grid.head)}</div>`;
}

function scrolling(table: string): string {
  return `<div class="table-frame table-scroll" tabindex="0" role="group" aria-label="Tableau">${table}</div>`;
}

/** Null for a table that is more than a head and rows as long as it: only such rows can be read one by one. */
function readGrid(table: string): Grid | null {
  if (/\b(?:col|row)span=/.test(table) || table.lastIndexOf('<table') > 0) return null;
  const lines = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => row);
  const [first = '', ...others] = lines;
  const head = cellsOf(first, 'th');
  const rows = others.map((row) => cellsOf(row, 't[hd]'));
  const even = rows.every(({ length }) => length === head.length);
  return head.length > 0 && rows.length > 0 && even && !/<td\b/.test(first) ? { head, rows } : null;
}

function cellsOf(row: string, name: string): string[] {
  const cells = row.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return [...cells].map(([, inner = '']) => plainCell(inner));
}

/** The narrowest the table can be without a word cut, in em. */
function widthOf({ head, rows }: Grid, padding: number): number {
  const columns = head.map((_, n) =>
    [head, ...rows].reduce((widest, row) => Math.max(widest, longestWord(row[n])), 0),
  );
  return columns.reduce((sum, width) => sum + width + padding, 0);
}

const longestWord = (cell = '') =>
  cell.split(' ').reduce((widest, word) => Math.max(widest, textWidth(word)), 0);

/**
 * Every cell with the name of its column. The roles say again what the elements are: some screen readers no longer
 * tell a table once it is drawn as lines.
 */
function labelled(table: string, head: readonly string[]): string {
  let line = -1;
  return table
    .replace('<table', '<table role="table"')
    .replace(/<(thead|tbody|tfoot)\b/g, '<$1 role="rowgroup"')
    .replace(/<tr\b([^>]*)>([\s\S]*?)<\/tr>/g, (_, attributes: string, cells: string) => {
      line += 1;
      const named =
        line === 0 ? cells.replace(/<th\b/g, '<th role="columnheader"') : labelledCells(cells, head);
      return `<tr role="row"${attributes}>${named}</tr>`;
    });
}

function labelledCells(cells: string, head: readonly string[]): string {
  let column = -1;
  const opened = cells.replace(/<(t[hd])\b[^>]*>/g, (tag, name: string) => {
    column += 1;
    const role = name === 'th' ? 'rowheader' : 'cell';
    const label = (head[column] ?? '').replaceAll('"', '&quot;');
    return `${tag.slice(0, -1)} role="${role}" data-label="${label}"><div>`;
  });
  return opened.replace(/<\/t[hd]>/g, '</div>$&');
}
