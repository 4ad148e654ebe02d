import { and, asc, eq, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db, Rows } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { feedPicture, product } from '#src/server/db/schema/index.ts';
import { FetchError, type SafeFetchOptions } from '#src/server/gateways/safe-fetch.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { Services } from '#src/server/services.ts';
import { thumbOf } from '../admin/thumb.ts';
import { takeImage } from '../external.server.ts';
import { feedFr as fr } from './feed.fr.ts';

const TRIES = 3;
/** A picture being copied is nobody else's for so long. */
const LEASE_MINUTES = 10;

interface Owner {
  id: number;
  key: string;
  kept: readonly string[];
}

/** Records the pictures to copy for these articles; one that is there already stays. In their transaction. */
export async function keepPictures(
  db: Db,
  written: readonly Owner[],
  images: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const owners = written.filter(({ kept }) => !kept.includes('images'));
  const rows = owners.flatMap(({ id, key }) =>
    (images.get(key) ?? []).map((source, position) => ({ id, position, source })),
  );
  const lengths = owners.map(({ id, key }) => ({ id, n: images.get(key)?.length ?? 0 }));
  await db.execute(sql`
    delete from feed_picture using jsonb_to_recordset(${JSON.stringify(lengths)}::jsonb) as r(id bigint, n int)
    where product_id = r.id and position >= r.n`);
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into feed_picture (product_id, position, source)
    select r.id, r.position, r.source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, position int, source text)
    on conflict (product_id, position) do update set source = excluded.source, state = 'waiting', tries = 0,
      next_try_at = now()
    where feed_picture.source <> excluded.source`);
}

interface Waiting {
  productId: number;
  position: number;
  source: string;
  tries: number;
}

/** Takes pictures to copy; another process, or this one after a kill, gets them again only when the lease ends. */
async function takeWaiting(db: Db, most: number): Promise<Waiting[]> {
  const { rows } = (await db.execute(sql`
    update feed_picture set tries = tries + 1, next_try_at = now() + ${`${LEASE_MINUTES} minutes`}::interval
    where (product_id, position) in (
      select product_id, position from feed_picture
      where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${most} for update skip locked)
    returning product_id::text as product, position, source, tries`)) as unknown as Rows;
  return rows.map((row) => ({
    productId: Number(row.product),
    position: Number(row.position),
    source: String(row.source),
    tries: Number(row.tries),
  }));
}

type Fetching = Pick<SafeFetchOptions, 'allow' | 'timeoutMs'>;

/** Copies some pictures, made again by us, and shows them; answers how many were taken. */
export async function copyPictures(services: Services, most: number, more: Fetching = {}): Promise<number> {
  const { db } = services.database;
  const taken = await takeWaiting(db, most);
  for (const one of taken) {
    const got = (await copied(db, one.source)) ?? (await copyNow(services, one.source, more));
    const state = 'url' in got ? 'done' : one.tries >= TRIES ? 'failed' : 'waiting';
    await db
      .update(feedPicture)
      .set({ ...('url' in got ? got : {}), state })
      .where(
        and(
          eq(feedPicture.productId, one.productId),
          eq(feedPicture.position, one.position),
          // The feed may have named another meanwhile.
          eq(feedPicture.source, one.source),
        ),
      );
    if (state === 'failed' && 'refused' in got) await reportRefused(db, one.productId, got.refused);
  }
  for (const id of new Set(taken.map(({ productId }) => productId))) await showPictures(services, id);
  return taken.length;
}

/** Said on the article's line of the feed's last report; once, however many of its pictures it is true of. */
async function reportRefused(db: Db, productId: number, why: string): Promise<void> {
  const words = fr.line.pictureRefused(why);
  await db.execute(sql`
    update feed_line set message = concat_ws(' ', message, ${words}::text)
    from product where product.id = ${productId} and feed_line.key = product.feed_key
      and feed_line.run_id = (select r.id from feed_run r where r.feed_id = product.feed_id
        and r.state in ('applying', 'done') order by r.created_at desc limit 1)
      and position(${words}::text in coalesce(feed_line.message, '')) = 0`);
}

async function copied(db: Db, source: string): Promise<Copy | null> {
  const [row] = await db
    .select({ url: feedPicture.url, thumb: feedPicture.thumb })
    .from(feedPicture)
    .where(and(eq(feedPicture.source, source), eq(feedPicture.state, 'done')))
    .limit(1);
  return row?.url && row.thumb ? { url: row.url, thumb: row.thumb } : null;
}

interface Copy {
  url: string;
  thumb: string;
}

async function copyNow(
  services: Services,
  source: string,
  more: Fetching,
): Promise<Copy | { refused: string }> {
  try {
    const { url } = await takeImage(services, source, more);
    return { url, thumb: thumbOf(url) };
  } catch (error) {
    if (error instanceof FetchError) return { refused: fr.fetch[error.failure] };
    if (error instanceof DomainError) return { refused: error.message };
    throw error;
  }
}

/** A product's pictures are those that arrived, in the feed's order, unless an editor chose others. */
async function showPictures(services: Services, id: number): Promise<void> {
  await services.database.db.transaction(async (transaction) => {
    const db = transaction as unknown as Db;
    const rows = await db
      .select({ url: feedPicture.url, thumb: feedPicture.thumb })
      .from(feedPicture)
      .where(and(eq(feedPicture.productId, id), eq(feedPicture.state, 'done')))
      .orderBy(asc(feedPicture.position));
    const images = rows.flatMap(({ url }) => url ?? []);
    const changed = await db
      .update(product)
      .set({ images, thumbImage: rows[0]?.thumb ?? null })
      .where(
        and(
          eq(product.id, id),
          sql`not ${product.keptFields} @> '["images"]'`,
          sql`${product.images} <> ${JSON.stringify(images)}::jsonb`,
        ),
      )
      .returning({ id: product.id });
    if (changed.length === 0) return;
    await tellSearch(db, 'product', [id]);
    await publishAtCommit(querierOf(db), [`product:${id}`]);
  });
}
