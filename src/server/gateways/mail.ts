import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Where mails go, for the console. */
  where: string;
  /** Throws when the mail was not accepted; the queue tries again. */
  send(mail: Mail): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** SMTP_URL, or files under DATA_DIR/mails that a person can open. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl) return smtp(config.smtpUrl, config.mailFrom);
  const folder = join(config.dataDir, 'mails');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    where: folder,
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, config.mailFrom));
      mkdirSync(folder, { recursive: true });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      writeFileSync(
        join(folder, `${stamp}-${mail.key.replace(/[^\w-]/g, '_').slice(0, 60)}.eml`),
        message as Buffer,
      );
    },
  };
}

function smtp(url: string, from: string): Mailer {
  const target = new URL(url);
  const transport = createTransport({
    host: target.hostname,
    port: Number(target.port || (target.protocol === 'smtps:' ? 465 : 587)),
    secure: target.protocol === 'smtps:',
    ...(target.username
      ? { auth: { user: decodeURIComponent(target.username), pass: decodeURIComponent(target.password) } }
      : {}),
    pool: true,
    ...TIMEOUTS,
  });
  return {
    where: `${target.protocol}//${target.host}`,
    async send(mail) {
      await transport.sendMail(envelope(mail, from));
    },
  };
}

function envelope(mail: Mail, from: string) {
  const { key, ...rest } = mail;
  // The key makes the Message-ID, so that a mail sent twice is one mail to the reader's program.
  return { from, ...rest, messageId: `<${Buffer.from(key).toString('base64url')}@merveille>` };
}
