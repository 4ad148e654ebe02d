import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { CHALLENGE_LIFE_MS, type UseChallenge } from '#src/server/gateways/webauthn.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';

/** `made` is bound to the person who adds a key; anyone may ask for one to come in with. */
type Purpose = 'passkey-made' | 'passkey-asked';

/** Makes a challenge that any process takes back, once, within five minutes; kept as its hash alone. */
export async function issueChallenge(db: Db, purpose: Purpose, subject = ''): Promise<string> {
  const challenge = newToken();
  await db
    .delete(actionToken)
    .where(and(eq(actionToken.purpose, purpose), lt(actionToken.expiresAt, sql`now()`)));
  await db.insert(actionToken).values({
    tokenHash: tokenHash(challenge),
    purpose,
    subject,
    expiresAt: new Date(Date.now() + CHALLENGE_LIFE_MS),
  });
  return challenge;
}

/** Takes a challenge back; it is gone then, whatever comes of the answer that held it. */
export function challengeOf(db: Db, purpose: Purpose, subject = ''): UseChallenge {
  return async (challenge) => {
    const [used] = await db
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
