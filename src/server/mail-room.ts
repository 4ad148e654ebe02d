import { createHash } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from './calls/context.ts';
import { mailOutbox } from './db/schema/index.ts';
import { rateLimited } from './limits.ts';

/** docs/spec/decisions.md §28: mails that nobody asked for, to one address, whatever sends them. */
const ROOM = [
  { hours: 1, mails: 5 },
  { hours: 24, mails: 20 },
] as const;
const HOUR_MS = 3_600_000;

/**
 * Mails that are counted together: those of what somebody gave under an address that they typed, and those that ask an
 * address to become an account's. The first never keep the second from arriving.
 */
export type Unasked = 'gift' | 'account';

/** Providers that give one person every address of these shapes. */
const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: capitals and a `+tag` make no other, nor do dots where the provider ignores them. */
export function mailboxOf(email: string): string {
  const [, local = email, domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!DOTS_IGNORED.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

/** As it is kept beside the mail. */
export const roomOf = (email: string, kind: Unasked): string =>
  createHash('sha256')
    .update(`${kind}:${mailboxOf(email)}`)
    .digest('base64url')
    .slice(0, 22);

/** Locks the mailbox until the transaction ends, so that two mails do not take the same last place. */
export async function hasRoom(tx: Pick<Ctx, 'db' | 'services'>, room: string): Promise<boolean> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${room}, 0))`);
  return (await waitFor(tx, room)) === 0;
}

/** Throws rate_limited where the person asks for the mail themselves: known or not, the answer is the same. */
export async function requireMailRoom(
  ctx: Pick<Ctx, 'db' | 'services'>,
  email: string,
  kind: Unasked,
): Promise<void> {
  const seconds = await waitFor(ctx, roomOf(email, kind));
  if (seconds > 0) throw rateLimited(seconds);
}

/** Seconds until a mailbox has room again, at most; 0 when it has. */
async function waitFor(
  { db, services: { limits } }: Pick<Ctx, 'db' | 'services'>,
  room: string,
): Promise<number> {
  for (const { hours, mails } of ROOM) {
    const since = new Date(Date.now() - hours * HOUR_MS);
    const [found] = await db
      .select({ sent: count() })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.unaskedTo, room), gt(mailOutbox.createdAt, since)));
    if (Number(found?.sent ?? 0) >= mails * limits.factor) return hours * 3600;
  }
  return 0;
}
