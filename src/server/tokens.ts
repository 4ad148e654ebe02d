import { createHash, randomBytes } from 'node:crypto';

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
