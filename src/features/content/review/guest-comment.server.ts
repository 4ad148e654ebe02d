import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contentComment } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { lockContent } from '../editor-rows.server.ts';
import { findShared } from '../life/share.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { anchorFor, wordsOf } from './anchor.ts';
import { colleagueRows } from './colleagues.server.ts';
import { requireRoom } from './comments.server.ts';
import { tellColleagues } from './mails.server.ts';
import type { reviewCalls } from './review.calls.ts';
import { reviewFr } from './review.fr.ts';

const REMARKING: LimitPolicy = { name: 'preview-remark', points: 30, seconds: 3600 };

/** A remark of whoever reads by a preview link, told to who made the link. */
async function commentByLink(
  ctx: Ctx,
  { token, name, quote, text }: InputOf<typeof reviewCalls.commentByLink>,
): Promise<Record<string, never>> {
  await ctx.services.limits.take(REMARKING, ctx.ip);
  return inTransaction(ctx, async (tx) => {
    const shared = await findShared(tx.db, token, tx.now);
    if (!shared) throw notFound(contentRefusalFr.linkOver);
    if (!shared.mayComment) throw new DomainError('forbidden', reviewFr.linkMute, { status: 403 });
    const item = await lockContent(tx.db, shared.content.id);
    await requireRoom(tx, item.id);
    const before = quote ? anchorFor(wordsOf(item.draftMd ?? item.md), quote).before : '';
    const [made] = await tx.db
      .insert(contentComment)
      .values({ contentId: item.id, guest: name, quote: quote || null, before, text, createdAt: tx.now })
      .returning({ id: contentComment.id });
    const to = shared.createdBy === null ? [] : await colleagueRows(tx.db, [shared.createdBy]);
    const key = `comment-${made?.id}`;
    await tellColleagues(tx, to, { kind: 'guest', by: name, content: item, words: text, key });
    await audit(tx, {
      action: 'content.comment',
      target: `content:${item.id}`,
      detail: { comment: made?.id },
    });
    return {};
  });
}

export const guestCommentVerbs = { commentByLink };
