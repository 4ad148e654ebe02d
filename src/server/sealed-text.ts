import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from './db/connect.ts';
import { siteSecret } from './site-secret.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32));

/** Encrypts a secret that has to be read again, under a key of this site and purpose (AES-256-GCM). */
export async function sealText(db: Db, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(await siteSecret(db), purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Reads it again. Throws for a text that another purpose or another site sealed, or that was changed. */
export async function openText(db: Db, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = IV_BYTES + TAG_BYTES;
  const key = keyOf(await siteSecret(db), purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
