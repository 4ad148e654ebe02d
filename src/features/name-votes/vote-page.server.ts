import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt } from '#src/server/http/page-caller.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CHOICES, type VoteState } from './name-vote.ts';
import { nameVotesFr } from './name-votes.fr.ts';
import { getVote, otherToken, vote } from './name-votes.server.ts';

export interface VotePage extends VoteState {
  token: string;
  /** The address for the other person; null on the other person's own page. */
  toSend: string | null;
}

/** The vote behind a link; null when it leads nowhere. */
export async function findVotePage(ctx: Ctx, token: string): Promise<VotePage | null> {
  const own = await stateOrNull(ctx, token);
  if (!own) return null;
  // A link from which the other's can be computed is the first person's.
  const other = otherToken(token);
  const mine = (await stateOrNull(ctx, other)) !== null && tokenHash(other) !== tokenHash(token);
  const { publicUrl } = ctx.services.config;
  return { ...own, token, toSend: mine ? `${publicUrl}/p/prenoms/${other}` : null };
}

async function stateOrNull(ctx: Ctx, token: string): Promise<VoteState | null> {
  try {
    return await getVote(ctx, { token });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** A choice sent by the page's own form. */
export function submitChoice(ctx: Ctx, token: string, sent: { slug: string; choice: string }) {
  return attempt(async () => {
    const choice = CHOICES.find((one) => String(one) === sent.choice);
    if (choice === undefined) throw new DomainError('invalid_input', nameVotesFr.noChoice);
    return vote(ctx, { token, slug: sent.slug, choice });
  });
}
