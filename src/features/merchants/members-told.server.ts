import { siteOf } from '#src/features/accounts/account-words.ts';
import { displayName, isNamed } from '#src/features/accounts/named.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { queueMail } from '#src/server/mail.ts';
import type { MerchantRow } from './business.server.ts';
import { type MembersChange, merchantMails } from './merchant.fr.ts';
import type { MemberRole } from './merchant.ts';

interface Member {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
}

const keyOf = (row: MerchantRow, what: string) => `merchant-${what}:${row.uuid}:${crypto.randomUUID()}`;

/** Whoever holds a business hears of a change of their own role there. */
export async function tellRole(
  tx: Ctx,
  row: MerchantRow,
  { email, role }: { email: string; role: MemberRole },
): Promise<void> {
  const href = `${tx.services.config.publicUrl}/i/business`;
  const mail = merchantMails.role({ site: siteOf(tx).name, name: row.name, role, href });
  await queueMail(tx, { ...mail, to: email, key: keyOf(row, 'role') });
}

export async function tellRemoved(
  tx: Ctx,
  row: MerchantRow,
  gone: { email: string; role: MemberRole },
): Promise<void> {
  const mail = merchantMails.removed({ site: siteOf(tx).name, name: row.name, role: gone.role });
  await queueMail(tx, { ...mail, to: gone.email, key: keyOf(row, 'removed') });
}

interface News {
  /** Those who were owners just before. */
  owners: readonly Member[];
  who: Member;
  what: MembersChange;
}

/** Every owner but whoever did it, and whoever it was done to. */
export async function tellOwners(tx: Ctx, row: MerchantRow, { owners, who, what }: News): Promise<void> {
  const name = displayName({ ...who, partnerFirstname: null });
  const mail = merchantMails.members({
    site: siteOf(tx).name,
    name: row.name,
    who: isNamed(name) ? `${name} (${who.email})` : who.email,
    what,
    href: `${tx.services.config.publicUrl}/i/business/membres`,
  });
  for (const owner of owners)
    if (owner.id !== who.id && owner.id !== actorOf(tx))
      await queueMail(tx, { ...mail, to: owner.email, key: keyOf(row, what) });
}

const actorOf = ({ actor }: Ctx): number | null => ('personId' in actor ? actor.personId : null);
