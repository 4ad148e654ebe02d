import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from './calls/context.ts';
import { preparedFor } from './db/prepared.ts';
import { mailOutbox } from './db/schema/index.ts';
import { createMailer, failureOf, type Mail, type Mailer } from './gateways/mail.ts';
import type { JobKind } from './jobs.ts';
import { markOf } from './mail-mark.ts';
import { hasRoom, roomOf, type Unasked } from './mail-room.ts';
import { outagesOf } from './outages.ts';
import type { Services } from './services.ts';
import { siteSecret } from './site-secret.ts';

const BATCH = 20;
const MAX_ATTEMPTS = 12;
const DOWN_WAIT_MS = 60_000;

/**
 * `unasked`: it goes to an address that whoever makes the call typed, and whose holder may know nothing of it; such mails
 * are counted (mail-room.ts).
 */
export type WrittenMail = Mail & { unasked?: Unasked };

/**
 * Puts a mail in the outbox, in the caller's transaction: one a `key`, sent at least once
 * (docs/spec/decisions.md §17). Answers false, and sends nothing, where one that nobody asked for finds the mailbox
 * full.
 */
export async function queueMail(ctx: Ctx, mail: WrittenMail): Promise<boolean> {
  const { unasked, ...written } = mail;
  const unaskedTo = unasked ? roomOf(mail.to, unasked) : null;
  const queued = unaskedTo
    ? await inTransaction(ctx, async (tx) => (await hasRoom(tx, unaskedTo)) && insert(tx, written, unaskedTo))
    : await insert(ctx, written, null);
  if (queued) ctx.afterCommit(() => ctx.services.jobs.wake(mailJob.name));
  return queued;
}

async function insert(ctx: Ctx, mail: Mail, unaskedTo: string | null): Promise<true> {
  await ctx.db
    .insert(mailOutbox)
    .values({ ...mail, unaskedTo })
    .onConflictDoNothing();
  return true;
}

/**
 * Puts many mails alike in the outbox, behind every other, and answers the id of each by its key; one whose key is
 * there already is not put a second time. Wakes nothing: whoever fills the outbox in turns sees to that.
 */
export async function queueBulk(db: Ctx['db'], mails: readonly Mail[]): Promise<Map<string, number>> {
  if (mails.length === 0) return new Map();
  const rows = await db
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, bulk: true })))
    .onConflictDoUpdate({ target: mailOutbox.key, set: { bulk: true } })
    .returning({ id: mailOutbox.id, key: mailOutbox.key });
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Sends what is due. A mail that is put off waits longer each time, up to a day; one that is refused is given up. */
export const mailJob: JobKind = {
  name: 'mail',
  cron: '* * * * *',
  async run(services) {
    const mailer = createMailer(services.config);
    const secret = await siteSecret(services.database.db);
    try {
      while ((await sendBatch(services, mailer, secret)) === BATCH);
    } finally {
      mailer.close();
    }
  },
};

const dueMails = preparedFor((db) =>
  db
    .select()
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAt, sql`now()`)))
    .orderBy(asc(mailOutbox.bulk), asc(mailOutbox.id))
    .limit(BATCH)
    .prepare('due_mails'),
);

/** Answers how many left or were settled; fewer than a batch when none is due or the mail server is down. */
async function sendBatch({ database, log }: Services, mailer: Mailer, secret: string): Promise<number> {
  const { db } = database;
  // The database's clock wrote most of these moments, to the microsecond: only the same clock compares them.
  const due = await dueMails(db).execute();
  for (const [done, row] of due.entries()) {
    if (!(await claim(db, row.id, row.attempts))) continue;
    const saved = (values: Partial<typeof row>) =>
      db.update(mailOutbox).set(values).where(eq(mailOutbox.id, row.id));
    try {
      await mailer.send(row.bulk ? { ...row, mark: markOf(secret, row.key) } : row);
      outagesOf(log).over('mail');
      const forgotten = row.bulk ? { html: '', text: '' } : {};
      await saved({ sentAt: new Date(), error: null, ...forgotten });
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
