import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { isFresh, jsonIn, type MailEvent, type ReadMailEvents, type Told } from './told.ts';

const text = z.string().check(z.maxLength(1000));

/** twilio.com/docs/sendgrid, "Event Webhook Reference" and "Event Webhook Security Features". */
const Event = z.object({
  event: text,
  type: z.optional(z.nullable(text)),
  status: z.optional(z.nullable(text)),
  reason: z.optional(z.nullable(text)),
  'smtp-id': z.optional(z.nullable(text)),
});
type Event = z.output<typeof Event>;

const SIGNATURE = 'x-twilio-email-event-webhook-signature';
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp';

function isSigned(key: string, { body, headers, now }: Told): boolean {
  const [signature, timestamp] = [headers[SIGNATURE], headers[TIMESTAMP]];
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !isFresh(timestamp, now))
    return false;
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
}

/** A refusal that says "blocked" is of our server, and not of the mailbox. */
function whatOf({ event, type, status, reason }: Event): MailEvent['what'] | null {
  if (event === 'spamreport') return { kind: 'complaint' };
  if (event === 'dropped' && reason === 'Bounced Address') return { kind: 'refused', status: '5.1.1' };
  if (event !== 'bounce' || type === 'blocked') return null;
  return { kind: 'refused', status: status || '5.0.0' };
}

export const readSendgrid: ReadMailEvents = (key, told) => {
  if (!isSigned(key, told)) return null;
  const events = jsonIn(told.body);
  if (!Array.isArray(events)) return [];
  return events.flatMap((one) => {
    const { data } = Event.safeParse(one);
    const what = data && whatOf(data);
    return data?.['smtp-id'] && what ? [{ messageId: data['smtp-id'], what }] : [];
  });
};
