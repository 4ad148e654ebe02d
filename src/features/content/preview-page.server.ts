import { contentPath } from './content.ts';
import type { ContentRow } from './content-rows.server.ts';
import { withShown } from './shown-instead.server.ts';

/** A question has no page of its own: it stands among the others. */
const PATHS: Record<string, string> = { faq: '/informations-utiles' };

/**
 * A text drawn by the very page readers get, whatever its kind, as if it were published. Null where it has no page
 * yet: without a category, or about a brand or a town the site does not know.
 */
export async function drawnAsPage(
  row: ContentRow,
  rewrite: (path: string) => Promise<Response>,
): Promise<Response | null> {
  const { namespace, slug, categorySlug: category } = row;
  const path = PATHS[namespace] ?? contentPath({ namespace, slug, category });
  if (path === null) return null;
  const page = await withShown(row, () => rewrite(path));
  return page.ok ? page : null;
}
