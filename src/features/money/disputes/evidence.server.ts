import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { dispute as table } from '#src/server/db/schema/index.ts';
import { ANSWERABLE, type DisputeStatus } from '#src/server/gateways/payments/disputes.ts';
import { RefusedError } from '#src/server/gateways/payments/provider.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { type PayableRef, refOf } from '../payable.ts';
import { payableOf } from '../payables.server.ts';
import { askProvider, providerOf } from '../provider.server.ts';
import { aboutOf } from '../refunds/order.server.ts';
import { untilUnchanged } from '../retry.server.ts';
import type { DisputeRow } from './contested.ts';
import type { Dispute } from './dispute.ts';
import { viewDispute } from './view.server.ts';

interface Evidence {
  dispute_uuid: string;
  text: string;
  submit: boolean;
}

/**
 * Keeps our side of the story, and with `submit` sends it to the bank, once for all. The text is kept before
 * anything is sent: nothing typed is lost. Throws not_found, dispute_closed, evidence_sent, unavailable.
 */
export async function sendEvidence(ctx: Ctx, { dispute_uuid, text, submit }: Evidence): Promise<Dispute> {
  const row = await keepDraft(ctx, { dispute_uuid, text, submit });
  if (submit) await send(ctx, row, text);
  return viewDispute(ctx, dispute_uuid);
}

async function keepDraft(ctx: Ctx, { dispute_uuid, text, submit }: Evidence): Promise<DisputeRow> {
  return inTransaction(ctx, async (inner) => {
    const [row] = await inner.db
      .select()
      .from(table)
      .where(eq(table.uuid, dispute_uuid))
      .for('no key update');
    if (!row) throw deskRefusals.disputeNotFound();
    if (row.evidenceSentAt) throw deskRefusals.evidenceSent();
    if (!ANSWERABLE.includes(row.status as DisputeStatus)) throw deskRefusals.disputeClosed();
    const by = requirePerson(inner.actor).personId;
    await inner.db
      .update(table)
      .set({ evidence: text, evidenceBy: by, updatedAt: inner.now })
      .where(eq(table.id, row.id));
    await audit(inner, {
      action: submit ? 'dispute.evidence_send' : 'dispute.evidence_draft',
      target: refOf(aboutOf(row)),
      detail: { dispute: row.uuid, words: text.split(/\s+/).length },
    });
    return row;
  });
}

async function send(ctx: Ctx, row: DisputeRow, text: string): Promise<void> {
  const { disputes } = providerOf(ctx.services);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const idempotencyKey = `dispute:${row.uuid}:evidence:${digest}`;
  try {
    await askProvider(() => disputes.submitEvidence(row.providerId, { text, idempotencyKey }));
  } catch (error) {
    throw error instanceof RefusedError ? deskRefusals.disputeClosed() : error;
  } finally {
    await hearAgain(ctx, aboutOf(row), row.providerId);
  }
}

/** Asks the provider what it makes of a dispute by now. */
export async function hearAgain(ctx: Ctx, about: PayableRef, providerId: string): Promise<void> {
  const payable = payableOf(about);
  await untilUnchanged(async () => {
    const seen = await payable.see(ctx.db, about.id);
    const word = await askProvider(() => providerOf(ctx.services).disputes.retrieve(providerId));
    return inTransaction(ctx, async (inner) => {
      const { version } = await payable.lock(inner.db, about.id);
      return version === seen.version ? payable.contest(inner, about.id, word) : null;
    });
  });
}

/** Reads a dispute and what we know of its payment, for whoever writes the evidence; no address, no card. */
export async function getDispute(ctx: Ctx, { dispute_uuid }: { dispute_uuid: string }) {
  const dispute = await viewDispute(ctx, dispute_uuid);
  const [row] = await ctx.db.select().from(table).where(eq(table.uuid, dispute_uuid));
  if (!row) throw deskRefusals.disputeNotFound();
  const about = aboutOf(row);
  const facts = await payableOf(about).story(ctx, about.id);
  return { dispute, facts: facts.filter(Boolean).join('\n') };
}
