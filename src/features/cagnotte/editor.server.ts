import { createHash } from 'node:crypto';
import type { Ctx } from '#src/server/calls/context.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { ContributionRow } from './contribution.server.ts';

const KEPT_SECONDS = 48 * 3600;

/** One cookie a contribution; its name says nothing of the contribution's address. */
const cookieName = (hash: string) => `gift_${createHash('sha256').update(hash).digest('hex').slice(0, 16)}`;

/**
 * Marks the caller's browser as the giver's (docs/spec/decisions.md §17); answers what the row keeps of it.
 */
export function giveEditor(ctx: Ctx, hash: string): string {
  const token = newToken();
  const secure = ctx.services.config.https ? '; Secure' : '';
  ctx.setCookie(
    `${cookieName(hash)}=${token}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return tokenHash(token);
}

export function isEditor(ctx: Ctx, row: ContributionRow): boolean {
  const token = ctx.cookie(cookieName(row.hash));
  return token !== null && row.editorHash !== null && tokenHash(token) === row.editorHash;
}
