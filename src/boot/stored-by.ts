import type { Config } from '#src/server/config.ts';
import { buildVersion } from '#src/server/version.ts';

/** Pages made without a CDN, a provider of payments or a tag manager say nothing to one: they are made again when that changes. */
export function storedBy({ cdn, gtmId, consent, securityContact, payments, stripe }: Config): string {
  const money = payments === 'demo' ? 'demo' : stripe && 'stripe';
  const marks = [buildVersion, cdn?.kind, money, gtmId && `${gtmId}-${consent}`, securityContact];
  return marks.filter(Boolean).join('+');
}
