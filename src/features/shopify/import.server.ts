import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { tooManyVanish } from '#src/features/catalogue/feeds/feed.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { shopifyImport, shopifyItem, shopifyLink, shopifyRefusal } from '#src/server/db/schema/index.ts';
import type { ShopifyAway } from '#src/server/gateways/shopify/shopify.ts';
import type { Services } from '#src/server/services.ts';
import { withShop } from './access.server.ts';
import { createLines } from './lines.ts';
import { keepRefusals, type Refused } from './refusals.server.ts';
import { importFr, lineFr } from './shopify.fr.ts';
import { BATCH_LINES, type Setup } from './shopify.ts';
import { type Counts, maySell, takeVariants } from './take.server.ts';
import { putAway, tellLists, wakeAll } from './tell.server.ts';
import { type ShopVariant, variantOfLine } from './variant.ts';

export type ImportRow = typeof shopifyImport.$inferSelect;

const LOOK_AGAIN_S = 2;

/** The import is somebody else's by now, or its shop was unlinked: nothing more of it is done here. */
class Taken extends Error {}

export async function moveImport(
  services: Services,
  row: Pick<ImportRow, 'id' | 'state'>,
  change: Partial<ImportRow>,
): Promise<boolean> {
  const moved = await services.database.db
    .update(shopifyImport)
    .set({ ...change, updatedAt: new Date() })
    .where(and(eq(shopifyImport.id, row.id), eq(shopifyImport.state, row.state)))
    .returning({ id: shopifyImport.id });
  return moved.length > 0;
}

