import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentRow } from './content-rows.server.ts';

const instead = new AsyncLocalStorage<ContentRow>();

/** While `work` runs, this row is read as the published one of its name: a page is drawn with an unsaved text. */
export function withShown<T>(row: ContentRow, work: () => Promise<T>): Promise<T> {
  return instead.run(row, work);
}

/** The row shown in place of a published one; null when there is none, as on every reader's page. */
export function shownInstead(namespace: string, slug: string): ContentRow | null {
  const row = instead.getStore();
  return row?.namespace === namespace && row.slug === slug ? row : null;
}

/** Published rows with the one shown instead among them: in its own place, or last. */
export function withShownAmong(namespace: string, rows: readonly ContentRow[]): ContentRow[] {
  const shown = instead.getStore();
  if (shown?.namespace !== namespace) return [...rows];
  const known = rows.some(({ slug }) => slug === shown.slug);
  return known ? rows.map((row) => (row.slug === shown.slug ? shown : row)) : [...rows, shown];
}
