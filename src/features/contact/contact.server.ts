import { createHmac } from 'node:crypto';
import { and, eq, gt, or } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { siteSettings } from '#src/features/site/settings.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contactMessage } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import type { contactCalls } from './contact.calls.ts';
import { messageReceived, newMessage } from './contact.mail.ts';
import { type ContactForm, type ContactKind, looksLikeSpam, SAME_WITHIN_MS } from './contact.ts';
import { checkStamp, newStamp } from './stamp.server.ts';

/** People write once or twice; a machine from one address is stopped here. */
const SENDING: LimitPolicy = { name: 'contact', points: 8, seconds: 3600 };

type Written = ContactForm & { kind: ContactKind };

/** The stamp is signed and nothing is kept of it; the site's own secret is made the first time. */
async function formStamp({ services }: Ctx): Promise<{ stamp: string }> {
  return { stamp: await newStamp(services.database) };
}

async function sendMessage(
  ctx: Ctx,
  input: InputOf<typeof contactCalls.sendMessage>,
): Promise<{ sent: true }> {
  return keep(ctx, { ...input, kind: 'contact', company: '', website: '' });
}

async function sendPartnerLead(
  ctx: Ctx,
  input: InputOf<typeof contactCalls.sendPartnerLead>,
): Promise<{ sent: true }> {
  return keep(ctx, { ...input, kind: 'partner' });
}

/** Stores a message once, whatever the number of times it is sent, and tells those who answer. */
async function keep(ctx: Ctx, written: Written): Promise<{ sent: true }> {
  await checkStamp(ctx, written.stamp);
  await ctx.services.limits.take(SENDING, ctx.ip);
  const { nickname, ...given } = written;
  const message = { ...given, email: given.email.toLowerCase() };
  const fingerprint = await fingerprintOf(ctx, message);
  const status = looksLikeSpam(written) ? 'spam' : 'new';
  const to = await recipient(ctx, written.kind);
  await inTransaction(ctx, async (tx) => {
    if (await alreadyThere(tx, message.stamp, fingerprint)) return;
    const [row] = await tx.db
      .insert(contactMessage)
      .values({ ...message, fingerprint, status })
      .onConflictDoNothing()
      .returning({ uuid: contactMessage.uuid });
    if (!row || status === 'spam') return;
    const { productName, publicUrl } = ctx.services.config;
    const about = { ...message, uuid: row.uuid, productName, publicUrl };
    if (to) await queueMail(tx, { key: `contact:${row.uuid}`, to, ...newMessage(about) });
    const received = { key: `contact-ack:${row.uuid}`, to: message.email, ...messageReceived(about) };
    await queueMail(tx, { ...received, unasked: 'gift' });
  });
  return { sent: true };
}

async function alreadyThere({ db }: Ctx, stamp: string, fingerprint: string): Promise<boolean> {
  const since = new Date(Date.now() - SAME_WITHIN_MS);
  const [row] = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(
      or(
        eq(contactMessage.stamp, stamp),
        and(eq(contactMessage.fingerprint, fingerprint), gt(contactMessage.createdAt, since)),
      ),
    )
    .limit(1);
  return Boolean(row);
}

async function fingerprintOf(
  { db }: Ctx,
  { kind, email, message }: Omit<Written, 'nickname'>,
): Promise<string> {
  const words = message.toLowerCase().replace(/\s+/g, ' ');
  return createHmac('sha256', await siteSecret(db))
    .update(`contact:${kind}:${email}:${words}`)
    .digest('base64url');
}

/** Finds who answers: the address of the settings, else the first administrator's; null: the inbox alone. */
async function recipient({ services }: Ctx, kind: ContactKind): Promise<string | null> {
  const { contact } = await siteSettings(services.database, 'contact');
  const partners = kind === 'partner' ? contact.partners_email : '';
  return partners || contact.email || services.config.adminEmail;
}

export const contactVerbs = { formStamp, sendMessage, sendPartnerLead };
