import { createHmac } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { allFirstNames } from '#src/features/first-names/first-names.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { nameVote, nameVoteChoice } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { nameVoteCalls } from './name-vote.calls.ts';
import { type Choice, stateFor } from './name-vote.ts';
import { nameVotesFr } from './name-votes.fr.ts';

/** A couple makes one or two; a machine from one address is stopped here. */
const CREATIONS: LimitPolicy = { name: 'name-votes', points: 20, seconds: 3600 };

/**
 * Makes the two links. The other's is computed from one's own, so that one's own page can show it again; the other
 * way round is not possible.
 */
export async function createVote(ctx: Ctx, input: InputOf<typeof nameVoteCalls.createVote>) {
  await ctx.services.limits.take(CREATIONS, ctx.ip);
  const names = [...new Set(input.names)];
  await requireKnown(ctx, names);
  const own_token = newToken();
  const vote_token = otherToken(own_token);
  await ctx.db.insert(nameVote).values({
    names,
    lastName: input.last_name?.trim() || null,
    ownHash: tokenHash(own_token),
    otherHash: tokenHash(vote_token),
    createdAt: ctx.now,
    usedAt: ctx.now,
  });
  return { vote_token, own_token };
}

export const otherToken = (ownToken: string): string =>
  createHmac('sha256', ownToken).update('name-vote: the other link').digest('base64url');

/** Reads each of these names as it is written; those that the table does not have are missing. */
export async function labelsOf(ctx: Ctx, slugs: readonly string[]): Promise<Record<string, string>> {
  const wanted = new Set(slugs);
  const entries = await allFirstNames(ctx.services.database.db);
  return Object.fromEntries(entries.flatMap(({ slug, name }) => (wanted.has(slug) ? [[slug, name]] : [])));
}

async function requireKnown(ctx: Ctx, names: readonly string[]): Promise<void> {
  const labels = await labelsOf(ctx, names);
  const unknown = names.filter((slug) => !Object.hasOwn(labels, slug));
  if (unknown.length === 0) return;
  const sentence = nameVotesFr.unknown(unknown);
  throw new DomainError('invalid_input', sentence, { fields: { names: sentence } });
}

/** Keeps a choice; a later one replaces it. */
export async function vote(
  ctx: Ctx,
  { token, slug, choice }: InputOf<typeof nameVoteCalls.vote>,
): Promise<OutputOf<typeof nameVoteCalls.vote>> {
  await inTransaction(ctx, async (tx) => {
    const { row, other } = await voteOf(tx, token);
    if (!row.names.includes(slug)) throw notFound(nameVotesFr.notThere);
    await tx.db
      .insert(nameVoteChoice)
      .values({ voteId: row.id, other, slug, choice })
      .onConflictDoUpdate({
        target: [nameVoteChoice.voteId, nameVoteChoice.other, nameVoteChoice.slug],
        set: { choice: sql`excluded.choice` },
      });
    await tx.db.update(nameVote).set({ usedAt: tx.now }).where(eq(nameVote.id, row.id));
  });
  return getVote(ctx, { token });
}

/** Gives what the holder of this link may know. Throws not_found for a link that leads nowhere any more. */
export async function getVote(
  ctx: Ctx,
  { token }: InputOf<typeof nameVoteCalls.getVote>,
): Promise<OutputOf<typeof nameVoteCalls.getVote>> {
  const { row, other } = await voteOf(ctx, token);
  const said = await ctx.db
    .select({ other: nameVoteChoice.other, slug: nameVoteChoice.slug, choice: nameVoteChoice.choice })
    .from(nameVoteChoice)
    .where(eq(nameVoteChoice.voteId, row.id));
  const known = said.map((one) => ({ ...one, choice: one.choice as Choice }));
  const labels = await labelsOf(ctx, row.names);
  return { names: row.names, labels, last_name: row.lastName, ...stateFor(other, row.names, known) };
}

async function voteOf(ctx: Ctx, token: string) {
  const hash = tokenHash(token);
  const [row] = await ctx.db
    .select()
    .from(nameVote)
    .where(or(eq(nameVote.ownHash, hash), eq(nameVote.otherHash, hash)));
  if (!row) throw notFound(nameVotesFr.gone);
  return { row, other: row.otherHash === hash };
}
