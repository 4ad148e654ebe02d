import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content, contentComment, person } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { withIdentity } from '../document.ts';
import { lockContent } from '../editor-rows.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { anchorFor, lineCounter, placeOf, wordsOf } from './anchor.ts';
import {
  type ColleagueRow,
  colleagueById,
  colleagueName,
  colleagueRows,
  requireColleagues,
} from './colleagues.server.ts';
import { tellColleagues } from './mails.server.ts';
import type { Comment, Reply, reviewCalls } from './review.calls.ts';
import { reviewFr } from './review.fr.ts';
import { COMMENTS_MAX } from './review.ts';

/** The remarks listed, with their answers; older ones that were settled stay in the database. */
const LISTED = 2 * COMMENTS_MAX;

type CommentRow = typeof contentComment.$inferSelect;
interface Told {
  row: CommentRow;
  author: { uuid: string; name: string } | null;
}

async function toldOf(ctx: Ctx, contentId: number, root: number | null): Promise<Told[]> {
  const one = root === null ? undefined : or(eq(contentComment.id, root), eq(contentComment.parentId, root));
  const rows = await ctx.db
    .select({ row: contentComment, uuid: person.uuid, name: colleagueName })
    .from(contentComment)
    .leftJoin(person, eq(person.id, contentComment.authorId))
    .where(and(eq(contentComment.contentId, contentId), one))
    .orderBy(desc(contentComment.id))
    .limit(LISTED);
  return rows.reverse().map(({ row, uuid, name }) => ({ row, author: uuid ? { uuid, name } : null }));
}

/** Remarks with their answers, in the order they came; `item` tells the lines. */
function threads(item: Pick<ContentRow, 'id' | 'revision' | 'md' | 'draftMd'>, told: Told[]): Comment[] {
  const md = withIdentity(item.draftMd ?? item.md, item.id, item.revision);
  const quoting = told.some(({ row }) => row.quote !== null);
  const words = quoting ? wordsOf(md) : null;
  const lineAt = quoting ? lineCounter(md) : null;
  const lineOf = ({ quote, before }: CommentRow) => {
    const place = quote !== null && words ? placeOf(words, { quote, before }) : null;
    return place === null || !lineAt ? null : lineAt(place);
  };
  const shown = ({ row, author }: Told): Reply => ({
    id: row.id,
    author,
    guest: row.guest,
    quote: row.quote,
    line: lineOf(row),
    text: row.text,
    closed: row.closedAt !== null,
    at: row.createdAt.toISOString(),
    replies: [],
  });
  const roots = new Map<number, Comment>();
  for (const one of told) if (one.row.parentId === null) roots.set(one.row.id, shown(one));
  for (const one of told)
    if (one.row.parentId !== null) roots.get(one.row.parentId)?.replies.push(shown(one));
  return [...roots.values()];
}

async function listComments(
  ctx: Ctx,
  { id }: InputOf<typeof reviewCalls.listComments>,
): Promise<OutputOf<typeof reviewCalls.listComments>> {
  const { md, draftMd, revision } = content;
  const [row] = await ctx.db
    .select({ id: content.id, md, draftMd, revision })
    .from(content)
    .where(and(eq(content.id, id), isNull(content.deletedAt)));
  if (!row) throw notFound(contentRefusalFr.unknown);
  return { items: threads(row, await toldOf(ctx, id, null)) };
}

async function oneThread(ctx: Ctx, item: ContentRow, root: number): Promise<Comment> {
  const [thread] = threads(item, await toldOf(ctx, item.id, root));
  if (!thread) throw notFound(reviewFr.commentUnknown);
  return thread;
}

async function rootOf(tx: Ctx, commentId: number): Promise<CommentRow | null> {
  const [row] = await tx.db.select().from(contentComment).where(eq(contentComment.id, commentId));
  return row?.parentId ? rootOf(tx, row.parentId) : (row ?? null);
}

