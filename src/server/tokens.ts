import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, URL-safe: bearer tokens and action links. Kept only hashed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 random bits, URL-safe: the capability in an address. */
export function newHash(): string {
  return randomBytes(16).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares a text that somebody sent with a secret one, in a time that tells nothing of it. Of any two texts: never throws. */
export function sameText(given: string, secret: string): boolean {
  // By their bytes: a text of as many signs may be longer.
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
