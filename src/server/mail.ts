import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from './calls/context.ts';
import { mailOutbox } from './db/schema/index.ts';
import { createMailer, failureOf, type Mail, type Mailer } from './gateways/mail.ts';
import type { JobKind } from './jobs.ts';
import { outagesOf } from './outages.ts';
import type { Services } from './services.ts';

const BATCH = 20;
const MAX_ATTEMPTS = 12;
const DOWN_WAIT_MS = 60_000;

/** A mail whose HTML may still be being rendered. */
export type WrittenMail = Omit<Mail, 'html'> & { html: string | Promise<string> };

export async function finished(mail: WrittenMail): Promise<Mail> {
  return { ...mail, html: await mail.html };
}

/**
 * Puts a mail in the outbox, in the caller's transaction: one a `key`, sent at least once
 * (docs/spec/decisions.md §17).
 */
export async function queueMail(ctx: Ctx, mail: WrittenMail): Promise<void> {
  await ctx.db
    .insert(mailOutbox)
    .values(await finished(mail))
    .onConflictDoNothing();
  ctx.afterCommit(() => ctx.services.jobs.wake(mailJob.name));
}

/** Sends what is due. A mail that is put off waits longer each time, up to a day; one that is refused is given up. */
export const mailJob: JobKind = {
  name: 'mail',
  cron: '* * * * *',
  async run(services) {
    const mailer = createMailer(services.config);
    try {
      while ((await sendBatch(services, mailer)) === BATCH);
    } finally {
      mailer.close();
    }
  },
};

/** Answers how many left or were settled; fewer than a batch when none is due or the mail server is down. */
async function sendBatch({ database, log }: Services, mailer: Mailer): Promise<number> {
  const { db } = database;
  // The database's clock wrote most of these moments, to the microsecond: only the same clock compares them.
  const due = await db
    .select()
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAt, sql`now()`)))
    .orderBy(asc(mailOutbox.id))
    .limit(BATCH);
  for (const [done, row] of due.entries()) {
    if (!(await claim(db, row.id, row.attempts))) continue;
    const saved = (values: Partial<typeof row>) =>
      db.update(mailOutbox).set(values).where(eq(mailOutbox.id, row.id));
    try {
      await mailer.send(row);
      outagesOf(log).over('mail');
      await saved({ sentAt: new Date(), error: null });
    } catch (error) {
      const { kind, answer, sentence } = failureOf(error);
      const told = { mailId: row.id, attempts: row.attempts + 1, kind, answer };
      if (kind === 'down') outagesOf(log).failed('mail', new Error(answer || 'no answer'), told);
      else log.warn(told, 'mail not sent');
      if (kind === 'refused') await saved({ failedAt: new Date(), error: sentence });
      else if (kind === 'later') await saved({ error: sentence });
      else {
        // The server's fault, not the mail's: it keeps its turn, and the others are not tried in vain.
        const nextAt = new Date(Date.now() + DOWN_WAIT_MS);
        await saved({ error: sentence, attempts: row.attempts, nextAt });
        return done;
      }
    }
  }
  return due.length;
}

/** Takes one mail for this process: the next try is pushed back before the sending begins. */
async function claim(db: Ctx['db'], id: number, attempts: number): Promise<boolean> {
  const waitSeconds = attempts >= MAX_ATTEMPTS ? 86_400 : Math.min(86_400, 30 * 2 ** attempts);
  const taken = await db
    .update(mailOutbox)
    .set({ attempts: attempts + 1, nextAt: sql`now() + make_interval(secs => ${waitSeconds})` })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id });
  return taken.length === 1;
}
