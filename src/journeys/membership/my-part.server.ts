import { and, desc, eq, sql } from 'drizzle-orm';
import { myClaims } from '#src/features/offers/claim.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  apiToken,
  content,
  contentChecklist,
  contentComment,
  contentTick,
  merchant,
  merchantMember,
  voucherPurchase,
} from '#src/server/db/schema/index.ts';
import type { Who } from './my-voice.server.ts';
import { rolesOf } from './role-rows.server.ts';

/**
 * The person's part in what others share: offers they took, vouchers they bought, their businesses, and their work
 * for the site. What a token opens with is kept as a hash, of use to nobody.
 */
export async function myPart(ctx: Ctx, { id, address }: Who) {
  const { name, legalName, siret, status } = merchant;
  const business = {
    name,
    legalName,
    siret,
    status,
    role: merchantMember.role,
    since: merchantMember.createdAt,
  };
  const { label, rights, expiresOn, createdAt, lastUsedAt } = apiToken;
  return {
    offers: (await myClaims(ctx)).items,
    vouchers_bought: address === null ? [] : await bought(ctx, address),
    businesses: await ctx.db
      .select(business)
      .from(merchantMember)
      .innerJoin(merchant, eq(merchant.id, merchantMember.merchantId))
      .where(eq(merchantMember.personId, id)),
    roles: ((await rolesOf(ctx, [id])).get(id) ?? []).map((role) => role.name),
    api_tokens: await ctx.db
      .select({ label, rights, expiresOn, createdAt, lastUsedAt })
      .from(apiToken)
      .where(eq(apiToken.createdBy, id)),
    remarks: await ctx.db
      .select({
        title: content.title,
        quote: contentComment.quote,
        text: contentComment.text,
        createdAt: contentComment.createdAt,
      })
      .from(contentComment)
      .innerJoin(content, eq(content.id, contentComment.contentId))
      .where(eq(contentComment.authorId, id))
      .orderBy(desc(contentComment.id)),
    ticks: await ticked(ctx, id),
  };
}

/** The lines of checklists they ticked; the words are null once the line is gone from its list. */
function ticked(ctx: Ctx, id: number) {
  const line = sql<string | null>`(
    select line->>'text' from jsonb_array_elements(${contentChecklist.lines}) as line
    where line->>'key' = ${contentTick.key} limit 1)`;
  return ctx.db
    .select({ title: content.title, line, at: contentTick.at })
    .from(contentTick)
    .innerJoin(content, eq(content.id, contentTick.contentId))
    .leftJoin(
      contentChecklist,
      and(
        eq(contentChecklist.namespace, content.namespace),
        eq(contentChecklist.templateName, content.templateName),
      ),
    )
    .where(eq(contentTick.byId, id))
    .orderBy(desc(contentTick.at));
}

/** Neither the address of a purchase nor the code it made: who has them spends it. */
function bought(ctx: Ctx, address: string) {
  const { amount, recipientName, recipientEmail, buyerName, buyerEmail, message, status, paidAt, createdAt } =
    voucherPurchase;
  return ctx.db
    .select({
      amount,
      recipientName,
      recipientEmail,
      buyerName,
      buyerEmail,
      message,
      status,
      paidAt,
      createdAt,
    })
    .from(voucherPurchase)
    .where(eq(voucherPurchase.buyerEmail, address));
}
