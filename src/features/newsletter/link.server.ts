import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';

export type SubscriberRow = typeof subscriber.$inferSelect;

export const LETTER_PATHS = {
  subscribe: '/newsletter',
  confirm: (token: string) => `/p/lettre/confirmer/${token}`,
  preferences: (token: string) => `/p/lettre/preferences/${token}`,
  unsubscribe: (token: string) => `/p/lettre/desinscription/${token}`,
  browser: (token: string) => `/p/lettre/${token}`,
  link: (token: string, position: number) => `/p/lettre/${token}/${position}`,
};

const SHAPE = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;

function sign(
  { id, nonce }: Pick<SubscriberRow, 'id' | 'nonce'>,
  campaignId: number,
  secret: string,
): string {
  return createHmac('sha256', secret).update(`newsletter:${id}:${campaignId}:${nonce}`).digest('base64url');
}

/** The key of one address in one letter (0: in none): it cannot be guessed, and is kept nowhere. */
export const manageToken = (
  row: Pick<SubscriberRow, 'id' | 'nonce'>,
  campaignId: number,
  secret: string,
): string => `${row.id}.${campaignId}.${sign(row, campaignId, secret)}`;

export interface Held {
  row: SubscriberRow;
  /** The letter whose link it is; 0 for none. */
  campaignId: number;
}

export const deadLink = () =>
  new DomainError('token_invalid', fr.refusals.token, { fields: { action_token: fr.refusals.token } });

/** The address whose link this is; null where it is nobody's. */
export async function holderOf(db: Db, token: string): Promise<Held | null> {
  const [, id, campaignId, given = ''] = SHAPE.exec(token) ?? [];
  const found = id
    ? await db
        .select()
        .from(subscriber)
        .where(eq(subscriber.id, Number(id)))
    : [];
  const [row] = found;
  const expected = row ? sign(row, Number(campaignId), await siteSecret(db)) : '';
  const same = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return row && same ? { row, campaignId: Number(campaignId) } : null;
}

/** The same, for who only looks. Throws token_invalid. */
export async function heldBy(db: Db, token: string): Promise<Held> {
  const held = await holderOf(db, token);
  if (!held) throw deadLink();
  return held;
}
