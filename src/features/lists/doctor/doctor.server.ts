import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { linkCheck, list, product } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from '../access.server.ts';
import { answerDetailedList } from '../list.read.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import type { doctorCalls } from './doctor.calls.ts';
import { examine, type LinkState } from './doctor.ts';

/** A page has to be gone this many times in a row before it is said. */
export const GONE_TIMES = 2;
const ASIDE_MAX = 300;

export async function listDoctor(ctx: Ctx, { list_uuid }: { list_uuid: string }) {
  return answer(ctx, await getOwnList(ctx, list_uuid));
}

async function answer(ctx: Ctx, own: Seen) {
  // As if nothing was ever given: what the doctor says must not depend on it.
  const detailed = await answerDetailedList(ctx, { ...own, hidden: true });
  const all = examine({
    list: detailed,
    families: await allClassifications(ctx),
    links: await linksOf(
      ctx,
      detailed.items_in_list.map(({ item }) => item.id),
    ),
    now: ctx.now,
  });
  const aside = new Set(own.row.setAside);
  const findings = all.filter(({ key }) => !aside.has(key));
  return { findings, set_aside: all.length - findings.length };
}

async function linksOf(ctx: Ctx, productIds: number[]): Promise<Map<number, LinkState>> {
  if (productIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: linkCheck.productId, gone: linkCheck.gone, price: linkCheck.priceCents })
    .from(linkCheck)
    // An item edited since the page was read has had its say.
    .innerJoin(
      product,
      and(eq(product.id, linkCheck.productId), sql`${product.updatedAt} <= ${linkCheck.checkedAt}`),
    )
    .where(inArray(linkCheck.productId, productIds));
  return new Map(rows.map(({ id, gone, price }) => [id, { gone: gone >= GONE_TIMES, price }]));
}

/** Sets a finding aside for every owner, or takes it back. */
export async function setAsideFinding(ctx: Ctx, input: InputOf<typeof doctorCalls.setAsideFinding>) {
  return inTransaction(ctx, async (tx) => {
    const { row } = await getOwnList(tx, input.list_uuid);
    const [fresh] = await tx.db.select().from(list).where(eq(list.id, row.id)).for('no key update');
    const others = (fresh?.setAside ?? []).filter((key) => key !== input.key);
    if (others.length >= ASIDE_MAX) throw new DomainError('conflict', listRefusalFr.asideFull);
    const setAside = input.aside ? [...others, input.key] : others;
    await tx.db.update(list).set({ setAside }).where(eq(list.id, row.id));
    return answer(tx, await getOwnList(tx, input.list_uuid));
  });
}
