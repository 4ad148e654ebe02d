import { and, count, desc, eq, gte, isNotNull, isNull, max, or } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import { mailJob } from '#src/server/mail.ts';
import type { MailTrouble, newsroomCalls, SiteState } from './newsroom.calls.ts';
import { newsroomRefusalFr } from './refusals.fr.ts';

/** A mail refused so often waits for a person: the address or the mail server is wrong. */
const LATE_AFTER_TRIES = 3;
const TROUBLES_SHOWN = 8;

const unsent = isNull(mailOutbox.sentAt);

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

/** The address was mended where it lives, or the mail server: the mail leaves with the next round. Throws not_found once it has left. */
export async function retryMail(
  ctx: Ctx,
  { id }: InputOf<typeof newsroomCalls.retryMail>,
): Promise<Record<string, never>> {
  const again = await ctx.db
    .update(mailOutbox)
    .set({ failedAt: null, attempts: 0, nextAt: new Date(0) })
    .where(and(eq(mailOutbox.id, id), unsent, isNotNull(mailOutbox.error)))
    .returning({ id: mailOutbox.id });
  if (again.length === 0) throw notFound(newsroomRefusalFr.mailSent);
  await audit(ctx, { action: 'mail.retry', target: `mail:${id}` });
  await ctx.services.jobs.wake(mailJob.name);
  return {};
}
