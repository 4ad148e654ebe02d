import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, person, previewLink } from '#src/server/db/schema/index.ts';
import { mayDo } from '#src/server/may-do.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { lockContent } from '../editor-rows.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { editorName } from './history.server.ts';
import type { lifeCalls } from './life.calls.ts';
import { PREVIEW_LINK_DAYS } from './life.ts';

const DAY_MS = 86_400_000;

/** Told once: only the hash of the 256-bit token is kept. */
async function createPreviewLink(
  ctx: Ctx,
  { id, may_comment }: InputOf<typeof lifeCalls.createPreviewLink>,
): Promise<OutputOf<typeof lifeCalls.createPreviewLink>> {
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + PREVIEW_LINK_DAYS * DAY_MS);
  return inTransaction(ctx, async (tx) => {
    await lockContent(tx.db, id);
    const { personId } = requirePerson(tx.actor);
    const [made] = await tx.db
      .insert(previewLink)
      .values({
        contentId: id,
        tokenHash: tokenHash(token),
        createdBy: personId,
        expiresAt,
        createdAt: tx.now,
        mayComment: may_comment,
      })
      .returning({ id: previewLink.id });
    if (!made) throw new Error('The preview link was not inserted');
    await audit(tx, { action: 'content.share', target: `content:${id}` });
    return {
      link_id: made.id,
      url: `${tx.services.config.publicUrl}/p/apercu/${token}`,
      expires_at: expiresAt.toISOString(),
    };
  });
}

async function listPreviewLinks(
  { db, now }: Ctx,
  { id }: InputOf<typeof lifeCalls.listPreviewLinks>,
): Promise<OutputOf<typeof lifeCalls.listPreviewLinks>> {
  const rows = await db
    .select({
      link_id: previewLink.id,
      createdAt: previewLink.createdAt,
      expiresAt: previewLink.expiresAt,
      by: editorName,
      may_comment: previewLink.mayComment,
    })
    .from(previewLink)
    .leftJoin(person, eq(person.id, previewLink.createdBy))
    .where(and(eq(previewLink.contentId, id), isNull(previewLink.revokedAt), gt(previewLink.expiresAt, now)))
    .orderBy(desc(previewLink.id))
    .limit(50);
  return {
    items: rows.map(({ createdAt, expiresAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}

async function revokePreviewLink(
  ctx: Ctx,
  { link_id }: InputOf<typeof lifeCalls.revokePreviewLink>,
): Promise<OutputOf<typeof lifeCalls.revokePreviewLink>> {
  return inTransaction(ctx, async (tx) => {
    const [ended] = await tx.db
      .update(previewLink)
      .set({ revokedAt: tx.now })
      .where(and(eq(previewLink.id, link_id), isNull(previewLink.revokedAt)))
      .returning({ contentId: previewLink.contentId });
    if (!ended) throw notFound(contentRefusalFr.linkOver);
    await audit(tx, { action: 'content.unshare', target: `content:${ended.contentId}` });
    return {};
  });
}

/** A link is good as long as who made it may read drafts. */
const byMaker = and(eq(person.id, previewLink.createdBy), mayDo('content'));

/** The item a preview link shows, its draft first; null when the link ended, whatever the reason. */
export async function findShared(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      content,
      expiresAt: previewLink.expiresAt,
      mayComment: previewLink.mayComment,
      createdBy: previewLink.createdBy,
    })
    .from(previewLink)
    .innerJoin(content, eq(content.id, previewLink.contentId))
    .innerJoin(person, byMaker)
    .where(
      and(
        eq(previewLink.tokenHash, tokenHash(token)),
        isNull(previewLink.revokedAt),
        gt(previewLink.expiresAt, now),
        isNull(content.deletedAt),
      ),
    );
  return row ?? null;
}

/** Why a link shows nothing any more; null when it never was one, or still holds. */
export async function whyEnded(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      deletedAt: content.deletedAt,
      revokedAt: previewLink.revokedAt,
      at: previewLink.expiresAt,
      maker: person.id,
    })
    .from(previewLink)
    .innerJoin(content, eq(content.id, previewLink.contentId))
    .leftJoin(person, byMaker)
    .where(eq(previewLink.tokenHash, tokenHash(token)));
  if (row && (row.revokedAt || row.maker === null)) return { why: 'revoked' as const, at: null };
  if (row && row.at <= now) return { why: 'expired' as const, at: row.at };
  return row?.deletedAt ? { why: 'deleted' as const, at: null } : null;
}

export const shareVerbs = { createPreviewLink, listPreviewLinks, revokePreviewLink };
