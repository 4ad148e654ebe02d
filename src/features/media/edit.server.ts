import { eq, inArray, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { list, media } from '#src/server/db/schema/index.ts';
import { readNamedDataUrl } from '#src/server/gateways/image-input.ts';
import { hashOf, removePicture, type StoredImage, storePicture } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import type { mediaCalls } from './media.calls.ts';
import { avifJob, mediaTag } from './media.jobs.server.ts';
import type { MediaItem } from './media.ts';
import { findByHash, getMedia, lockMedia, type MediaRow, toItem } from './media-rows.server.ts';
import { usesFr } from './uses.fr.ts';
import { usesOf } from './uses.server.ts';

async function updateMedia(
  ctx: Ctx,
  { id, ...given }: InputOf<typeof mediaCalls.updateMedia>,
): Promise<MediaItem> {
  return inTransaction(ctx, async (tx) => {
    await lockMedia(tx.db, id);
    const row = await change(tx, id, valuesOf(given));
    await audit(tx, { action: 'media.update', target: `media:${id}` });
    return toItem(row);
  });
}

type Given = Omit<InputOf<typeof mediaCalls.updateMedia>, 'id'>;

/** The columns of what was given. A label said twice, in capitals or not, is kept once. */
function valuesOf({ alt, folder, labels, focus }: Given): Partial<MediaRow> {
  const once = labels && [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()];
  return {
    ...(alt !== undefined && { alt }),
    ...(folder !== undefined && { shelf: folder }),
    ...(once && { labels: once }),
    ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
  };
}

/** Puts other files behind the same address. Throws image_invalid, already_in_library. */
async function replaceMedia(
  ctx: Ctx,
  { id, dataurl }: InputOf<typeof mediaCalls.replaceMedia>,
): Promise<MediaItem> {
  const { bytes, filename } = readNamedDataUrl(dataurl, 'dataurl');
  const before = await getMedia(ctx.db, id);
  const hash = hashOf(bytes);
  const same = await findByHash(ctx.db, hash);
  if (same?.id === id) return toItem(before);
  if (same) throw alreadyThere(same);
  const { image, folder, look } = await storePicture(ctx.services, bytes, senderOf(ctx));
  const after = { hash, cover: image, folder, look, weight: bytes.length, avif: false };
  const named = filename ? { filename } : {};
  try {
    const row = await inTransaction(ctx, async (tx) => {
      const { keys } = await lockMedia(tx.db, id);
      const saved = await change(tx, id, { ...after, ...named, keys: [...keys, folder] });
      await showInLists(tx.db, keys, image);
      await audit(tx, { action: 'media.replace', target: `media:${id}` });
      return saved;
    });
    await ctx.services.jobs.send(avifJob, { id });
    return toItem(row);
  } catch (error) {
    await removePicture(ctx.services, folder);
    throw error;
  }
}

function alreadyThere(row: MediaRow): DomainError {
  const sentence = usesFr.already(row.alt);
  return new DomainError('already_in_library', sentence, { extra: { item: toItem(row) } });
}

/** Lists keep a copy of the cover their owner chose. */
async function showInLists(db: Db, keys: string[], image: StoredImage): Promise<void> {
  if (keys.length === 0) return;
  const own = sql`substring(${list.cover}->>'url' from '/media/([A-Za-z0-9_-]{16,64})/')`;
  await db.update(list).set({ cover: image }).where(inArray(own, keys));
}

/** Saves, and makes the pages that show the picture again. */
async function change(tx: Ctx, id: number, values: Partial<MediaRow>): Promise<MediaRow> {
  const [saved] = await tx.db
    .update(media)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(media.id, id))
    .returning();
  if (!saved) throw new Error('The picture was locked and is gone');
  await publishMedia(tx, id);
  return saved;
}

async function publishMedia(tx: Ctx, id: number): Promise<void> {
  await tellWebhooks(tx, 'media.changed', { id });
  await recordPublish(querierOf(tx.db), [mediaTag(id)]);
  tx.afterCommit(() => {
    tx.services.publisher.kick().catch((error) => tx.services.log.error({ err: error }, 'publish'));
  });
}

/**
 * Takes a picture out of the library; its files go with the next cleaning, unless a list still shows them.
 * Throws media_in_use, with the uses, when there are more than were confirmed.
 */
async function deleteMedia(
  ctx: Ctx,
  input: InputOf<typeof mediaCalls.deleteMedia>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockMedia(tx.db, input.id);
    const { uses, count } = await usesOf(tx.db, row);
    if (count > input.confirmed_uses)
      throw new DomainError('media_in_use', usesFr.inUse(count), { extra: { uses, uses_count: count } });
    await tx.db.delete(media).where(eq(media.id, row.id));
    await publishMedia(tx, row.id);
    await audit(tx, { action: 'media.delete', target: `media:${row.id}`, detail: { uses: count } });
    return {};
  });
}

export const editVerbs = { updateMedia, replaceMedia, deleteMedia };