/** Asks the shop for all its variants. A shop that does not sell in euros brings nothing in. */
export function askForAll(services: Services, row: ImportRow): Promise<void> {
  return withShop(services, row.merchantId, async ({ shopify, access }) => {
    const { db } = services.database;
    const facts = await shopify.facts(access);
    if (facts.currency !== 'EUR')
      return void (await moveImport(services, row, {
        state: 'failed',
        problem: importFr.currency(facts.currency),
      }));
    const [link] = await db
      .update(shopifyLink)
      .set({ locations: facts.locations })
      .where(and(eq(shopifyLink.merchantId, row.merchantId), isNull(shopifyLink.leftAt)))
      .returning({ setup: shopifyLink.setup });
    if (!link?.setup)
      return void (await moveImport(services, row, { state: 'failed', problem: importFr.gone }));
    const operationId = await shopify.startBulk(access, link.setup.collections);
    const nextAt = new Date();
    const began = await moveImport(services, row, { state: 'running', operationId, nextAt, attempts: 0 });
    if (!began) await shopify.cancelBulk(access, operationId);
  });
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** Looks how far the shop's own work is; its file is read once it is whole. */
export function lookAtOperation(services: Services, row: ImportRow): Promise<void> {
  return withShop(services, row.merchantId, async ({ shopify, access }) => {
    const told = row.operationId ? await shopify.bulkState(access, row.operationId) : null;
    if (!told) return void (await moveImport(services, row, { state: 'asked', operationId: null }));
    if (['CREATED', 'RUNNING', 'CANCELING'].includes(told.status))
      return void (await moveImport(services, row, { total: told.objects, nextAt: soon(LOOK_AGAIN_S) }));
    if (told.status !== 'COMPLETED') {
      services.log.warn({ status: told.status, code: told.errorCode }, 'shopify: a bulk operation failed');
      return void (await moveImport(services, row, { state: 'failed', problem: importFr.failed }));
    }
    const { objects: total, url, startedAt: readAt } = told;
    await moveImport(services, row, {
      state: 'reading',
      total,
      url,
      readAt,
      nextAt: new Date(),
      attempts: 0,
    });
  });
}

/** Reads the file to its end from the line where the import stands, then what is not in it any more. */
export async function readAll(services: Services, row: ImportRow): Promise<void> {
  let position = 0;
  let done = row.done;
  const lines = createLines(BATCH_LINES, async (batch) => {
    // A process that was killed read these: they are passed over.
    const left = batch.slice(Math.max(0, Math.min(batch.length, row.done - position)));
    position += batch.length;
    if (left.length === 0) return;
    if (!(await takeLines(services, row, { lines: left, done }))) throw new Taken();
    done += left.length;
    if (done % (BATCH_LINES * 25) === 0) await services.database.query('analyze shopify_item');
  });
  try {
    if (row.url !== null)
      await withShop(services, row.merchantId, ({ shopify }) =>
        shopify.readLines(row.url ?? '', (piece) => lines.take(piece)),
      );
    await lines.end();
    await inTransaction(systemCtx(services), (tx) => finish(tx, row));
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
  }
}

/** Holds all that an import works with until the transaction ends: always the seller, then the link, then the import. */
async function holdImport(tx: Ctx, { id, merchantId }: ImportRow) {
  await maySell(tx, merchantId);
  const [link] = await tx.db
    .select()
    .from(shopifyLink)
    .where(and(eq(shopifyLink.merchantId, merchantId), isNull(shopifyLink.leftAt)))
    .for('share');
  const [now] = await tx.db.select().from(shopifyImport).where(eq(shopifyImport.id, id)).for('no key update');
  const setup: Setup | null = link?.setup ?? null;
  return setup && now?.state === 'reading' ? { setup, now } : null;
}

/** The next lines, in one transaction with how far the import got. False when it is no longer at `done`. */
function takeLines(
  services: Services,
  row: ImportRow,
  { lines, done }: { lines: readonly string[]; done: number },
): Promise<boolean> {
  return inTransaction(systemCtx(services), async (tx) => {
    const held = await holdImport(tx, row);
    if (!held || held.now.done !== done) return false;
    const { variants, refused } = readLines(lines, done);
    const counts = await takeVariants(
      tx,
      {
        merchantId: row.merchantId,
        setup: held.setup,
        countedAt: row.readAt ?? row.createdAt,
        importId: row.id,
      },
      variants,
    );
    await keepRefusals(tx, row.merchantId, { refused, taken: [] });
    await tx.db
      .update(shopifyImport)
      .set({
        done: done + lines.length,
        counts: added(held.now.counts, { ...counts, refused: (counts.refused ?? 0) + refused.length }),
        updatedAt: new Date(),
      })
      .where(eq(shopifyImport.id, row.id));
    wakeAll(tx);
    return true;
  });
}

/** One line a variant; the same twice is the last of them. */
function readLines(lines: readonly string[], done: number) {
  const variants = new Map<string, ShopVariant>();
  const refused: Refused[] = [];
  for (const [n, line] of lines.entries()) {
    if (line.trim() === '' && line !== '') continue;
    const variant = variantOfLine(line);
    if (variant) variants.set(variant.variantId, variant);
    else
      refused.push({
        variantId: `line:${done + n + 1}`,
        shopProductId: '',
        title: lineFr.unknown,
        why: lineFr.unreadable,
      });
  }
  return { variants: [...variants.values()], refused };
}

const added = (before: Record<string, number>, counts: Counts) => {
  const sum = { ...before };
  for (const [outcome, n] of Object.entries(counts)) sum[outcome] = (sum[outcome] ?? 0) + n;
  return sum;
};

/** Over: what the file did not name leaves, unless nobody looks and too much of it would; the lists follow. */
async function finish(tx: Ctx, row: ImportRow): Promise<void> {
  if (!(await holdImport(tx, row))) throw new Taken();
  const problem = await leaveMissing(tx, row);
  // A line that was refused before and is not in the file any more is forgotten with it.
  await tx.db
    .delete(shopifyRefusal)
    .where(
      and(
        eq(shopifyRefusal.merchantId, row.merchantId),
        sql`${shopifyRefusal.at} < ${row.createdAt.toISOString()}::timestamptz`,
      ),
    );
  await tx.db
    .update(shopifyImport)
    .set({ state: 'done', url: null, problem, updatedAt: new Date() })
    .where(eq(shopifyImport.id, row.id));
  await tx.db
    .update(shopifyLink)
    .set({ lastSyncAt: tx.now })
    .where(eq(shopifyLink.merchantId, row.merchantId));
  await tellLists(tx);
}

/** The variants that the file did not name leave; the reason they stay, when nobody looks and too many would. */
async function leaveMissing(tx: Ctx, row: ImportRow): Promise<string | null> {
  const readAt = row.readAt ?? row.createdAt;
  const mine = eq(shopifyItem.merchantId, row.merchantId);
  const missing = and(
    mine,
    isNull(shopifyItem.goneAt),
    isNotNull(shopifyItem.productId),
    sql`${shopifyItem.importId} is distinct from ${row.id}`,
    // A word that came since then is newer than the file.
    sql`(${shopifyItem.seenAt} is null or ${shopifyItem.seenAt} <= ${readAt.toISOString()}::timestamptz)`,
  );
  if (!row.attended) {
    const gone = await tx.db.$count(shopifyItem, missing);
    const known = await tx.db.$count(shopifyItem, and(mine, isNotNull(shopifyItem.productId)));
    if (tooManyVanish(gone, known)) return importFr.tooManyGone(gone);
  }
  const left = await tx.db
    .update(shopifyItem)
    .set({ goneAt: tx.now, hash: null })
    .where(missing)
    .returning({ id: shopifyItem.productId });
  await putAway(
    tx,
    left.flatMap(({ id }) => id ?? []),
  );
  return null;
}

/** When to go on with an import that Shopify's absence stopped. */
export const laterFor = (error: ShopifyAway, attempts: number) =>
  soon(Math.max(error.retryAfter, Math.min(600, 10 * 2 ** attempts)));
