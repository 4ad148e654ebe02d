import { asc, eq, inArray } from 'drizzle-orm';
import type { Role } from '#src/features/accounts/roles.calls.ts';
import { orderedRights } from '#src/lib/rights.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { personRole, staffRole } from '#src/server/db/schema/index.ts';

export type RoleRow = typeof staffRole.$inferSelect;

export const toRole = ({ id, name, rights }: RoleRow): Role => ({ id, name, rights: orderedRights(rights) });

/** The roles of these people, by person. */
export async function rolesOf({ db }: Ctx, personIds: readonly number[]): Promise<Map<number, Role[]>> {
  const found = new Map<number, Role[]>();
  if (personIds.length === 0) return found;
  const rows = await db
    .select({ personId: personRole.personId, role: staffRole })
    .from(personRole)
    .innerJoin(staffRole, eq(staffRole.id, personRole.roleId))
    .where(inArray(personRole.personId, [...personIds]))
    .orderBy(asc(staffRole.id));
  for (const { personId, role } of rows) found.set(personId, [...(found.get(personId) ?? []), toRole(role)]);
  return found;
}
