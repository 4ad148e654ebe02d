import { and, eq, isNull } from 'drizzle-orm';
import { showPictures } from '#src/features/media/show.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';

const EMBED = /<div class="block-embed" data-block="([a-z0-9-]+)"><\/div>\n?/g;
/** Characters of blocks that one text may show: a long one named thousands of times would fill the memory. */
const ROOM = 500_000;
const MARK = 'class="block-embed"';

/**
 * Rows whose `html` is what a page shows: each reusable block in its place, then today's pictures. Tags the page being
 * made with the blocks it names, so that it is made again when one of them changes.
 */
export async function showPieces<T extends { html: string }>(db: Db, rows: T[]): Promise<T[]> {
  const named = rows.some(({ html }) => html.includes(MARK));
  return showPictures(db, named ? await withBlocks(db, rows) : rows);
}

async function withBlocks<T extends { html: string }>(db: Db, rows: T[]): Promise<T[]> {
  const blocks = await keptRead('blocks', ['list:block'], () => publishedBlocks(db));
  return rows.map((row) => ({ ...row, html: filled(row.html, blocks) }));
}

/** Each block in its place, while there is room. */
function filled(html: string, blocks: ReadonlyMap<string, string>): string {
  let room = ROOM;
  return html.replace(EMBED, (_, slug: string) => {
    pageTag(`content:block:${slug}`);
    const block = blocks.get(slug) ?? '';
    room -= block.length;
    return room < 0 ? '' : block;
  });
}

/** The HTML of every published block by its slug. A block names no other: what it names is left out. */
async function publishedBlocks(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ slug: content.slug, html: content.html })
    .from(content)
    .where(and(eq(content.namespace, 'block'), eq(content.status, 'published'), isNull(content.deletedAt)));
  return new Map(rows.map(({ slug, html }) => [slug, html.replace(EMBED, '')]));
}
