import { randomBytes } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { isLocalName, isPublicAddress, literalAddress } from '#src/server/gateways/public-address.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { sealText } from '#src/server/sealed-text.ts';
import { deliver, isLoopback, isTaken, SECRET_PURPOSE } from './deliver.server.ts';
import { lockWebhook, toDelivery, type WebhookRow, webhooksOf } from './rows.server.ts';
import { messageOf, WEBHOOK_JOB } from './tell.server.ts';
import type { webhookCalls } from './webhook.calls.ts';
import {
  DELIVERIES_PER_PAGE,
  type Delivery,
  FORMER_SECRET_HOURS,
  TRIAL_EVENT,
  WEBHOOKS_MAX,
} from './webhook.ts';
import { webhookFr } from './webhooks.fr.ts';

const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;
/** A try is a request that somebody sends to wherever they like. */
const TRIALS: LimitPolicy = { name: 'webhook-trials', points: 20, seconds: 600 };

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const refusedUrl = (sentence: string) =>
  new DomainError('url_invalid', sentence, { fields: { url: sentence } });

/** A name is looked up when something is sent: one that leads nowhere today may tomorrow. Throws url_invalid. */
function checkedTarget({ services: { config } }: Ctx, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const protocols = config.webhookAllowLoopback ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || url.username || url.password)
    throw refusedUrl(webhookFr.badUrl);
  const literal = literalAddress(url.hostname)?.address ?? (isLocalName(url.hostname) ? '127.0.0.1' : null);
  const open =
    literal === null || isPublicAddress(literal) || (config.webhookAllowLoopback && isLoopback(literal));
  if (!open) throw refusedUrl(webhookFr.privateUrl);
  url.hash = '';
  return url.href;
}

type Saved = OutputOf<typeof webhookCalls.save>;

async function save(ctx: Ctx, input: InputOf<typeof webhookCalls.save>): Promise<Saved> {
  const url = checkedTarget(ctx, input.url);
  const values = { url, events: [...new Set(input.events)], enabled: input.enabled };
  const known = input.id !== undefined;
  const secret = !known || input.new_secret ? newSecret() : null;
  const sealed = secret && (await sealText(ctx.db, SECRET_PURPOSE, secret));
  return inTransaction(ctx, async (tx) => {
    const id = known ? await change(tx, input, { values, sealed }) : await make(tx, values, sealed ?? '');
    const detail = { host: new URL(url).host, events: values.events, enabled: values.enabled };
    await audit(tx, { action: known ? 'webhook.update' : 'webhook.create', target: `webhook:${id}`, detail });
    if (values.enabled) tx.afterCommit(() => tx.services.jobs.wake(WEBHOOK_JOB));
    const [saved] = await webhooksOf(tx.db, eq(webhook.id, id));
    if (!saved) throw new Error('The webhook was not kept');
    return { webhook: saved, secret };
  });
}

type Values = Pick<WebhookRow, 'url' | 'events' | 'enabled'>;

async function make(tx: Ctx, values: Values, sealed: string): Promise<number> {
  const [{ total } = { total: 0 }] = await tx.db.select({ total: count() }).from(webhook);
  if (Number(total) >= WEBHOOKS_MAX) throw new DomainError('too_many', webhookFr.tooMany(WEBHOOKS_MAX));
  const createdBy = isPerson(tx.actor) ? tx.actor.personId : null;
  const [made] = await tx.db
    .insert(webhook)
    .values({ ...values, secret: sealed, createdBy, createdAt: tx.now })
    .returning({ id: webhook.id });
  if (!made) throw new Error('The webhook was not inserted');
  return made.id;
}

interface Change {
  values: Values;
  /** A new secret, or null where the one it has stays. */
  sealed: string | null;
}

