import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { copyImage, readExternalPage } from '#src/features/catalogue/external.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { type StoredImage, storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { getListFor, type Seen } from './access.server.ts';
import { answerItem, lockList, type NewItem, putOnList } from './items.server.ts';
import type { itemCalls } from './list.calls.ts';
import { listRefusalFr } from './refusals.fr.ts';
import { completeItem } from './transfer/complete.jobs.server.ts';

/** Without a list: the person's main one. `client_id`: the browser may send it again. */
type OnList = { list_uuid?: string; client_id?: string | undefined };

/** docs/spec/decisions.md §28. */
export const PREVIEWS: LimitPolicy = { name: 'link-previews', points: 60, seconds: 3600 };

export async function previewExternalItem(ctx: Ctx, input: InputOf<typeof itemCalls.previewExternalItem>) {
  await ctx.services.limits.take(PREVIEWS, requirePerson(ctx.actor).uuid);
  const { url, name, price, image, brand_name, source } = await readExternalPage(ctx.services, input.url);
  return { url, name, price, image, brand_name, source };
}

/**
 * An item of another shop. Its picture is copied first, outside the transaction; without it the item is added all
 * the same. `from_app`: a native wrapper shared it, which knows its address and title; the rest is read afterwards.
 */
export async function addExternalItemToMain(
  ctx: Ctx,
  { item, list_uuid, client_id, from_app }: InputOf<typeof itemCalls.addExternalItemToMain> & OnList,
) {
  const url = webAddress(item.url);
  const before = await addedAs(ctx, await getListFor(ctx, list_uuid), client_id);
  if (before) return before;
  const image = item.image ? await copyImage(ctx.services, item.image) : null;
  const unsaid = from_app && (typeof item.price !== 'number' || !item.brand_name || image === null);
  const complete = unsaid && (await mayReadPage(ctx));
  return inTransaction(ctx, async (tx) => {
    const own = await getListFor(tx, list_uuid);
    await lockList(tx, own);
    const done = await addedAs(tx, own, client_id);
    if (done) return done;
    const known = await findTwin(tx, own, { url, name: item.name });
    const productId =
      known ??
      (await makeProduct(tx, own, {
        kind: 'external',
        name: item.name,
        priceCents: item.price ?? null,
        brandText: item.brand_name || null,
        url,
        image,
      }));
    if (complete && known === null)
      tx.afterCommit(() => tx.services.jobs.send(completeItem, { productId }).catch(() => {}));
    return placeNew(tx, own, { productId, quantity: item.quantity, clientId: client_id });
  });
}

export async function addCustomItemToMain(
  ctx: Ctx,
  { item, description, list_uuid, client_id }: InputOf<typeof itemCalls.addCustomItemToMain> & OnList,
) {
  const before = await addedAs(ctx, await getListFor(ctx, list_uuid), client_id);
  if (before) return before;
  const image = item.image_dataurl
    ? await storeImage(ctx.services, readDataUrl(item.image_dataurl, 'item.image_dataurl'), senderOf(ctx))
    : null;
  return inTransaction(ctx, async (tx) => {
    const own = await getListFor(tx, list_uuid);
    await lockList(tx, own);
    const done = await addedAs(tx, own, client_id);
    if (done) return done;
    const productId = await makeProduct(tx, own, {
      kind: 'custom',
      name: item.name,
      priceCents: item.price ?? null,
      image,
    });
    return placeNew(tx, own, { productId, quantity: item.quantity, description, clientId: client_id });
  });
}

/** A wrapper's share takes from the same allowance as a preview; without it the item stays as it was shared. */
function mayReadPage(ctx: Ctx): Promise<boolean> {
  return ctx.services.limits.take(PREVIEWS, requirePerson(ctx.actor).uuid).then(
    () => true,
    () => false,
  );
}

/** Finds the item this client id added before; null for none. Throws not_found once it was removed. */
async function addedAs(ctx: Ctx, own: Seen, clientId: string | undefined) {
  if (clientId === undefined) return null;
  const [row] = await ctx.db
    .select({ productId: listItem.productId })
    .from(listItem)
    .where(and(eq(listItem.listId, own.row.id), eq(listItem.clientId, clientId)));
  return row ? answerItem(ctx, own, row.productId) : null;
}

async function placeNew(tx: Ctx, own: Seen, item: NewItem) {
  await putOnList(tx, own, item);
  return answerItem(tx, own, item.productId);
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href;
  const sentence = listRefusalFr.linkWrong;
  throw new DomainError('invalid_input', sentence, { fields: { 'item.url': sentence } });
}

/** The same link under the same name is the same item: a form sent twice adds it once. */
export async function findTwin(
  tx: Ctx,
  own: Seen,
  item: { url: string; name: string },
): Promise<number | null> {
  const [found] = await tx.db
    .select({ id: product.id })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(
      and(
        eq(listItem.listId, own.row.id),
        isNull(listItem.removedAt),
        eq(product.url, item.url),
        eq(product.name, item.name),
      ),
    );
  return found?.id ?? null;
}

export interface OwnProduct {
  kind: 'external' | 'custom';
  name: string;
  priceCents: number | null;
  brandText?: string | null;
  url?: string;
  image: StoredImage | null;
}

const THUMB_WIDTH = 640;

/** Inserts a product that the owners describe themselves: it belongs to their list alone. */
export async function makeProduct(tx: Ctx, own: Seen, { image, ...values }: OwnProduct): Promise<number> {
  const [made] = await tx.db
    .insert(product)
    .values({
      ...values,
      ownListId: own.row.id,
      slug: toSlug(values.name) || 'article',
      thumbImage: image?.srcset.find(({ width }) => width === THUMB_WIDTH)?.url ?? null,
      images: image ? [image.url] : [],
    })
    .returning({ id: product.id });
  if (!made) throw new Error('The product was not inserted');
  return made.id;
}
