import type { IncomingHttpHeaders } from 'node:http';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { readMailgun } from '#src/server/gateways/mail-events/mailgun.ts';
import { readSendgrid } from '#src/server/gateways/mail-events/sendgrid.ts';
import type { MailEvent, MailWebhook, ReadMailEvents } from '#src/server/gateways/mail-events/told.ts';
import { markedKeys } from '#src/server/mail-mark.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { isLasting } from './bounce.ts';
import { countBounce, endByComplaint } from './came-back.server.ts';

const READERS: Record<MailWebhook, ReadMailEvents> = { mailgun: readMailgun, sendgrid: readSendgrid };

/**
 * `POST /api/webhooks/{mailgun|sendgrid}`: what became of letters, told by who carries our mail. 404: another provider
 * than MAIL_WEBHOOK's; 401: not signed by it. Told again, an event changes nothing; anything thrown is a 500, and the
 * provider comes back.
 */
export async function receiveMailEvents(
  services: Services,
  provider: MailWebhook,
  delivery: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<{ status: number; json: unknown }> {
  const { mailWebhook } = services.config;
  if (mailWebhook?.provider !== provider)
    return { status: 404, json: { err: serverFr.callUnknown, code: 'not_found' } };
  const events = READERS[provider](mailWebhook.key, { ...delivery, now: new Date() });
  if (!events) {
    services.log.warn({ provider }, 'webhook refused');
    return { status: 401, json: { err: serverFr.signatureRefused, code: 'bad_signature' } };
  }
  const secret = await siteSecret(services.database.db);
  for (const event of events) await take(services, secret, event);
  return { status: 200, json: { received: true } };
}

/** One of them, where its Message-ID bears our mark: nobody else's, and no mail to one person alone. */
async function take(services: Services, secret: string, { messageId, what }: MailEvent): Promise<void> {
  const id = messageId.startsWith('<') ? messageId : `<${messageId}>`;
  for (const key of markedKeys(secret, id)) {
    if (what.kind === 'complaint') await endByComplaint(systemCtx(services), key);
    else if (isLasting({ action: 'failed', status: what.status }))
      await countBounce(services.database.db, key);
  }
}