async function change(
  tx: Ctx,
  { id = 0 }: Pick<InputOf<typeof webhookCalls.save>, 'id'>,
  { values, sealed }: Change,
): Promise<number> {
  const row = await lockWebhook(tx.db, id);
  // By the real clock, as signatures are made.
  const formerUntil = new Date(Date.now() + FORMER_SECRET_HOURS * HOUR_MS);
  await tx.db
    .update(webhook)
    .set({
      ...values,
      ...(sealed ? { secret: sealed, formerSecret: row.secret, formerUntil } : {}),
      ...(values.enabled ? { stoppedAt: null } : {}),
      updatedAt: tx.now,
    })
    .where(eq(webhook.id, id));
  // Whatever was put off for a server that was away leaves now.
  const waiting = and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.state, 'waiting'));
  if (values.enabled) await tx.db.update(webhookDelivery).set({ nextAt: tx.now }).where(waiting);
  return id;
}

const list = async ({ db }: Ctx) => ({ items: await webhooksOf(db) });

async function remove(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const { url } = await lockWebhook(tx.db, id);
    await tx.db.delete(webhook).where(eq(webhook.id, id));
    const detail = { host: new URL(url).host };
    await audit(tx, { action: 'webhook.delete', target: `webhook:${id}`, detail });
  });
  return {};
}

async function deliveries(
  { db }: Ctx,
  { id, page }: InputOf<typeof webhookCalls.deliveries>,
): Promise<OutputOf<typeof webhookCalls.deliveries>> {
  const [known] = await db.select({ id: webhook.id }).from(webhook).where(eq(webhook.id, id));
  if (!known) throw notFound(webhookFr.unknown);
  const of = eq(webhookDelivery.webhookId, id);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(webhookDelivery).where(of);
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(of)
    .orderBy(desc(webhookDelivery.id))
    .limit(DELIVERIES_PER_PAGE)
    .offset((page - 1) * DELIVERIES_PER_PAGE);
  return { items: rows.map(toDelivery), page, per_page: DELIVERIES_PER_PAGE, total: Number(total) };
}

async function redeliver(ctx: Ctx, { delivery_id }: { delivery_id: number }): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const one = eq(webhookDelivery.id, delivery_id);
    const [row] = await tx.db.select().from(webhookDelivery).where(one);
    if (!row) throw notFound(webhookFr.deliveryUnknown);
    const to = await lockWebhook(tx.db, row.webhookId);
    if (!to.enabled) throw new DomainError('conflict', webhookFr.off);
    const [again] = await tx.db
      .update(webhookDelivery)
      .set({ state: 'waiting', attempts: 0, nextAt: tx.now })
      .where(one)
      .returning();
    if (!again) throw notFound(webhookFr.deliveryUnknown);
    await audit(tx, { action: 'webhook.redeliver', target: `webhook:${to.id}`, detail: { type: row.type } });
    tx.afterCommit(() => tx.services.jobs.wake(WEBHOOK_JOB));
    return toDelivery(again);
  });
}

/** The one call that waits for another server: the request itself is made outside of any transaction. */
async function tryOut(ctx: Ctx, { id }: { id: number }): Promise<Delivery> {
  await ctx.services.limits.take(TRIALS, `webhook:${id}`);
  const [to] = await ctx.db.select().from(webhook).where(eq(webhook.id, id));
  if (!to) throw notFound(webhookFr.unknown);
  const message = messageOf(ctx.now, TRIAL_EVENT, { id });
  // It is nobody's to send again by itself: over from the start, whatever becomes of it.
  const [row] = await ctx.db
    .insert(webhookDelivery)
    .values({ webhookId: id, ...message, state: 'failed' })
    .returning();
  if (!row) throw new Error('The trial was not kept');
  const tried = await deliver(ctx.services, to, row);
  const [kept] = await ctx.db
    .update(webhookDelivery)
    .set({
      state: isTaken(tried) ? 'done' : 'failed',
      attempts: 1,
      lastAt: ctx.now,
      lastStatus: tried.status,
      lastProblem: tried.problem,
    })
    .where(eq(webhookDelivery.id, row.id))
    .returning();
  return toDelivery(kept ?? row);
}

export const webhookVerbs = { save, list, remove, deliveries, redeliver, tryOut };
