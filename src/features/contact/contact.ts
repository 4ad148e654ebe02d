import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';

export const KINDS = ['contact', 'partner'] as const;
export type ContactKind = (typeof KINDS)[number];
export const STATUSES = ['new', 'read', 'done', 'spam'] as const;
export type MessageStatus = (typeof STATUSES)[number];

export const CONTACT_TOPICS = ['list', 'gift', 'cagnotte', 'account', 'data', 'report', 'other'] as const;
export const PARTNER_TOPICS = ['shop', 'brand', 'advertiser', 'professional', 'press'] as const;

/** Said under the form. */
export const MESSAGES_KEPT_YEARS = 3;
export const MESSAGE_MAX = 5000;
export const NAME_MAX = 80;
export const COMPANY_MAX = 120;
export const NOTE_MAX = 2000;

/** A form is looked at for at least so long before it is sent, and may stay open for a day. */
export const SOONEST_MS = 2500;
export const LATEST_MS = 24 * 3600_000;
/** The same words from the same address within so long are one message. */
export const SAME_WITHIN_MS = 24 * 3600_000;

const email = z
  .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
  .check(z.maxLength(254));

const line = (max: number) => typed(1, max).check(z.regex(/^[^\n\r]*$/, 'Écrivez-le sur une seule ligne.'));

const common = {
  name: line(NAME_MAX),
  email,
  message: typed(10, MESSAGE_MAX),
  /** From `form_stamp`: when the form was opened, signed. */
  stamp: z.string().check(z.maxLength(200)),
  /** Left empty by people: they don't see it. */
  nickname: z._default(z.string().check(z.maxLength(500)), ''),
};

export const ContactInput = z.strictObject({
  ...common,
  topic: z.enum(CONTACT_TOPICS, 'Choisissez un sujet.'),
});
export const PartnerInput = z.strictObject({
  ...common,
  topic: z.enum(PARTNER_TOPICS, 'Dites qui vous êtes.'),
  company: line(COMPANY_MAX),
  website: z._default(
    z.union([
      z.literal(''),
      z.url({
        protocol: /^https?$/,
        error: 'Saisissez une adresse web complète, qui commence par https://.',
      }),
    ]),
    '',
  ),
});

/** A form as it was filled in, every field as text: a refusal shows it again with nothing lost. */
export interface ContactForm {
  name: string;
  email: string;
  topic: string;
  message: string;
  company: string;
  website: string;
  stamp: string;
  nickname: string;
}

export const Message = z.object({
  uuid: z.string(),
  kind: z.enum(KINDS),
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  message: z.string(),
  company: z.string(),
  website: z.string(),
  status: z.enum(STATUSES),
  /** The note that those who answer keep among themselves. */
  note: z.string(),
  assigned_to: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
  created_at: z.string(),
  handled_at: z.nullable(z.string()),
  /** When it is deleted by itself, as the form says. */
  kept_until: z.string(),
});
export type Message = z.output<typeof Message>;

export function keptUntil(received: Date): Date {
  const until = new Date(received);
  until.setUTCFullYear(until.getUTCFullYear() + MESSAGES_KEPT_YEARS);
  return until;
}

/** Three links and more is what machines send; such a message is kept aside, never thrown away. */
export function looksLikeSpam(input: { nickname: string; message: string; name: string }): boolean {
  const links = input.message.match(/https?:\/\/|\[url|<a\s/gi)?.length ?? 0;
  return input.nickname !== '' || links > 2 || /https?:\/\//i.test(input.name);
}
