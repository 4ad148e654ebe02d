import { and, asc, desc, eq, getTableColumns, isNull, not, sql } from 'drizzle-orm';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { askProvider, moneyModeOf, providerOf } from '#src/features/money/provider.server.ts';
import { refreshRecipient, toIdentity } from '#src/features/withdrawals/identity.server.ts';
import { advanceWithdrawal } from '#src/features/withdrawals/payout.server.ts';
import { withdrawalRefusals } from '#src/features/withdrawals/withdrawal.fr.ts';
import { toWithdrawal, type WithdrawalRow } from '#src/features/withdrawals/withdrawal.server.ts';
import { type Identity, WITHDRAWAL_MIN } from '#src/features/withdrawals/withdrawal.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderLine, recipient, shopOrder, withdrawal } from '#src/server/db/schema/index.ts';
import { myMerchant, requireMerchantOwner } from './business.server.ts';
import { comesBack, heldByReturns } from './held.server.ts';
import { MOVES, OTHER_MOVE } from './merchant.fr.ts';
import { type Days, isWithin, RELEASE_DAYS } from './merchant.ts';
import { lockForOwner } from './owner.server.ts';
import { type RecipientRow, recipientOf, setAside, sumsOf } from './set-aside.server.ts';

const DAY_MS = 86_400_000;

