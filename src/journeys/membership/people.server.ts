import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Session } from '#src/features/accounts/account.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { bindBrowser } from '#src/features/accounts/bound-browser.server.ts';
import { tellFactor } from '#src/features/accounts/factors/factor-news.server.ts';
import { factorMails } from '#src/features/accounts/factors/factors.mail.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { endOutstandingLinks } from '#src/features/accounts/outstanding-links.server.ts';
import { endSessionsOf as endAllOf, openSession } from '#src/features/accounts/session.server.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatDate } from '#src/lib/format.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { isStaff } from '#src/server/calls/rights.ts';
import { person, session } from '#src/server/db/schema/index.ts';
import { requireAnotherAdmin } from './last-admin.server.ts';
import { auditOf, searchPeople } from './people-list.server.ts';
import { endEverything, getPerson } from './person.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { sessionOf } from './user.server.ts';

function requireSomeoneElse(ctx: Ctx, personId: number, sentence: string): void {
  if (requirePerson(ctx.actor).personId === personId) throw new DomainError('forbidden', sentence);
}

/** An account of staff is an admin's alone to close: a right over people is none over the team. */
function requireOver(ctx: Ctx, who: typeof person.$inferSelect): void {
  if (isStaff(who) && requirePerson(ctx.actor).role !== 'admin')
    throw new DomainError('forbidden', membershipRefusalFr.staffByAdmin, { status: 403 });
}

/** Disabling ends the account's sessions at once (docs/spec/decisions.md §1). */
async function enableAccount(
  ctx: Ctx,
  { user_id, enable }: { user_id: string; enable: boolean },
): Promise<{ enabled: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const who = await getPerson(tx, user_id);
    requireSomeoneElse(tx, who.id, membershipRefusalFr.notOneself);
    requireOver(tx, who);
    if (!enable) await requireAnotherAdmin(tx, who.id);
    await tx.db
      .update(person)
      .set({ disabledAt: enable ? null : new Date() })
      .where(eq(person.id, who.id));
    if (!enable) await endEverything(tx, who.id);
    await audit(tx, {
      action: enable ? 'account.enable' : 'account.disable',
      target: `person:${who.id}`,
    });
    if (enable === Boolean(who.disabledAt)) await tellOpen(tx, who, enable);
    return { enabled: enable };
  });
}

/** The person, and of an admin every other one. */
async function tellOpen(tx: Ctx, who: typeof person.$inferSelect, open: boolean): Promise<void> {
  const site = siteOf(tx);
  await tellFactor(tx, who, open ? factorMails.accountEnabled(site) : factorMails.accountDisabled(site));
  if (who.isAdmin && !open) await tellAdmins(tx, who, factorMails.adminGone);
  if (who.isAdmin && open) await tellAdmins(tx, who, factorMails.adminAdded);
}

/**
 * A session as someone else, for half an hour, both names in the audit log, and the person is told
 * (docs/spec/decisions.md §3). Never as a member of staff.
 */
async function impersonate(
  ctx: Ctx,
  { user_uuid }: { user_uuid: string },
): Promise<{ token: string; session: Session }> {
  const admin = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const who = await getPerson(tx, user_uuid);
    if (isStaff(who) || who.disabledAt)
      throw new DomainError(
        'forbidden',
        isStaff(who) ? membershipRefusalFr.notAnAdmin : membershipRefusalFr.disabled,
      );
    const token = await openSession(tx.db, {
      personId: who.id,
      userAgent: tx.userAgent,
      browserHash: bindBrowser(tx),
      impersonator: admin,
    });
    await audit(tx, { action: 'impersonate', target: `person:${who.id}` });
    await tellActedFor(tx, who.id);
    return { token, session: await sessionOf(tx.db, who.id) };
  });
}

/** The audit log says which admin it was; the person is told that it was the team. */
async function tellActedFor(tx: Ctx, personId: number): Promise<void> {
  const text = membershipRefusalFr.actedFor(tx.services.config.productName, formatDate(new Date()));
  await notify(tx, { personId, kind: 'account', text, href: '/i/marketplace/parametres/profil' });
}

async function setAdmin(
  ctx: Ctx,
  { user_uuid, admin }: { user_uuid: string; admin: boolean },
): Promise<{ admin: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const who = await getPerson(tx, user_uuid);
    requireSomeoneElse(tx, who.id, membershipRefusalFr.roleByAnother);
    if (!admin) await requireAnotherAdmin(tx, who.id);
    await tx.db.update(person).set({ isAdmin: admin }).where(eq(person.id, who.id));
    // A session opened under the other role is not carried over.
    await endEverything(tx, who.id);
    await audit(tx, { action: admin ? 'role.admin' : 'role.user', target: `person:${who.id}` });
    if (admin !== who.isAdmin) await tellAdminChanged(tx, who, admin);
    return { admin };
  });
}

/** The person and every other admin are told: a role that nobody meant to give, or to take, is seen the same day. */
async function tellAdminChanged(tx: Ctx, who: typeof person.$inferSelect, admin: boolean): Promise<void> {
  const site = siteOf(tx);
  await tellFactor(tx, who, admin ? factorMails.adminMade(site) : factorMails.adminEnded(site));
  await tellAdmins(tx, who, admin ? factorMails.adminAdded : factorMails.adminGone);
}

async function tellAdmins(
  tx: Ctx,
  about: typeof person.$inferSelect,
  mail: typeof factorMails.adminAdded,
): Promise<void> {
  const others = await tx.db
    .select()
    .from(person)
    .where(and(eq(person.isAdmin, true), ne(person.id, about.id), isNull(person.disabledAt)));
  const told = { name: displayName(about), email: about.email };
  for (const other of others) await tellFactor(tx, other, mail(siteOf(tx), told));
}

async function endSessionsOf(ctx: Ctx, { user_uuid }: { user_uuid: string }): Promise<{ ended: number }> {
  return inTransaction(ctx, async (tx) => {
    const who = await getPerson(tx, user_uuid);
    requireOver(tx, who);
    await endOutstandingLinks(tx.db, who.id);
    const ended = await endAllOf(tx.db, who.id, requirePerson(tx.actor).tokenHash);
    await audit(tx, { action: 'sessions.end', target: `person:${who.id}` });
    return { ended };
  });
}

/** In one statement, however many: all but the session that asks. */
async function endEverySession(ctx: Ctx): Promise<{ ended: number }> {
  const { tokenHash } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { rows } = (await tx.db.execute(
      sql`with gone as (delete from ${session} where ${session.tokenHash} <> ${tokenHash} returning 1)
        select count(*)::int as ended from gone`,
    )) as unknown as { rows: { ended: number }[] };
    await audit(tx, { action: 'sessions.end_all', target: 'site' });
    return { ended: rows[0]?.ended ?? 0 };
  });
}

export const peopleVerbs = {
  endEverySession,
  enableAccount,
  impersonate,
  searchPeople,
  setAdmin,
  endSessionsOf,
  auditOf,
};
