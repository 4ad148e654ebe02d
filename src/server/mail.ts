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
const DAY_S = 86_400;
/** A letter to many that is put off is given up after three days, where it was tried as often as this at least. */
const BULK_KEPT_MS = 3 * DAY_S * 1000;
const BULK_TRIES = 6;
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

/** A title of several lines must begin no header of its own, whoever writes the mail to the wire. */
const oneLine = (subject: string) => subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

async function insert(ctx: Ctx, mail: Mail, unaskedTo: string | null): Promise<true> {
  const { unsubscribe = null, bulk = false, ...written } = mail;
  const subject = oneLine(mail.subject);
  await insertMail(ctx.db).execute({ ...written, subject, unsubscribe, bulk, unaskedTo });
  return true;
}

const insertMail = preparedFor((db) =>
  db
    .insert(mailOutbox)
    .values({
      key: sql.placeholder('key'),
      to: sql.placeholder('to'),
      subject: sql.placeholder('subject'),
      html: sql.placeholder('html'),
      text: sql.placeholder('text'),
      unsubscribe: sql.placeholder('unsubscribe'),
      bulk: sql.placeholder('bulk'),
      unaskedTo: sql.placeholder('unaskedTo'),
    })
    .onConflictDoNothing()
    .prepare('insert_mail'),
);

/**
 * Puts many mails alike in the outbox, behind every other, and answers the id of each by its key; one whose key is
 * there already is not put a second time. Wakes nothing: whoever fills the outbox in turns sees to that.
 */
export async function queueBulk(db: Ctx['db'], mails: readonly Mail[]): Promise<Map<string, number>> {
  if (mails.length === 0) return new Map();
  const rows = await db
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, subject: oneLine(mail.subject), bulk: true })))
    .onConflictDoUpdate({ target: mailOutbox.key, set: { bulk: true } })
    .returning({ id: mailOutbox.id, key: mailOutbox.key });
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Sends what is due. A mail that is put off waits longer each time, up to a day; one that is refused is given up, and a letter to many after three days. */
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

/** The end of a try. `forget`: its words are kept no longer. */
interface Settled {
  id: number;
  sent?: boolean;
  refused?: boolean;
  error: string | null;
  forget?: boolean;
}

/** Nothing to settle yet, or nothing left to take: no row has this number. */
const NONE = 0;

/**
 * Settles the mail before and takes the next one for this process, in one statement: at each moment one mail alone is under
 * way, and the next try of what was taken is pushed back before its sending begins.
 */
const settleAndTake = preparedFor((db) => {
  const settled = db.$with('settled').as(
    db
      .update(mailOutbox)
      .set({
        sentAt: sql`case when ${sql.placeholder('sent')}::bool then now() end`,
        failedAt: sql`case when ${sql.placeholder('refused')}::bool then now() end`,
        error: sql`${sql.placeholder('error')}::text`,
        html: sql`case when ${sql.placeholder('forget')}::bool then '' else html end`,
        text: sql`case when ${sql.placeholder('forget')}::bool then '' else text end`,
      })
      .where(eq(mailOutbox.id, sql.placeholder('settled')))
      .returning({ id: mailOutbox.id }),
  );
  return db
    .with(settled)
    .update(mailOutbox)
    .set({
      attempts: sql`attempts + 1`,
      nextAt: sql`now() + make_interval(secs => ${sql.placeholder('wait')}::int)`,
    })
    .where(
      and(
        eq(mailOutbox.id, sql.placeholder('next')),
        eq(mailOutbox.attempts, sql.placeholder('attempts')),
        isNull(mailOutbox.sentAt),
      ),
    )
    .returning({ id: mailOutbox.id })
    .prepare('settle_and_take_mail');
});

type Next = Pick<typeof mailOutbox.$inferSelect, 'id' | 'attempts'>;

/** False when another process took the next one meanwhile, or there is none. */
async function settleThenTake(db: Ctx['db'], before: Settled | null, next: Next | null): Promise<boolean> {
  if (!(before || next)) return false;
  const attempts = next?.attempts ?? 0;
  const taken = await settleAndTake(db).execute({
    settled: before?.id ?? NONE,
    sent: before?.sent ?? false,
    refused: before?.refused ?? false,
    error: before?.error ?? null,
    forget: before?.forget ?? false,
    next: next?.id ?? NONE,
    attempts,
    wait: attempts >= MAX_ATTEMPTS ? DAY_S : Math.min(DAY_S, 30 * 2 ** attempts),
  });
  return taken.length === 1;
}

function isTooOld({ bulk, attempts, createdAt }: typeof mailOutbox.$inferSelect): boolean {
  return bulk && attempts + 1 >= BULK_TRIES && Date.now() - createdAt.getTime() > BULK_KEPT_MS;
}

/** Answers how many left or were settled; fewer than a batch when none is due or the mail server is down. */
async function sendBatch({ database, log }: Services, mailer: Mailer, secret: string): Promise<number> {
  const { db } = database;
  // The database's clock wrote most of these moments, to the microsecond: only the same clock compares them.
  const due = await dueMails(db).execute();
  let before: Settled | null = null;
  for (const [done, row] of due.entries()) {
    const isOurs = await settleThenTake(db, before, row);
    before = null;
    if (!isOurs) continue;
    try {
      await mailer.send(row.bulk ? { ...row, mark: markOf(secret, row.key) } : row);
      outagesOf(log).over('mail');
      before = { id: row.id, sent: true, error: null, forget: row.bulk };
    } catch (error) {
      const { kind, answer, sentence } = failureOf(error);
      const told = { mailId: row.id, attempts: row.attempts + 1, kind, answer };
      if (kind === 'down') outagesOf(log).failed('mail', new Error(answer || 'no answer'), told);
      else log.warn(told, 'mail not sent');
      before = {
        id: row.id,
        refused: kind === 'refused' || (kind === 'later' && isTooOld(row)),
        error: sentence,
      };
      if (kind === 'down') {
        // The server's fault, not the mail's: it keeps its turn, and the others are not tried in vain.
        const nextAt = new Date(Date.now() + DOWN_WAIT_MS);
        const turn = { error: sentence, attempts: row.attempts, nextAt };
        await db.update(mailOutbox).set(turn).where(eq(mailOutbox.id, row.id));
        return done;
      }
    }
  }
  await settleThenTake(db, before, null);
  return due.length;
}
