import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import { FRONT_MATTER, parseContentDocument } from './document.ts';
import { changesBetween } from './life/changes.ts';
import { seedDocuments } from './seed.server.ts';

const KEY = 'asked';
/** The list « Demandé aussi » as a header has it: its key, and the lines that belong to it. */
const LIST = /^asked:[^\n]*\n(?:[ \t]+[^\n]*(?:\n|$))*/m;

/** A document without its wordings. */
function withoutList(md: string): string {
  const match = FRONT_MATTER.exec(md);
  if (!match) return md;
  const [whole, open = '', yaml = '', close = ''] = match;
  return open + `${yaml}\n`.replace(LIST, '').trimEnd() + close.trimStart() + md.slice(whole.length);
}

const listOf = (asked: unknown): string[] => (Array.isArray(asked) ? asked.map(String) : []);
/** True of no list at all, and of one that the site's own has grown from. */
const isBeginningOf = (had: readonly string[], now: readonly string[]) =>
  had.length < now.length && had.every((one, at) => one === now[at]);

/**
 * Gives a site that was seeded before today's wordings those of its texts that nobody has touched: the text is word for
 * word the seed's, no draft stands beside it, and its list is empty or the beginning of the seed's. Each is a revision
 * of its own, so that it can be taken back. Answers how many texts were given some.
 */
export async function bringWordings(db: Db, now = new Date()): Promise<number> {
  let brought = 0;
  for (const md of seedDocuments()) {
    const document = parseContentDocument(md);
    const asked = listOf(document.fields[KEY]);
    if (asked.length === 0) continue;
    const { namespace, slug } = document;
    const [row] = await db
      .select()
      .from(content)
      .where(and(eq(content.namespace, namespace), eq(content.slug, slug), isNull(content.deletedAt)))
      .for('no key update');
    if (!row || row.draftMd !== null || !isBeginningOf(listOf(row.fields[KEY]), asked)) continue;
    if (withoutList(row.md) !== withoutList(document.md)) continue;
    const revision = row.revision + 1;
    const fields = { ...row.fields, [KEY]: asked };
    await db
      .update(content)
      .set({ md: document.md, fields, revision, updatedAt: now })
      .where(eq(content.id, row.id));
    const changes = changesBetween(row.md, document.md);
    await db
      .insert(contentRevision)
      .values({ contentId: row.id, revision, md: document.md, kind: 'save', changes, at: now });
    brought += 1;
  }
  return brought;
}
