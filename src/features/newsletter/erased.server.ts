import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { FORGOTTEN_MAIL } from '#src/server/db/retention.ts';
import { mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { newHash } from '#src/server/tokens.ts';
import type { SubscriberRow } from './link.server.ts';
import type { Stop } from './newsletter.ts';
import { takeBackAll } from './taken-back.server.ts';

/** Stops that hold against whoever types the address again; another stop ends with a link that its reader opens. */
export const LASTING_STOPS: readonly Stop[] = ['complained', 'hand'];

/** Before a digest that stands in the place of an address: no address begins so, having no « @ ». */
const ERASED = 'erased:';

export const isErased = (email: string): boolean => email.startsWith(ERASED);

/**
 * What is kept of an address that was erased while no letter might go to it, so that none goes there later either. Read
 * only by who already has the address: it is a digest under the site's own secret.
 * @param email in small letters
 */
export async function erasedMark(db: Db, email: string): Promise<string> {
  const key = await siteSecret(db);
  return `${ERASED}${createHmac('sha256', key).update(`letters-stopped:${email}`).digest('base64url')}`;
}

/** The address's row, or the one that its erased digest kept. */
export async function rowsOf(db: Db, email: string): Promise<SubscriberRow[]> {
  const address = email.toLowerCase();
  const both = [address, await erasedMark(db, address)];
  return db.select().from(subscriber).where(inArray(subscriber.email, both));
}

/** Forgets an address that asked for letters. Of one that is never to be written to, its digest and that alone stays. */
export async function eraseLettersTo(tx: Ctx, email: string): Promise<void> {
  const address = email.toLowerCase();
  const [known] = await tx.db
    .select({ id: subscriber.id })
    .from(subscriber)
    .where(eq(subscriber.email, address));
  if (known) await takeBackAll(tx, known.id);
  await tx.db
    .update(mailOutbox)
    .set(FORGOTTEN_MAIL)
    .where(
      and(
        sql`lower(${mailOutbox.to}) = ${address}`,
        isNotNull(mailOutbox.failedAt),
        isNull(mailOutbox.sentAt),
      ),
    );
  const [gone] = await tx.db.delete(subscriber).where(eq(subscriber.email, address)).returning();
  if (!gone?.stop || !LASTING_STOPS.includes(gone.stop)) return;
  const { stop, stoppedAt } = gone;
  await tx.db
    .insert(subscriber)
    .values({
      email: await erasedMark(tx.db, address),
      nonce: newHash(),
      stop,
      stoppedAt,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing({ target: subscriber.email });
}

/** True where an erased address is never to be written to. */
export async function isErasedAndStopped(db: Db, email: string): Promise<boolean> {
  const mark = await erasedMark(db, email.toLowerCase());
  const found = await db
    .select({ id: subscriber.id })
    .from(subscriber)
    .where(and(eq(subscriber.email, mark), inArray(subscriber.stop, [...LASTING_STOPS])));
  return found.length > 0;
}
