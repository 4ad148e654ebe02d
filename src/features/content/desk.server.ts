import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { InputOf, OutputOf } from '#src/server/calls/contract.ts';
import { notFound } from '#src/server/calls/domain-error.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { editorCalls } from './content.calls.ts';
import type { AttentionReason, Content } from './content.ts';
import { oneContent } from './content-rows.server.ts';
import { published } from './publishing.server.ts';
import { requireFreeSlug } from './saving.server.ts';

type In<K extends keyof typeof editorCalls> = InputOf<(typeof editorCalls)[K]>;
type Out<K extends keyof typeof editorCalls> = Promise<OutputOf<(typeof editorCalls)[K]>>;

/** How many items the desk shows at once. */
const ATTENTION_SHOWN = 30;

async function deletedContent({ db }: Ctx): Out<'deletedContent'> {
  const { id, slug, namespace, title, deletedAt } = content;
  const rows = await db
    .select({ id, slug, namespace, title, deletedAt })
    .from(content)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt), desc(id))
    .limit(100);
  return {
    items: rows.map(({ deletedAt: at, ...row }) => ({ ...row, deleted_at: at?.toISOString() ?? '' })),
  };
}

async function restoreContent(ctx: Ctx, { id }: In<'restoreContent'>): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(content)
      .where(and(eq(content.id, id), isNotNull(content.deletedAt)))
      .for('no key update');
    if (!row) throw notFound('Ce contenu n’est plus dans la corbeille.');
    await requireFreeSlug(tx, row, id);
    await tx.db.update(content).set({ deletedAt: null }).where(eq(content.id, id));
    const back = { ...row, deletedAt: null };
    await published(tx, back, back);
    await audit(tx, { action: 'content.restore', target: `content:${id}` });
    return oneContent(tx.db, back);
  });
}

async function contentAttention({ db }: Ctx): Out<'contentAttention'> {
  const rows = await db
    .select({
      id: content.id,
      namespace: content.namespace,
      title: content.title,
      status: content.status,
      hasDraft: sql<boolean>`${content.draftMd} is not null`,
      fields: content.fields,
      slug: content.slug,
    })
    .from(content)
    .where(isNull(content.deletedAt))
    .orderBy(desc(content.updatedAt), desc(content.id));
  const live = (namespace: string) =>
    new Set(
      rows.filter((row) => row.namespace === namespace && row.status === 'published').map(({ slug }) => slug),
    );
  const categories = live('category');
  const items = rows.flatMap(({ id, namespace, title, ...row }) => {
    const reason = reasonFor({ namespace, ...row }, categories);
    return reason ? [{ id, namespace, title, reason }] : [];
  });
  return { items: items.slice(0, ATTENTION_SHOWN), total: items.length };
}

interface Looked {
  namespace: string;
  status: string;
  hasDraft: boolean;
  fields: Record<string, unknown>;
}

/** The most pressing reason; null when there is none. */
function reasonFor(row: Looked, liveCategories: Set<string>): AttentionReason | null {
  if (row.status === 'draft') return 'draft';
  if (row.hasDraft) return 'unpublished_changes';
  if (row.namespace !== 'post') return null;
  if (!liveCategories.has(String(row.fields.category))) return 'category_missing';
  if (!row.fields.description) return 'description_missing';
  return row.fields.cover ? null : 'cover_missing';
}

export const deskVerbs = { deletedContent, restoreContent, contentAttention };
