import { and, asc, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, gone404 } from '#src/calls/domain-error.ts';
import { allowed } from '#src/server/calls/access.ts';
import type { Actor } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { showPieces } from '../blocks.server.ts';
import { type ContentRow, relatedOf, toPublicContent } from '../content-rows.server.ts';
import { parseContentDocument } from '../document.ts';
import { columnsOf, findAnywhere, pathOf } from '../editor-rows.server.ts';
import { holdsWords } from '../life/content-search.server.ts';
import { findPublished, live, newestFirst } from '../reading.server.ts';
import { type headlessCalls, ITEM_KEYS, type ITEM_SORTS } from './headless.calls.ts';

type Asked = InputOf<typeof headlessCalls.listItems>;
type Item = OutputOf<typeof headlessCalls.getItem>;

const SORTS: Record<(typeof ITEM_SORTS)[number], SQL[]> = {
  newest: [sql`${content.publishedAt} desc nulls last`, desc(content.id)],
  updated: [desc(content.updatedAt), desc(content.id)],
  position: [asc(content.position), ...newestFirst],
  title: [sql`${content.title} collate "und-x-icu" asc`, asc(content.id)],
};

function asked(input: Asked): SQL | undefined {
  const { category, author, tag, template, query, updated_since: since } = input;
  return and(
    eq(content.namespace, input.namespace),
    input.drafts ? isNull(content.deletedAt) : live,
    category === undefined ? undefined : eq(content.categorySlug, category),
    author === undefined ? undefined : eq(content.authorSlug, author),
    template === undefined ? undefined : eq(content.templateName, template),
    tag === undefined ? undefined : sql`${content.tags} @> ${JSON.stringify([tag])}::jsonb`,
    since === undefined ? undefined : gte(content.updatedAt, new Date(since)),
    query === undefined ? undefined : holdsWords(query),
  );
}

async function listItems(ctx: Ctx, input: Asked): Promise<OutputOf<typeof headlessCalls.listItems>> {
  if (input.drafts) requireDrafts(ctx.actor);
  const where = asked(input);
  const [totals] = await ctx.db.select({ total: count() }).from(content).where(where);
  const rows = await ctx.db
    .select()
    .from(content)
    .where(where)
    .orderBy(...SORTS[input.sort])
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page);
  const keys = input.keys ?? ITEM_KEYS.filter((key) => key !== 'md');
  const items = await toItems(ctx, rows, { drafts: input.drafts, keys });
  return { items, page: input.page, per_page: input.per_page, total: Number(totals?.total ?? 0) };
}

async function getItem(ctx: Ctx, input: InputOf<typeof headlessCalls.getItem>): Promise<Item> {
  if (input.drafts) requireDrafts(ctx.actor);
  const row = input.drafts
    ? await findAnywhere(ctx.db, input)
    : await findPublished(ctx.db, input.namespace, input.slug);
  const [item] = row ? await toItems(ctx, [row], { ...input, keys: input.keys ?? ITEM_KEYS }) : [];
  if (!item) throw gone404();
  return item;
}

function requireDrafts(actor: Actor): void {
  allowed.require({ access: 'staff:content' }, actor);
}

interface Wanted {
  drafts: boolean;
  keys: readonly (typeof ITEM_KEYS)[number][];
}

async function toItems({ db }: Ctx, rows: ContentRow[], { drafts, keys }: Wanted): Promise<Item[]> {
  const read = await Promise.all(rows.map((row) => (drafts ? asDrafted(row) : { ...row, draftMd: null })));
  const shown = await showPieces(db, read);
  const related = await relatedOf(db, shown);
  return shown.map((row) => {
    const item = { ...toPublicContent(row, related), path: pathOf(row) };
    return Object.fromEntries(keys.map((key) => [key, item[key]]));
  });
}

/** With the title, fields and text of its draft; one that cannot be read yet keeps the live text beside its Markdown. */
async function asDrafted(row: ContentRow): Promise<ContentRow> {
  if (row.draftMd === null) return row;
  try {
    return { ...row, ...(await columnsOf(parseContentDocument(row.draftMd))), draftMd: row.draftMd };
  } catch (error) {
    if (error instanceof DomainError) return row;
    throw error;
  }
}

export const headlessVerbs = { listItems, getItem };
