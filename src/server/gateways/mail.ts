import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { openPrivateFolder } from '../private-folder.ts';

export interface Mail {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address that stops mails of its kind; absent on mails that somebody waits for. */
  unsubscribe?: string | null;
  /** A letter to many: its `unsubscribe` takes a POST alone. */
  bulk?: boolean;
  /** Signs its Message-ID (mail-mark.ts): a letter that comes back is known by it. */
  mark?: string;
}

export interface Mailer {
  /** The destination of mails, for the console. */
  where: string;
  /** Throws when the mail was not accepted; the queue tries again. */
  send(mail: Mail): Promise<void>;
  /** Ends what it keeps open. */
  close(): void;
}

/** For a whole mail: a server that says a word now and then would hold the queue for ever. */
const WHOLE_MS = 60_000;
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
      openPrivateFolder(folder);
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      writeFileSync(
        join(folder, `${stamp}-${mail.key.replace(/[^\w-]/g, '_').slice(0, 60)}.eml`),
        message as Buffer,
        { mode: 0o600 },
      );
    },
    close() {},
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
      await inTime(transport.sendMail(envelope(mail, from)), () => transport.close());
    },
    close() {
      transport.close();
    },
  };
}

/** Rejects when the sending lasts too long, and gives up its connection. */
async function inTime(sending: Promise<unknown>, giveUp: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' }));
    }, WHOLE_MS);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/**
 * Classifies a failed sending. `refused`: this mail will never be taken (5xx to its address or its content);
 * `later`: it may be, tried again (4xx); `down`: the mail server itself can't be used, whatever the mail.
 */
export function failureOf(error: unknown): MailFailure {
  const told = (error ?? {}) as { code?: string; command?: string; responseCode?: number; response?: string };
  const { code = '', command = '', responseCode = 0, response = '' } = told;
  const answer = [responseCode || '', code, command].filter(Boolean).join(' ');
  const sentence = withoutAddresses(response) || answer;
  const kind = responseCode >= 500 ? 'refused' : 'later';
  if (command === 'RCPT TO') return { kind, answer, sentence };
  if (command === 'DATA') return { kind, answer, sentence: `${OF_CONTENT}${sentence}` };
  return { kind: 'down', answer, sentence };
}

export interface MailFailure {
  kind: 'refused' | 'later' | 'down';
  /** Codes alone, for the log. */
  answer: string;
  /** The mail server's own words, without the address they may repeat. */
  sentence: string;
}

/** Before an answer to the whole mail: its address had been taken. */
const OF_CONTENT = 'DATA: ';
const SENTENCE_MAX = 300;
/** So much is looked at of a mail server's answer, which may be of any length. */
const READ_MAX = 2_000;

function withoutAddresses(text: string): string {
  return text
    .slice(0, READ_MAX)
    .replaceAll(/[^\s<>"(]+@[^\s<>")]+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SENTENCE_MAX);
}

function envelope(mail: Mail, from: string) {
  const { to, subject, html, text, key, unsubscribe, bulk, mark } = mail;
  // The key makes the Message-ID, so that a mail sent twice is one mail to the reader's program.
  const named = Buffer.from(key).toString('base64url');
  const messageId = `<${mark ? `${named}.${mark}` : named}@merveille>`;
  const list = unsubscribe ? { list: { unsubscribe } } : {};
  // RFC 8058: the address of a letter to many takes a POST alone.
  const headers = bulk ? { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } } : {};
  return { from, to, subject, html, text, messageId, ...list, ...headers };
}
