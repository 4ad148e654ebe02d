import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignatureError } from './provider.ts';

/** Seconds a signed event may be old, or ahead, when it arrives. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">` */
export function signBody(secret: string, rawBody: Buffer | string, unixSeconds: number): string {
  return `t=${unixSeconds},v1=${hmac(secret, rawBody, unixSeconds).toString('hex')}`;
}

/** Throws BadSignatureError unless the header was made with `secret` for these very bytes, lately. */
export function verifySignature(
  secret: string,
  rawBody: Buffer,
  signed: { header: string | null; nowSeconds: number },
): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.header ?? '');
  if (!parts) throw new BadSignatureError('missing or malformed signature');
  const at = Number(parts[1]);
  const given = Buffer.from(parts[2] as string, 'hex');
  if (!timingSafeEqual(given, hmac(secret, rawBody, at))) throw new BadSignatureError('wrong signature');
  if (Math.abs(signed.nowSeconds - at) > SIGNATURE_TOLERANCE_SECONDS)
    throw new BadSignatureError('signature too old');
}

function hmac(secret: string, rawBody: Buffer | string, unixSeconds: number): Buffer {
  return createHmac('sha256', secret).update(`${unixSeconds}.`).update(rawBody).digest();
}
