import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { RIGHTS } from '#src/lib/rights.ts';
import { nothing, typed } from '#src/lib/shapes.ts';
import { email } from './account.calls.ts';

export const ROLE_NAME_MAX = 60;
/** A site's team is small: more roles than these say nothing any more. */
export const ROLES_MAX = 50;

const id = z.int().check(z.positive());
const rights = z.array(z.enum(RIGHTS)).check(z.maxLength(RIGHTS.length));

export const Role = z.object({ id, name: z.string(), rights: z.array(z.enum(RIGHTS)) });
export type Role = z.output<typeof Role>;

/** The roles of staff (docs/spec/calls.md §Roles of staff): an admin alone makes and gives them. */
export const rolesCalls = {
  listRoles: defineCall('/api/admin/list_roles', {
    access: 'admin',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Role) }),
  }),
  saveRole: defineCall('/api/admin/save_role', {
    access: 'admin',
    changes: true,
    input: z.strictObject({ id: z.optional(id), name: typed(1, ROLE_NAME_MAX), rights }),
    output: Role,
    codes: ['name_taken', 'too_many', 'proof_required'],
    about:
      'Makes a role, or changes one: whoever holds it is signed out and told by mail when its rights change; a right more for somebody asks for a proof, as `set_roles` does',
  }),
  deleteRole: defineCall('/api/admin/delete_role', {
    access: 'admin',
    changes: true,
    input: z.strictObject({ id }),
    output: nothing,
    codes: ['role_in_use'],
  }),
  inviteStaff: defineCall('/api/admin/invite_staff', {
    access: 'admin',
    changes: true,
    proof: true,
    input: z.strictObject({
      email,
      role_ids: z.array(id).check(z.minLength(1), z.maxLength(ROLES_MAX)),
    }),
    output: z.object({ sent: z.literal(true) }),
    codes: ['account_disabled'],
    about: 'Ours: roles given to an address by mail; an account is made where there is none',
  }),
  setRoles: defineCall('/api/admin/set_roles', {
    access: 'admin',
    changes: true,
    proof: true,
    input: z.strictObject({ user_uuid: z.uuid(), role_ids: z.array(id).check(z.maxLength(ROLES_MAX)) }),
    output: z.object({ roles: z.array(Role) }),
    about:
      'Gives a person these roles and no other: a change signs them out everywhere and tells them by mail',
  }),
};
