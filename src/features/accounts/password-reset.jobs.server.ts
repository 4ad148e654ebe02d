import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { mailOutbox, person } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { mailJob } from '#src/server/mail.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { accountMails } from './account-mails.ts';
import { siteOf } from './account-words.ts';
import { issueActionToken } from './action-token.server.ts';

/** Mails the link when the address has an open account, and does nothing otherwise: nobody sees which. */
export const passwordResetJob: JobKind<{ email: string }> = {
  name: 'password-reset',
  async run(services, { email }) {
    if (!email) return;
    await services.database.db.transaction(async (tx) => {
      const db = tx as unknown as Db;
      const [who] = await db
        .select({ id: person.id, uuid: person.uuid })
        .from(person)
        .where(and(eq(person.email, email), isNull(person.disabledAt)))
        .for('no key update');
      if (!who) return;
      const token = await issueActionToken(db, 'reset-password', { personId: who.id });
      const mail = accountMails.reset(siteOf({ services }), token);
      await db
        .insert(mailOutbox)
        .values({ ...mail, to: email, key: `reset:${who.uuid}:${tokenHash(token).slice(0, 12)}` });
    });
    services.jobs.wake(mailJob.name);
  },
};
