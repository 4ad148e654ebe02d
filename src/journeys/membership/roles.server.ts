import { asc, count, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { tellFactor } from '#src/features/accounts/factors/factor-news.server.ts';
import { factorMails } from '#src/features/accounts/factors/factors.mail.ts';
import { ROLES_MAX, type Role, type rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { orderedRights } from '#src/lib/rights.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { isProved, requireProof } from '#src/server/calls/proof.ts';
import { person, personRole, staffRole } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import { endEverything, getPerson } from './person.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { type RoleRow, rolesOf, toRole } from './role-rows.server.ts';

async function listRoles({ db }: Ctx): Promise<{ items: Role[] }> {
  return { items: (await db.select().from(staffRole).orderBy(asc(staffRole.id))).map(toRole) };
}

/** Another role has this name: said at the field, whoever was first. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = membershipRefusalFr.roleNameTaken;
    throw new DomainError('name_taken', sentence, { fields: { name: sentence } });
  }
}

/** Throws proof_required where it gives a right to somebody, as giving them a role does. */
async function saveRole(ctx: Ctx, { id, name, rights }: InputOf<typeof rolesCalls.saveRole>): Promise<Role> {
  const values = { name, rights: orderedRights(rights) };
  try {
    return await named(() =>
      inTransaction(ctx, async (tx) => {
        const kept = id === undefined ? await makeRole(tx, values) : await changeRole(tx, id, values);
        await audit(tx, { action: 'role.save', target: `role:${kept.id}`, detail: { rights: kept.rights } });
        return toRole(kept);
      }),
    );
  } catch (error) {
    // Asked for once the transaction is over: the ways to prove it are read from the database.
    if (error instanceof ProofMissing) await requireProof(ctx, { proof: true }, {});
    throw error;
  }
}

class ProofMissing extends Error {}

type RoleValues = Pick<RoleRow, 'name' | 'rights'>;

async function makeRole(tx: Ctx, values: RoleValues): Promise<RoleRow> {
  const [{ total } = { total: 0 }] = await tx.db.select({ total: count() }).from(staffRole);
  if (Number(total) >= ROLES_MAX)
    throw new DomainError('too_many', membershipRefusalFr.tooManyRoles(ROLES_MAX));
  const [made] = await tx.db.insert(staffRole).values(values).returning();
  if (!made) throw new Error('The role was not inserted');
  return made;
}

/** Its row is locked against `setRoles`, which would give somebody the rights it had before. */
async function changeRole(tx: Ctx, id: number, values: RoleValues): Promise<RoleRow> {
  const [before] = await tx.db.select().from(staffRole).where(eq(staffRole.id, id)).for('update');
  if (!before) throw notFound(membershipRefusalFr.roleUnknown);
  const [after] = await tx.db.update(staffRole).set(values).where(eq(staffRole.id, id)).returning();
  if (!after) throw notFound(membershipRefusalFr.roleUnknown);
  const had = toRole(before).rights;
  if (had.join() === values.rights.join()) return after;
  const holders = await tx.db
    .select({ id: personRole.personId })
    .from(personRole)
    .where(eq(personRole.roleId, id));
  const gives = holders.length > 0 && toRole(after).rights.some((right) => !had.includes(right));
  if (gives && !isProved(tx)) throw new ProofMissing();
  for (const holder of holders) await settle(tx, holder.id, true);
  return after;
}

async function deleteRole(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const [role] = await tx.db.select().from(staffRole).where(eq(staffRole.id, id)).for('update');
    if (!role) throw notFound(membershipRefusalFr.roleUnknown);
    const [held] = await tx.db
      .select({ id: personRole.personId })
      .from(personRole)
      .where(eq(personRole.roleId, id))
      .limit(1);
    if (held) throw new DomainError('role_in_use', membershipRefusalFr.roleInUse);
    await tx.db.delete(staffRole).where(eq(staffRole.id, id));
    await audit(tx, { action: 'role.delete', target: `role:${id}` });
  });
  return {};
}

async function setRoles(
  ctx: Ctx,
  { user_uuid, role_ids }: InputOf<typeof rolesCalls.setRoles>,
): Promise<{ roles: Role[] }> {
  return inTransaction(ctx, async (tx) => {
    const who = await getPerson(tx, user_uuid);
    // Two admins who give roles to one person take turns.
    await tx.db.select({ id: person.id }).from(person).where(eq(person.id, who.id)).for('no key update');
    const wanted = [...new Set(role_ids)].sort((one, other) => one - other);
    const roles = wanted.length === 0 ? [] : await shared(tx, wanted);
    if (roles.length < wanted.length) throw notFound(membershipRefusalFr.roleUnknown);
    const before = (await rolesOf(tx, [who.id])).get(who.id) ?? [];
    if (before.map(({ id }) => id).join() === wanted.join()) return { roles: roles.map(toRole) };
    await tx.db.delete(personRole).where(eq(personRole.personId, who.id));
    if (wanted.length > 0)
      await tx.db.insert(personRole).values(wanted.map((roleId) => ({ personId: who.id, roleId })));
    await settle(tx, who.id, true);
    await audit(tx, { action: 'roles.set', target: `person:${who.id}`, detail: { roles: wanted } });
    return { roles: roles.map(toRole) };
  });
}

/**
 * Gives a locked person these roles beside those they have; answers all of them. `tells`: whoever has the account hears
 * that its sessions ended. Throws not_found.
 */
export async function addRoles(
  tx: Ctx,
  { id: personId, tells }: { id: number; tells: boolean },
  ids: readonly number[],
): Promise<Role[]> {
  const wanted = [...new Set(ids)].sort((one, other) => one - other);
  const roles = await shared(tx, wanted);
  if (roles.length < wanted.length) throw notFound(membershipRefusalFr.roleUnknown);
  await tx.db
    .insert(personRole)
    .values(wanted.map((roleId) => ({ personId, roleId })))
    .onConflictDoNothing();
  await settle(tx, personId, tells);
  return (await rolesOf(tx, [personId])).get(personId) ?? [];
}

/** Nobody changes or deletes these roles before the transaction ends. */
const shared = (tx: Ctx, ids: number[]): Promise<RoleRow[]> =>
  tx.db.select().from(staffRole).where(inArray(staffRole.id, ids)).orderBy(asc(staffRole.id)).for('share');

/** Puts a person's rights in step with their roles; what was opened under the others is not carried over. */
async function settle(tx: Ctx, personId: number, tells: boolean): Promise<void> {
  const roles = (await rolesOf(tx, [personId])).get(personId) ?? [];
  const rights = orderedRights(roles.flatMap((role) => role.rights));
  const [who] = await tx.db.update(person).set({ rights }).where(eq(person.id, personId)).returning();
  if (!who) throw notFound(membershipRefusalFr.personUnknown);
  await endEverything(tx, personId);
  if (!tells) return;
  const names = roles.map(({ name }) => name);
  await tellFactor(tx, who, factorMails.rolesChanged(siteOf(tx), names));
}

export const rolesVerbs = { listRoles, saveRole, deleteRole, setRoles };
