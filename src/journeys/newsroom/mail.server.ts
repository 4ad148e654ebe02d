import { and, count, desc, eq, gte, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { isStillWanted } from '#src/features/newsletter/taken-back.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import { mailJob } from '#src/server/mail.ts';
import type { MailTrouble, newsroomCalls, SiteState } from './newsroom.calls.ts';
import { newsroomRefusalFr } from './refusals.fr.ts';

/** A mail refused so often waits for a person: the address or the mail server is wrong. */
const LATE_AFTER_TRIES = 3;
const TROUBLES_SHOWN = 8;

/** Of one that was given up long ago, nothing but its key is kept. */
const unsent = and(isNull(mailOutbox.sentAt), ne(mailOutbox.to, ''));

/** Reads the state of mail, and what the mail server said of those it did not take. */
export async function mailState({ db, services }: Ctx): Promise<SiteState['mail']> {
  const [waiting] = await db.select({ total: count() }).from(mailOutbox).where(unsent);
  const [late] = await db
    .select({ total: count() })
    .from(mailOutbox)
    .where(and(unsent, or(gte(mailOutbox.attempts, LATE_AFTER_TRIES), isNotNull(mailOutbox.failedAt))));
  const [last] = await db.select({ at: max(mailOutbox.sentAt) }).from(mailOutbox);
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(and(unsent, isNotNull(mailOutbox.error)))
    .orderBy(desc(mailOutbox.id))
    .limit(TROUBLES_SHOWN);
  return {
    sends: services.config.smtpUrl !== null,
    waiting: Number(waiting?.total ?? 0),
    late: Number(late?.total ?? 0),
    last_sent_at: last?.at?.toISOString() ?? null,
    troubles: rows.map(troubleOf),
  };
}

function troubleOf(row: typeof mailOutbox.$inferSelect): MailTrouble {
  const { id, to, subject, error, attempts, failedAt, nextAt } = row;
  return { id, to, subject, said: error ?? '', attempts, next_at: failedAt ? null : nextAt.toISOString() };
}

/** The address was mended where it lives, or the mail server: the mail leaves with the next round. Throws not_found once it has left, conflict for a letter that its reader does not want any more. */
export async function retryMail(
  ctx: Ctx,
  { id }: InputOf<typeof newsroomCalls.retryMail>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const [mail] = await tx.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
    if (mail?.sentAt) throw notFound(newsroomRefusalFr.mailSent);
    // A letter that was taken back is there no more.
    if (!mail?.to || !(await isStillWanted(tx, mail)))
      throw new DomainError('conflict', newsroomRefusalFr.mailUnwanted);
    const again = await tx.db
      .update(mailOutbox)
      .set({ failedAt: null, attempts: 0, nextAt: new Date(0) })
      .where(and(eq(mailOutbox.id, id), unsent, isNotNull(mailOutbox.error)))
      .returning({ id: mailOutbox.id });
    if (again.length === 0) throw notFound(newsroomRefusalFr.mailSent);
    await audit(tx, { action: 'mail.retry', target: `mail:${id}` });
  });
  await ctx.services.jobs.wake(mailJob.name);
  return {};
}
