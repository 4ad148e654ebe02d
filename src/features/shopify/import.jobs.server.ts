import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { merchant, shopifyImport, shopifyLink } from '#src/server/db/schema/index.ts';
import { ShopifyAway, ShopifyFault, ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import {
  askForAll,
  type ImportRow,
  laterFor,
  lookAtOperation,
  moveImport,
  readAll,
} from './import.server.ts';
import { importFr } from './shopify.fr.ts';
import { OPEN_IMPORTS } from './state.server.ts';

const DAY_MS = 86_400_000;
const ATTEMPTS_MOST = 12;
/** A stage that is looked at again within so long is waited for here. */
const PATIENT_MS = 8000;
/** An answer that Shopify no longer has, or an operation it refused: begun again. */
const AGAIN_MOST = 3;
/** Shops that are read side by side: most of the time each waits for its own operation, at Shopify. */
const AT_ONCE = 4;
const running = new Set<number>();

const STAGES = { asked: askForAll, running: lookAtOperation, reading: readAll } as const;

export const IMPORT_JOB = 'shopify-import';

/** Takes an import as far as it goes by itself: cut short, it goes on at the line where it stood. */
export const importJob: JobKind<{ id: number }> = {
  name: 'shopify-import-one',
  atOnce: AT_ONCE,
  async run(services, { id }) {
    if (running.has(id)) return;
    running.add(id);
    try {
      while (await oneStage(services, id));
    } finally {
      running.delete(id);
    }
  },
};

/** False when there is nothing to do for the moment. */
async function oneStage(services: Services, id: number): Promise<boolean> {
  const [row] = await services.database.db.select().from(shopifyImport).where(eq(shopifyImport.id, id));
  if (!row || !(row.state in STAGES)) return false;
  const wait = row.nextAt.getTime() - Date.now();
  if (wait > PATIENT_MS) return false;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  try {
    await STAGES[row.state as keyof typeof STAGES](services, row);
    return true;
  } catch (error) {
    return afterFault(services, row, error);
  }
}

async function afterFault(services: Services, row: ImportRow, error: unknown): Promise<boolean> {
  const attempts = row.attempts + 1;
  if (error instanceof ShopifyRefused)
    await moveImport(services, row, { state: 'failed', problem: importFr.refused });
  else if (error instanceof ShopifyAway && attempts < ATTEMPTS_MOST)
    await moveImport(services, row, { attempts, nextAt: laterFor(error, attempts) });
  // The file is no longer where it was: the operation knows its new address, or has to be begun again.
  else if (error instanceof ShopifyFault && attempts < AGAIN_MOST)
    await moveImport(services, row, {
      state: row.state === 'reading' ? 'running' : row.state,
      attempts,
      nextAt: new Date(Date.now() + 30_000),
    });
  else if (error instanceof ShopifyAway || error instanceof ShopifyFault)
    await moveImport(services, row, { state: 'failed', problem: importFr.failed });
  else throw error;
  services.log.warn({ err: error, import: row.id }, 'shopify: an import waits or ended');
  return error instanceof ShopifyAway || error instanceof ShopifyFault;
}

/** Imports cut short by a restart, those whose time has come, and every shop once a day: a webhook may be lost. */
export const importsDue: JobKind = {
  name: IMPORT_JOB,
  cron: '* * * * *',
  async run(services) {
    if (!services.config.shopify) return;
    await beginDaily(services);
    const { db } = services.database;
    const open = await db
      .select({ id: shopifyImport.id })
      .from(shopifyImport)
      .where(and(inArray(shopifyImport.state, [...OPEN_IMPORTS]), lte(shopifyImport.nextAt, sql`now()`)))
      .orderBy(asc(shopifyImport.id));
    const work = async () => {
      for (let next = open.shift(); next; next = open.shift()) await importJob.run(services, next);
    };
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  },
};

async function beginDaily({ database: { db }, clock }: Services): Promise<void> {
  const dayAgo = new Date(clock().getTime() - DAY_MS);
  const due = await db
    .select({ merchantId: shopifyLink.merchantId })
    .from(shopifyLink)
    .innerJoin(merchant, eq(merchant.id, shopifyLink.merchantId))
    .where(
      and(
        isNull(shopifyLink.leftAt),
        isNull(shopifyLink.refusedAt),
        isNotNull(shopifyLink.setup),
        lt(shopifyLink.lastSyncAt, dayAgo),
        or(eq(merchant.status, 'active'), eq(merchant.status, 'pending')),
        // One that failed is begun again the next day, not the next minute.
        sql`not exists (select from shopify_import i where i.merchant_id = ${shopifyLink.merchantId}
          and i.created_at > ${dayAgo.toISOString()}::timestamptz)`,
      ),
    );
  for (const { merchantId } of due)
    await db.insert(shopifyImport).values({ merchantId, attended: false }).onConflictDoNothing();
}
