import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from './calls/context.ts';
import { mailOutbox } from './db/schema/index.ts';
import { createMailer, type Mail } from './gateways/mail.ts';
import type { JobKind } from './jobs.ts';

const BATCH = 20;
const MAX_ATTEMPTS = 12;

/** Puts a mail in the outbox, in the caller's transaction: one a `key`, sent at least once (decisions.md §17). */
export async function queueMail(ctx: Ctx, mail: Mail): Promise<void> {
  await ctx.db.insert(mailOutbox).values(mail).onConflictDoNothing();
  ctx.afterCommit(() => ctx.services.jobs.wake(mailJob.name));
}

/** Sends what is due. A mail that is refused waits longer each time, up to a day. */
export const mailJob: JobKind = {
  name: 'mail',
  cron: '* * * * *',
  async run({ database, config, log }) {
    const mailer = createMailer(config);
    const due = await database.db
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAt, new Date())))
      .orderBy(asc(mailOutbox.id))
      .limit(BATCH);
    for (const row of due) {
      if (!(await claim(database.db, row.id, row.attempts))) continue;
      try {
        await mailer.send(row);
        await database.db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.id, row.id));
      } catch (error) {
        log.warn(
          { mailId: row.id, attempts: row.attempts + 1, code: (error as { code?: string }).code },
          'mail not sent',
        );
      }
    }
  },
};

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
