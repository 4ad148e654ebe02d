import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { sameText } from '../../tokens.ts';
import { isFresh, jsonIn, type MailEvent, type ReadMailEvents } from './told.ts';

const text = z.string().check(z.maxLength(1000));

/** documentation.mailgun.com, "Securing Webhooks" and "Webhook Payloads". */
const Payload = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: text, signature: text }),
  'event-data': z.object({
    event: text,
    severity: z.optional(z.nullable(text)),
    message: z.optional(z.object({ headers: z.optional(z.object({ 'message-id': z.optional(text) })) })),
    'delivery-status': z.optional(
      z.object({ code: z.optional(z.nullable(z.unknown())), 'enhanced-code': z.optional(z.nullable(text)) }),
    ),
  }),
});
type EventData = z.output<typeof Payload>['event-data'];

/** "Mailbox full", where the provider says it by its first number alone. */
const FULL_CODE = 552;

function whatOf({ event, severity, 'delivery-status': status }: EventData): MailEvent['what'] | null {
  if (event === 'complained') return { kind: 'complaint' };
  if (event !== 'failed' || severity !== 'permanent') return null;
  const said = status?.['enhanced-code'];
  if (said) return { kind: 'refused', status: said };
  return { kind: 'refused', status: Number(status?.code) === FULL_CODE ? '5.2.2' : '5.0.0' };
}

/** The signature is over the moment and a word alone: that a Message-ID is ours is proved by its own mark. */
export const readMailgun: ReadMailEvents = (key, { body, now }) => {
  const read = Payload.safeParse(jsonIn(body));
  if (!read.success) return null;
  const { signature: signed, 'event-data': data } = read.data;
  const mac = createHmac('sha256', key)
    .update(signed.timestamp + signed.token)
    .digest('hex');
  if (!sameText(signed.signature, mac) || !isFresh(signed.timestamp, now)) return null;
  const messageId = data.message?.headers?.['message-id'];
  const what = whatOf(data);
  return messageId && what ? [{ messageId, what }] : [];
};
