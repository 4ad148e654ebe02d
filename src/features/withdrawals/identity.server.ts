import { and, eq } from 'drizzle-orm';
import { ownedList } from '#src/features/cagnotte/owned-pot.server.ts';
import { askProvider, moneyModeOf, providerOf } from '#src/features/money/provider.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person, recipient } from '#src/server/db/schema/index.ts';
import type { Recipient } from '#src/server/gateways/payments/payouts.ts';
import type { Identity } from './withdrawal.ts';

export type RecipientRow = typeof recipient.$inferSelect;

const NONE: Identity = { status: 'none', bank_last4: null };

/** Reads the actor's identity at the provider, as we last heard; null before they began. */
export async function findRecipient(ctx: Ctx): Promise<RecipientRow | null> {
  const { provider, livemode } = moneyModeOf(ctx.services);
  const [row] = await ctx.db
    .select()
    .from(recipient)
    .where(
      and(
        eq(recipient.personId, requirePerson(ctx.actor).personId),
        eq(recipient.provider, provider),
        eq(recipient.livemode, livemode),
      ),
    );
  return row ?? null;
}

export const toIdentity = (row: RecipientRow | null): Identity =>
  row ? { status: row.status as Identity['status'], bank_last4: row.bankLast4 } : NONE;

/** Answers the provider's own page where the owner proves who they are. Begun once, found again later. */
export async function startIdentity(
  ctx: Ctx,
  { list_uuid }: { list_uuid: string },
): Promise<{ url: string }> {
  await ownedList(ctx, list_uuid);
  const { payouts } = providerOf(ctx.services);
  const row = (await findRecipient(ctx)) ?? (await createRecipient(ctx));
  const page = `${ctx.services.config.publicUrl}/i/cagnotte/verification-identite`;
  const url = await askProvider(() =>
    payouts.onboardingUrl(row.account, { returnUrl: `${page}?retour=1`, refreshUrl: `${page}?reprise=1` }),
  );
  return { url };
}

async function createRecipient(ctx: Ctx): Promise<RecipientRow> {
  const { personId } = requirePerson(ctx.actor);
  const { provider, livemode } = moneyModeOf(ctx.services);
  const [who] = await ctx.db.select({ uuid: person.uuid }).from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`Person ${personId} is gone`);
  const made = await askProvider(() =>
    providerOf(ctx.services).payouts.createRecipient({
      reference: who.uuid,
      idempotencyKey: `recipient:${who.uuid}`,
    }),
  );
  await ctx.db
    .insert(recipient)
    .values({ personId, provider, livemode, account: made.id, ...wordOf(made) })
    .onConflictDoNothing();
  const row = await findRecipient(ctx);
  if (!row) throw new Error('The recipient was not kept');
  return row;
}

const wordOf = ({ status, bankLast4 }: Recipient) => ({ status, bankLast4 });

/** Asks the provider what it makes of them by now. */
export async function checkIdentity(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<Identity> {
  await ownedList(ctx, list_uuid);
  const row = await findRecipient(ctx);
  return row ? toIdentity(await refreshRecipient(ctx, row)) : NONE;
}

export async function refreshRecipient(ctx: Ctx, row: RecipientRow): Promise<RecipientRow> {
  const now = await askProvider(() => providerOf(ctx.services).payouts.retrieveRecipient(row.account));
  const [changed] = await ctx.db
    .update(recipient)
    .set({ ...wordOf(now), updatedAt: ctx.now })
    .where(eq(recipient.id, row.id))
    .returning();
  return changed ?? row;
}
