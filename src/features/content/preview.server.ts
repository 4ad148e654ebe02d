import { BODY_LIMITS } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { holds } from '#src/server/calls/actor.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { getServices } from '#src/server/services.ts';
import { showPieces } from './blocks.server.ts';
import type { Post } from './content.ts';
import { type ContentRow, relatedOf, toPost } from './content-rows.server.ts';
import { type ParsedDocument, parseContentDocument } from './document.ts';
import { columnsOf } from './editor-rows.server.ts';
import { dateOf } from './publishing.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { reviewHoldsAfter } from './reviewed.ts';

export interface Preview {
  row: ContentRow;
  post: Post;
}

/**
 * Answers an editor's text as it would look, as the row it would be: `{md}` posted with an admin's token.
 * Nothing is saved. A refusal is a Response with the envelope of docs/spec/calls.md §Envelope.
 */
export async function previewOf(request: Request): Promise<Preview | Response> {
  const services = getServices();
  const token = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const { headers } = request;
  const from = { userAgent: headers.get('user-agent') ?? '', cookies: headers.get('cookie') ?? '' };
  const actor = token ? await services.authenticate(token, from) : null;
  if (!actor) return refusal(401, 'unauthenticated', serverFr.sessionOver);
  if (!holds(actor, 'content')) return refusal(403, 'forbidden', contentRefusalFr.previewForEditors);
  const md = await postedText(request);
  if (md === null) return refusal(413, 'too_large', contentRefusalFr.previewTooLong);
  try {
    return await shown(await rowOf(parseContentDocument(md)));
  } catch (error) {
    if (error instanceof DomainError) return refusal(422, error.code, error.message);
    throw error;
  }
}

async function shown(drawn: ContentRow): Promise<Preview> {
  const { db } = getServices().database;
  const [row = drawn] = await showPieces(db, [drawn]);
  return { row, post: toPost(row, await relatedOf(db, [row])) };
}

/** A kept item as its page would be with its draft; null when the draft's header can't be read. */
export async function previewRow(kept: ContentRow): Promise<Preview | null> {
  try {
    return await shown({ ...kept, ...(await columnsOf(parseContentDocument(kept.draftMd ?? kept.md))) });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function postedText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? Infinity) > BODY_LIMITS.content) return null;
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'md' in body && typeof body.md === 'string'
    ? body.md
    : null;
}

async function rowOf(document: ParsedDocument): Promise<ContentRow> {
  const now = new Date();
  return {
    ...(await columnsOf(document)),
    id: document.id ?? 0,
    status: 'draft',
    draftMd: null,
    draftAt: null,
    draftBy: null,
    revision: document.revision ?? 0,
    publishedAt: dateOf(document.fields) ?? now,
    scheduledAt: null,
    unpublishAt: null,
    scheduleProblem: null,
    review: 'none',
    reviewHolds: reviewHoldsAfter(null, document),
    reviewAskedBy: null,
    assignedTo: null,
    dueOn: null,
    deletedAt: null,
    updatedBy: null,
    createdAt: now,
    updatedAt: now,
  };
}

function refusal(status: number, code: string, err: string): Response {
  return Response.json({ err, code }, { status });
}
