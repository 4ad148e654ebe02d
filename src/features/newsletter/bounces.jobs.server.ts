import type { JobKind } from '#src/server/jobs.ts';
import { markedKeys } from '#src/server/mail-mark.ts';
import { outagesOf } from '#src/server/outages.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { isLasting } from './bounce.ts';
import { countBounce } from './came-back.server.ts';

export const BOUNCES_JOB = 'bounces';
/** Mails of one reading: the next one goes on. */
const MOST = 200;

/** Reads what came back of letters, where IMAP_URL names the mailbox of MAIL_FROM. A mailbox that is away is asked again. */
export const bouncesJob: JobKind = {
  name: BOUNCES_JOB,
  cron: '*/10 * * * *',
  async run(services) {
    const { imapUrl } = services.config;
    if (imapUrl === null) return;
    try {
      await readMailbox(services, imapUrl);
      outagesOf(services.log).over('imap');
    } catch (error) {
      outagesOf(services.log).failed(
        'imap',
        error instanceof Error ? new Error(error.message) : new Error('imap'),
      );
    }
  },
};

async function readMailbox({ database: { db } }: Services, url: string): Promise<void> {
  const [{ openBounceMailbox }, { readDeliveryReport }] = await Promise.all([
    import('#src/server/gateways/bounce-mailbox.ts'),
    import('#src/server/gateways/delivery-report.ts'),
  ]);
  const secret = await siteSecret(db);
  const mailbox = await openBounceMailbox(url);
  try {
    for await (const { uid, source } of mailbox.unread(MOST)) {
      // What cannot be read as a mail is no report.
      const report = await readDeliveryReport(source).catch(() => null);
      if (report?.fates.some(isLasting))
        for (const key of markedKeys(secret, report.about)) await countBounce(db, key);
      await mailbox.markRead(uid);
    }
  } finally {
    await mailbox.close();
  }
}
