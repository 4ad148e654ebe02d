import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { requireHolder } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { CHALLENGE_LIFE_MS, type UseChallenge } from '#src/server/gateways/webauthn.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { browserKind } from '../browser-kind.ts';

/** `made` is for the session that adds a key; anyone may ask for one to come in with. */
type Purpose = 'passkey-made' | 'passkey-asked';

/** Marks the browser that asks; all its tabs share it. */
const ASKED: OwnCookie = { name: 'passkey', seconds: CHALLENGE_LIFE_MS / 1000, scope: 'Path=/api/user/' };
const TOKEN = /^[\w-]{43}$/;
/** Programs seldom keep cookies. No answer of a browser is taken for one of theirs, nor the other way round. */
const PROGRAM = 'program';

/**
 * Makes a challenge that any process takes back, once, within five minutes, from the session or the browser that asked
 * for it: one that was carried off with its answer opens nothing elsewhere. It is kept as its hash alone.
 */
export async function issueChallenge(ctx: Ctx, purpose: Purpose): Promise<string> {
  const challenge = newToken();
  await ctx.db
    .delete(actionToken)
    .where(and(eq(actionToken.purpose, purpose), lt(actionToken.expiresAt, sql`now()`)));
  await ctx.db.insert(actionToken).values({
    tokenHash: tokenHash(challenge),
    purpose,
    subject: purpose === 'passkey-made' ? sessionOf(ctx) : markBrowser(ctx),
    expiresAt: new Date(Date.now() + CHALLENGE_LIFE_MS),
  });
  return challenge;
}

/** Takes a challenge back; it is gone then, whatever comes of the answer that held it. */
export function challengeOf(ctx: Ctx, purpose: Purpose): UseChallenge {
  return async (challenge) => {
    const subject = purpose === 'passkey-made' ? sessionOf(ctx) : markOf(ctx);
    const [used] = await ctx.db
      .update(actionToken)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(actionToken.tokenHash, tokenHash(challenge)),
          eq(actionToken.purpose, purpose),
          eq(actionToken.subject, subject),
          isNull(actionToken.usedAt),
          sql`${actionToken.expiresAt} > now()`,
        ),
      )
      .returning({ purpose: actionToken.purpose });
    return used !== undefined;
  };
}

const sessionOf = ({ actor }: Ctx) => requireHolder(actor).tokenHash;

function heldMark(ctx: Ctx): string | null {
  const held = readOwnCookie(ctx, ASKED);
  return held && TOKEN.test(held) ? held : null;
}

const isProgram = ({ userAgent }: Ctx) => browserKind(userAgent) === null;

function markBrowser(ctx: Ctx): string {
  const held = heldMark(ctx);
  if (!held && isProgram(ctx)) return PROGRAM;
  const token = held ?? newToken();
  keepOwnCookie(ctx, ASKED, token);
  return tokenHash(token);
}

/** The empty one is nobody's. */
function markOf(ctx: Ctx): string {
  const held = heldMark(ctx);
  if (held) return tokenHash(held);
  return isProgram(ctx) ? PROGRAM : '';
}
