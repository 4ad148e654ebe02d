import type { MenuEntry, SiteSettings } from '#src/features/site/settings.ts';

/** One line of a menu's tree. Those of level 1 stand under the nearest line of level 0 before them. */
export interface MenuRow {
  key: string;
  level: 0 | 1;
  label: string;
  /** Empty for a column of the footer. */
  href: string;
}

export type MenuName = keyof SiteSettings['menus'];

let made = 0;
export function newRow(level: 0 | 1): MenuRow {
  made += 1;
  return { key: `row-${made}`, level, label: '', href: '' };
}

/** A menu as lines: the footer's columns are its level 0, the entries of the others. */
export function rowsOf(menu: MenuName, entries: readonly MenuEntry[]): MenuRow[] {
  const row = (level: 0 | 1, { label, href }: { label: string; href: string }) => ({
    ...newRow(level),
    label,
    href,
  });
  if (menu !== 'footer')
    return entries.flatMap((entry) => [row(0, entry), ...(entry.children ?? []).map((one) => row(1, one))]);
  const columns = Map.groupBy(entries, (entry) => entry.group ?? '');
  return [...columns].flatMap(([title, links]) => [
    row(0, { label: title, href: '' }),
    ...links.map((link) => row(1, link)),
  ]);
}

/** The lines as the setting keeps them; what was never filled in is left out. */
export function entriesOf(menu: MenuName, rows: readonly MenuRow[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  let column = '';
  for (const { level, label, href } of rows) {
    if (menu === 'footer' && level === 0) column = label;
    else if (label === '' && href === '') continue;
    else if (menu === 'footer') entries.push({ label, href, group: column });
    else if (level === 0) entries.push({ label, href });
    else {
      const parent = entries.at(-1);
      if (parent) parent.children = [...(parent.children ?? []), { label, href }];
    }
  }
  return entries;
}

/** The path of each line in the setting, under which the server names its refusals. */
export function pathsOf(menu: MenuName, rows: readonly MenuRow[]): string[] {
  let top = -1;
  let child = -1;
  return rows.map(({ level, label, href }) => {
    if (menu === 'footer' && level === 0) return '';
    if (label === '' && href === '') return '';
    if (menu === 'footer' || level === 0) {
      top += 1;
      child = -1;
      return `${menu}.${top}`;
    }
    child += 1;
    return `${menu}.${top}.children.${child}`;
  });
}

/** The number of lines that move with the one at `at`: itself, and those under it. */
export function blockLength(rows: readonly MenuRow[], at: number): number {
  if (rows[at]?.level !== 0) return 1;
  const next = rows.findIndex((row, index) => index > at && row.level === 0);
  return (next < 0 ? rows.length : next) - at;
}

/**
 * Moves a line, and what stands under it, towards `to`. A line of level 0 changes place with whole blocks; one of
 * level 1 goes anywhere but before the first line.
 */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const row = rows[from];
  if (!row) return [...rows];
  const length = blockLength(rows, from);
  const block = rows.slice(from, from + length);
  const rest = [...rows.slice(0, from), ...rows.slice(from + length)];
  const place = to > from ? to - length + 1 : to;
  const wanted = Math.max(row.level === 1 ? 1 : 0, Math.min(place, rest.length));
  const at = row.level === 1 ? wanted : betweenBlocks(rest, wanted, to > from);
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
}

function betweenBlocks(rest: readonly MenuRow[], at: number, down: boolean): number {
  if (at >= rest.length || rest[at]?.level === 0) return at;
  if (!down) return rest.slice(0, at).findLastIndex(({ level }) => level === 0);
  const next = rest.findIndex((row, index) => index > at && row.level === 0);
  return next < 0 ? rest.length : next;
}

/** Puts a line under the one before it, or takes it out. The first stays at level 0, and so do columns. */
export function setLevel(rows: readonly MenuRow[], at: number, level: 0 | 1): MenuRow[] {
  const row = rows[at];
  if (!row || at === 0 || row.level === level) return [...rows];
  if (level === 1 && blockLength(rows, at) > 1) return [...rows];
  return rows.map((one, index) => (index === at ? { ...one, level } : one));
}
