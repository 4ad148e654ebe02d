import { sql } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { newHash, newToken, tokenHash } from '#src/server/tokens.ts';
import { isErasedAndStopped } from './erased.server.ts';
import { LETTER_PATHS } from './link.server.ts';
import { confirmMail } from './newsletter.fr.ts';
import { CONFIRM_DAYS, type Topic } from './newsletter.ts';

const DAY_MS = 86_400_000;
/** A mail that came a moment ago is not followed by another. */
const SAME_MS = 60_000;

interface Asked {
  email: string;
  topics: Topic[];
  term: string | null;
}

/**
 * Keeps what was asked for beside what stands, and mails the link that makes it count. Nothing is mailed to an address
 * that called our letters unwanted, or that the team stopped: whoever types it is answered the same.
 */
export async function askToConfirm(tx: Ctx, { email, topics, term }: Asked): Promise<void> {
  const address = email.toLowerCase();
  if (await isErasedAndStopped(tx.db, address)) return;
  const token = newToken();
  const asked = {
    pendingTopics: topics,
    pendingTerm: term,
    confirmHash: tokenHash(token),
    confirmUntil: new Date(tx.now.getTime() + CONFIRM_DAYS * DAY_MS),
    updatedAt: tx.now,
  };
  const before = new Date(tx.now.getTime() - SAME_MS).toISOString();
  const [row] = await tx.db
    .insert(subscriber)
    .values({ email: address, nonce: newHash(), createdAt: tx.now, ...asked })
    .onConflictDoUpdate({
      target: subscriber.email,
      set: asked,
      setWhere: sql`(${subscriber.confirmHash} is null or ${subscriber.updatedAt} < ${before})
        and (${subscriber.stop} is null or ${subscriber.stop} not in ('complained', 'hand'))`,
    })
    .returning({ id: subscriber.id });
  // Asked again at once: the link that left a moment ago is the one that counts.
  if (!row) return;
  const { name: site, url } = siteOf(tx);
  const mail = confirmMail({ site, href: `${url}${LETTER_PATHS.confirm(token)}` });
  const key = `newsletter:${row.id}:${tokenHash(token).slice(0, 16)}`;
  await queueMail(tx, { ...mail, to: address, key, unasked: 'gift' });
}