/** The remark that this one answers: an answer to an answer stands under the first remark. */
async function parentOf(tx: Ctx, parent: number | null, contentId: number): Promise<CommentRow | null> {
  if (parent === null) return null;
  const root = await rootOf(tx, parent);
  if (root?.contentId === contentId) return root;
  throw new DomainError('not_found', reviewFr.parentElsewhere, {
    fields: { parent: reviewFr.parentElsewhere },
  });
}

export async function requireRoom(tx: Ctx, contentId: number): Promise<void> {
  const [open] = await tx.db
    .select({ total: count() })
    .from(contentComment)
    .where(and(eq(contentComment.contentId, contentId), isNull(contentComment.closedAt)));
  if (Number(open?.total ?? 0) >= COMMENTS_MAX)
    throw new DomainError('conflict', reviewFr.tooMany(COMMENTS_MAX));
}

async function addComment(ctx: Ctx, input: InputOf<typeof reviewCalls.addComment>): Promise<Comment> {
  const { id, quote, text, mentions } = input;
  return inTransaction(ctx, async (tx) => {
    const { personId } = requirePerson(tx.actor);
    const item = await lockContent(tx.db, id);
    const parent = await parentOf(tx, input.parent, id);
    await requireRoom(tx, id);
    const named = await requireColleagues(tx.db, mentions, { right: 'content', field: 'mentions' });
    const anchor = quote === null ? null : anchorFor(wordsOf(item.draftMd ?? item.md), quote);
    const [made] = await tx.db
      .insert(contentComment)
      .values({
        contentId: id,
        parentId: parent?.id ?? null,
        authorId: personId,
        quote,
        before: anchor?.before ?? '',
        text,
        createdAt: tx.now,
      })
      .returning({ id: contentComment.id });
    if (!made) throw new Error('The comment was not inserted');
    await tellOf(tx, { item, text, named, parent, commentId: made.id });
    await audit(tx, { action: 'content.comment', target: `content:${id}`, detail: { comment: made.id } });
    return oneThread(tx, item, parent?.id ?? made.id);
  });
}

interface Said {
  item: ContentRow;
  text: string;
  named: ColleagueRow[];
  parent: CommentRow | null;
  commentId: number;
}

/** Those named, and who is answered; nobody twice, and nobody their own words. */
async function tellOf(tx: Ctx, { item, text, named, parent, commentId }: Said): Promise<void> {
  const { personId } = requirePerson(tx.actor);
  const by = (await colleagueById(tx.db, personId))?.name ?? '';
  const others = named.filter(({ id }) => id !== personId);
  const news = { by, content: item, words: text, key: `comment-${commentId}` };
  await tellColleagues(tx, others, { ...news, kind: 'mentioned' });
  const answered = parent?.authorId ?? null;
  if (answered === null || answered === personId || others.some(({ id }) => id === answered)) return;
  await tellColleagues(tx, await colleagueRows(tx.db, [answered]), { ...news, kind: 'replied' });
}

/** A remark is settled with its answers, and taken up again with them. */
async function closeComment(
  ctx: Ctx,
  { comment_id, closed }: InputOf<typeof reviewCalls.closeComment>,
): Promise<Comment> {
  return inTransaction(ctx, async (tx) => {
    const { personId } = requirePerson(tx.actor);
    const root = await rootOf(tx, comment_id);
    if (!root) throw notFound(reviewFr.commentUnknown);
    const item = await lockContent(tx.db, root.contentId);
    await tx.db
      .update(contentComment)
      .set({ closedAt: closed ? tx.now : null, closedBy: closed ? personId : null })
      .where(or(eq(contentComment.id, root.id), eq(contentComment.parentId, root.id)));
    const action = closed ? 'content.close_comment' : 'content.open_comment';
    await audit(tx, { action, target: `content:${item.id}`, detail: { comment: root.id } });
    return oneThread(tx, item, root.id);
  });
}

export const commentVerbs = { listComments, addComment, closeComment };
