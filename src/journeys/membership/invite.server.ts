import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { issueActionToken } from '#src/features/accounts/action-token.server.ts';
import { dropCredentials } from '#src/features/accounts/drop-credentials.server.ts';
import type { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { createMainList } from '#src/features/lists/setup.server.ts';
import { letter } from '#src/lib/letter.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { requireEnabled } from './account.server.ts';
import { invitationMail } from './invite.mail.ts';
import { addRoles } from './roles.server.ts';

/** Long enough to come back from a weekend; then the screen of lost passwords mails another link. */
const LINK_DAYS = 3;

/**
 * Gives roles to an address by mail: an account is made where there is none, and its owner chooses a password by the link.
 * Whoever opened an account under an address that they never confirmed loses every way into it first.
 */
async function inviteStaff(
  ctx: Ctx,
  { email, role_ids }: InputOf<typeof rolesCalls.inviteStaff>,
): Promise<{ sent: true }> {
  const address = normalEmail(email);
  return inTransaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(person)
      .values({ email: address })
      .onConflictDoNothing()
      .returning({ id: person.id });
    if (made) await createMainList(tx.db, { personId: made.id });
    const [who] = await tx.db.select().from(person).where(eq(person.email, address)).for('no key update');
    if (!who) throw new Error('The invited account is missing');
    requireEnabled(who);
    if (!who.emailVerifiedAt) await dropCredentials(tx.db, who);
    // Whoever was never here had no session that could end: the invitation alone says what they were given.
    const roles = await addRoles(tx, { id: who.id, tells: who.emailVerifiedAt !== null }, role_ids);
    // After the roles, which end every link that was mailed before.
    const token = who.emailVerifiedAt
      ? null
      : await issueActionToken(tx.db, 'reset-password', { personId: who.id, days: LINK_DAYS });
    const names = roles.map(({ name }) => name);
    const mail = letter(invitationMail(siteOf(tx), { names, token, days: LINK_DAYS }));
    const key = `invite:${who.uuid}:${token ? tokenHash(token).slice(0, 12) : tx.now.getTime()}`;
    await queueMail(tx, { ...mail, to: address, key });
    await audit(tx, { action: 'staff.invite', target: `person:${who.id}`, detail: { roles: role_ids } });
    return { sent: true };
  });
}

export const inviteVerbs = { inviteStaff };
