import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { contactFr as fr } from './contact.fr.ts';
import { LATEST_MS, SOONEST_MS } from './contact.ts';

/** When a form was opened, signed: `{ms}.{nonce}.{signature}`. Nothing is stored until it comes back. */
export async function newStamp({ db }: Pick<Ctx, 'db'>): Promise<string> {
  const body = `${Date.now()}.${randomBytes(9).toString('base64url')}`;
  return `${body}.${sign(body, await siteSecret(db))}`;
}

/** Throws `form_expired` for a stamp of ours that is too old or not ours, `form_too_fast` for one too fresh. */
export async function checkStamp({ db }: Pick<Ctx, 'db'>, stamp: string): Promise<void> {
  const match = /^((\d{13})\.[\w-]{12})\.([\w-]{43})$/.exec(stamp);
  const expected = sign(match?.[1] ?? '', await siteSecret(db));
  const ours = match?.[3] && timingSafeEqual(Buffer.from(match[3]), Buffer.from(expected));
  const age = Date.now() - Number(match?.[2]);
  if (!ours || age > LATEST_MS) throw new DomainError('form_expired', fr.expired);
  if (age < SOONEST_MS) throw new DomainError('form_too_fast', fr.tooFast);
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`form:${body}`).digest('base64url');
}
