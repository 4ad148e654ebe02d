import { and, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { JobKind } from '../jobs.ts';
import type { Db } from './connect.ts';
import {
  actionToken,
  auditLog,
  callOnce,
  mailOutbox,
  notification,
  rateLimit,
  session,
} from './schema/index.ts';

/** The links of a mail open things: its text is kept an hour after it left. */
export const SENT_TEXT_KEPT_MS = 3_600_000;

/**
 * The days that the server's own records of people are kept, as docs/security/data.md says. The row of a mail that was sent, or given up, stays
 * for its key, which keeps the same mail from leaving twice; nothing of the person stays in it.
 */
export const KEPT_DAYS = {
  callOnce: 1,
  endedSession: 1,
  oldLink: 7,
  sentMail: 90,
  mailCount: 2,
  notification: 400,
  audit: 3 * 365,
} as const;

const DAY_MS = 86_400_000;

/** All that is left of a mail beside its key, which keeps the same one from leaving twice. */
export const FORGOTTEN_MAIL = { to: '', subject: '', html: '', text: '', error: null, unsubscribe: null };

/** Takes away what was kept as long as it may be. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, before(KEPT_DAYS.endedSession)));
  await db.delete(actionToken).where(lt(actionToken.expiresAt, before(KEPT_DAYS.oldLink)));
  const hourAgo = new Date(now.getTime() - SENT_TEXT_KEPT_MS);
  await db
    .update(mailOutbox)
    .set({ html: '', text: '' })
    .where(and(ne(mailOutbox.text, ''), lt(mailOutbox.sentAt, hourAgo)));
  const settled = before(KEPT_DAYS.sentMail);
  await db
    .update(mailOutbox)
    .set(FORGOTTEN_MAIL)
    .where(and(ne(mailOutbox.to, ''), or(lt(mailOutbox.sentAt, settled), lt(mailOutbox.failedAt, settled))));
  await db
    .update(mailOutbox)
    .set({ unaskedTo: null })
    .where(and(isNotNull(mailOutbox.unaskedTo), lt(mailOutbox.createdAt, before(KEPT_DAYS.mailCount))));
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
  await db.delete(callOnce).where(lt(callOnce.createdAt, before(KEPT_DAYS.callOnce)));
  await db.delete(notification).where(lt(notification.createdAt, before(KEPT_DAYS.notification)));
  await db.delete(auditLog).where(lt(auditLog.at, before(KEPT_DAYS.audit)));
}

export const retentionJob: JobKind = {
  name: 'retention',
  cron: '35 * * * *',
  run: ({ database }) => forgetOld(database.db, new Date()),
};
