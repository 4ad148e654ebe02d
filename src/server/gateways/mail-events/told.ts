import type { IncomingHttpHeaders } from 'node:http';

/** The providers whose webhook is understood. */
export const MAIL_WEBHOOKS = ['mailgun', 'sendgrid'] as const;
export type MailWebhook = (typeof MAIL_WEBHOOKS)[number];

/** The fate of one mail, as its provider tells it. */
export interface MailEvent {
  /** The Message-ID that we gave it, with or without its angle brackets. */
  messageId: string;
  /** Refused for good, as RFC 3464 numbers it ("5.1.1"); or called unwanted by its reader. */
  what: { kind: 'refused'; status: string } | { kind: 'complaint' };
}

/** A request of the provider's, as it came. */
export interface Told {
  body: Buffer;
  headers: IncomingHttpHeaders;
  now: Date;
}

/** The events of one request; null where the provider did not sign it, or too long ago. */
export type ReadMailEvents = (key: string, told: Told) => MailEvent[] | null;

/** Both providers try again for some hours what was not answered. */
const FRESH_MS = 86_400_000;
const AHEAD_MS = 300_000;

/** True of a moment in seconds that is not older than a day. What is told twice is counted once anyway. */
export function isFresh(seconds: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  const age = now.getTime() - Number(seconds) * 1000;
  return age < FRESH_MS && age > -AHEAD_MS;
}

/** The value as JSON; undefined where it is none. */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
