import { createPublicKey } from 'node:crypto';
import { ConfigError } from './config-error.ts';
import { MAIL_WEBHOOKS, type MailWebhook } from './gateways/mail-events/told.ts';

/** The readers of a config that mail needs (config.ts). */
export interface MailReader {
  text(name: string, otherwise: string): string;
  optional(name: string): string | null;
  url(name: string, protocols?: string[]): string | null;
  int(name: string, otherwise: number, range: [number, number]): number;
}

/** The way mail leaves, from whom, and how fast. */
export function mailSettings(read: MailReader) {
  return {
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(read),
    /** The mailbox that letters come back to; null: nobody reads it. */
    imapUrl: read.url('IMAP_URL', ['imap:', 'imaps:']),
    mailWebhook: mailWebhook(read),
    dutyEmail: dutyEmail(read),
    /** Letters to many, at most; each process that runs jobs counts for itself. */
    mailingPerSecond: read.int('MAILING_PER_SECOND', 10, [1, 10_000]),
  };
}

/** The provider that tells by its webhook what became of letters, and the key that its requests are verified with. */
function mailWebhook(read: MailReader): { provider: MailWebhook; key: string } | null {
  const [named, key] = [read.optional('MAIL_WEBHOOK'), read.optional('MAIL_WEBHOOK_KEY')];
  if (named === null && key === null) return null;
  const provider = MAIL_WEBHOOKS.find((one) => one === named);
  if (!provider) throw new ConfigError(`MAIL_WEBHOOK must be one of ${MAIL_WEBHOOKS.join(', ')}`);
  if (key === null) throw new ConfigError(`MAIL_WEBHOOK is ${provider}: MAIL_WEBHOOK_KEY is needed too`);
  if (provider === 'sendgrid' && !isPublicKey(key))
    throw new ConfigError('MAIL_WEBHOOK_KEY must be the verification key of SendGrid, in Base64');
  return { provider, key };
}

function isPublicKey(key: string): boolean {
  try {
    return (
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType ===
      'ec'
    );
  } catch {
    return false;
  }
}

function mailFrom(read: MailReader): string {
  const from = read.text('MAIL_FROM', 'Merveille <bonjour@localhost>');
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new ConfigError('MAIL_FROM must be an address, as Merveille <bonjour@example.fr>');
  return from;
}

/** Whoever is written to when the service is in trouble; nobody without it. */
function dutyEmail(read: MailReader): string | null {
  const address = read.optional('DUTY_EMAIL');
  if (address !== null && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
    throw new ConfigError('DUTY_EMAIL must be one address, as astreinte@example.fr');
  return address;
}