export async function sellerOverview(ctx: Ctx) {
  requireMerchantOwner(ctx);
  const { merchantId } = requireMerchant(ctx.actor);
  const mode = moneyModeOf(ctx.services);
  const { merchant: account } = accountsOf(mode);
  const kept = sql`${orderLine.unitPrice} * ${orderLine.quantity} + ${orderLine.deliveryShare} - ${orderLine.refunded}`;
  const [sums] = await ctx.db
    .select({
      sales: sql<number>`coalesce(sum(${kept}), 0)::bigint`.mapWith(Number),
      commission:
        sql<number>`coalesce(sum(${orderLine.commission} - ${orderLine.commissionBack}), 0)::bigint`.mapWith(
          Number,
        ),
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(orderLine.merchantId, merchantId),
        isOfMode(shopOrder, mode),
        sql`${shopOrder.paidAt} is not null`,
      ),
    );
  const withdrawn = and(eq(withdrawal.merchantId, merchantId), isOfMode(recipient, mode));
  const [paid] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${withdrawal.amount}), 0)::bigint`.mapWith(Number) })
    .from(withdrawal)
    .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId))
    .where(and(withdrawn, eq(withdrawal.status, 'paid')));
  const made = await ctx.db
    .select(getTableColumns(withdrawal))
    .from(withdrawal)
    .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId))
    .where(withdrawn)
    .orderBy(desc(withdrawal.id))
    .limit(100);
  const { balance: available, withdrawable } = await sumsOf(ctx.db, { merchantId, mode });
  const held = await heldByReturns(ctx.db, merchantId, mode);
  return {
    sales: sums?.sales ?? 0,
    commission: sums?.commission ?? 0,
    pending: await balanceOf(ctx.db, account(merchantId, 'pending')),
    available,
    held: held.all,
    withdrawable,
    withdrawn: paid?.sum ?? 0,
    next_available_at: await nextAvailable(ctx, merchantId),
    withdrawals: made.map(toWithdrawal),
    identity: toIdentity(await findOwn(ctx)),
  };
}

/** When the next sale's money may be withdrawn; null while none is on its way. */
export async function nextAvailable(ctx: Ctx, merchantId: number): Promise<string | null> {
  const [next] = await ctx.db
    .select({ at: orderLine.deliveredAt })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(orderLine.merchantId, merchantId),
        isOfMode(shopOrder, moneyModeOf(ctx.services)),
        eq(orderLine.state, 'delivered'),
        isNull(orderLine.releasedAt),
        not(comesBack(ctx.db)),
      ),
    )
    .orderBy(asc(orderLine.deliveredAt))
    .limit(1);
  return next?.at ? new Date(next.at.getTime() + RELEASE_DAYS * DAY_MS).toISOString() : null;
}

const findOwn = (ctx: Ctx) => recipientOf(ctx, requireMerchant(ctx.actor).merchantId);

/** The provider's own page, where the owner proves who they are. Begun once, found again later. */
export async function startSellerIdentity(ctx: Ctx): Promise<{ url: string }> {
  requireMerchantOwner(ctx);
  const row = (await findOwn(ctx)) ?? (await createRecipient(ctx));
  const page = `${ctx.services.config.publicUrl}/i/business/paiements`;
  const url = await askProvider(() =>
    providerOf(ctx.services).payouts.onboardingUrl(row.account, {
      returnUrl: `${page}?retour=1`,
      refreshUrl: `${page}?reprise=1`,
    }),
  );
  return { url };
}

async function createRecipient(ctx: Ctx): Promise<RecipientRow> {
  const { id, uuid } = await myMerchant(ctx);
  const { provider, livemode } = moneyModeOf(ctx.services);
  const made = await askProvider(() =>
    providerOf(ctx.services).payouts.createRecipient({
      reference: uuid,
      idempotencyKey: `recipient:merchant:${uuid}`,
    }),
  );
  await ctx.db
    .insert(recipient)
    .values({
      merchantId: id,
      provider,
      livemode,
      account: made.id,
      status: made.status,
      bankLast4: made.bankLast4,
    })
    .onConflictDoNothing();
  const row = await findOwn(ctx);
  if (!row) throw new Error('The recipient was not kept');
  return row;
}

export async function checkSellerIdentity(ctx: Ctx): Promise<Identity> {
  requireMerchantOwner(ctx);
  const row = await findOwn(ctx);
  return toIdentity(row && (await refreshRecipient(ctx, row)));
}

interface Asked {
  amount: number;
  key: string;
}

/**
 * Sets the amount aside, then orders its payment. The same key twice is one withdrawal. Throws amount_out_of_range,
 * balance_insufficient, identity_required, conflict.
 */
export async function sellerWithdraw(ctx: Ctx, asked: Asked) {
  requireMerchantOwner(ctx);
  if (asked.amount < WITHDRAWAL_MIN) throw withdrawalRefusals.tooSmall();
  const { merchantId } = requireMerchant(ctx.actor);
  const known = await byKey(ctx, merchantId, asked);
  if (known) return toWithdrawal(known);
  const found = await findOwn(ctx);
  const to = found && (await refreshRecipient(ctx, found));
  if (to?.status !== 'verified') throw withdrawalRefusals.identityRequired();
  const row = await reserve(ctx, { ...asked, merchantId, to });
  await advanceWithdrawal(ctx.services, row.id);
  return toWithdrawal((await byKey(ctx, merchantId, asked)) ?? row);
}

async function byKey(ctx: Ctx, merchantId: number, { key, amount }: Asked): Promise<WithdrawalRow | null> {
  const [row] = await ctx.db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.merchantId, merchantId), eq(withdrawal.clientKey, key)));
  if (row && row.amount !== amount) throw withdrawalRefusals.keyReused();
  return row ?? null;
}

async function reserve(
  ctx: Ctx,
  order: Asked & { merchantId: number; to: RecipientRow },
): Promise<WithdrawalRow> {
  return inTransaction(ctx, async (tx) => {
    await lockForOwner(tx);
    const again = await byKey(tx, order.merchantId, order);
    return again ?? setAside(tx, { ...order, mode: moneyModeOf(ctx.services) });
  });
}

/** `key`: the ledger's name of it; `at` in milliseconds. */
export interface Movement {
  key: string;
  at: number;
  change: number;
}

/** Every movement of the business between two days in Paris, oldest first, with what it then had. */
export async function sellerStatement(ctx: Ctx, days: Days) {
  requireMerchantOwner(ctx);
  let balance = 0;
  const all = (await movementsOf(ctx)).map(({ key, at, change }) => {
    balance += change;
    const what = MOVES.find(([pattern]) => pattern.test(key))?.[1] ?? OTHER_MOVE;
    return { at: new Date(at).toISOString(), what, amount: change, balance };
  });
  return { lines: all.filter(({ at }) => isWithin(days, at)) };
}

/** All that changed the money of the session's business; for its owners alone. */
export async function movementsOf(ctx: Ctx): Promise<Movement[]> {
  const { merchantId } = requireMerchant(ctx.actor);
  const { merchant: account } = accountsOf(moneyModeOf(ctx.services));
  const codes = (['pending', 'available', 'withdrawing'] as const).map((part) => account(merchantId, part));
  // From one part to another nothing changes for the seller: such movements sum to zero.
  const { rows } = (await ctx.db.execute(sql`
    select t.idempotency_key as key, extract(epoch from coalesce(max(case
        when t.idempotency_key like 'order:%:paid' then o.paid_at
        when t.idempotency_key like 'withdrawal:%:paid' and w.status = 'paid' then w.settled_at
      end), t.created_at))::float8 * 1000 as at,
      sum(case when e.direction = 'credit' then e.amount else -e.amount end)::float8 as change
    from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.code in ${codes}
    join ledger_tx t on t.id = e.tx_id
    left join shop_order o on t.ref = 'order:' || o.id
    left join withdrawal w on t.ref = 'withdrawal:' || w.id
    group by t.id having sum(case when e.direction = 'credit' then e.amount else -e.amount end) <> 0
    order by t.id`)) as unknown as { rows: Movement[] };
  return rows;
}
