import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, page, typed } from '#src/lib/shapes.ts';
import { opened } from './account.calls.ts';
import { Role } from './roles.calls.ts';

export const PEOPLE_PER_PAGE = 30;

const PersonRow = z.object({
  uuid: z.string(),
  email: z.string(),
  display_name: z.string(),
  admin: z.boolean(),
  roles: z.array(Role),
  totp: z.boolean(),
  email_verified: z.boolean(),
  disabled_at: z.nullable(isoTime),
  created_at: isoTime,
  list_slug: z.nullable(z.string()),
  sessions: z.int(),
  /** When an open session was last used. */
  seen_at: z.nullable(isoTime),
  providers: z.array(z.string()),
});
export type PersonRow = z.output<typeof PersonRow>;

const AuditRow = z.object({
  id: z.int(),
  at: isoTime,
  action: z.string(),
  target: z.string(),
  by: z.nullable(z.string()),
  impersonated_by: z.nullable(z.string()),
});
export type AuditRow = z.output<typeof AuditRow>;

/** The calls of staff about accounts: rights, roles and acting for somebody stay an admin's. */
export const peopleCalls = {
  enableAccount: defineCall('/api/user/enable_account', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ user_id: z.uuid(), enable: z.boolean() }),
    output: z.object({ enabled: z.boolean() }),
  }),
  impersonate: defineCall('/api/user/impersonate', {
    access: 'admin',
    changes: true,
    proof: true,
    signsIn: true,
    input: z.strictObject({ user_uuid: z.uuid() }),
    output: opened,
  }),
  searchPeople: defineCall('/api/user/search_people', {
    access: 'staff:people',
    changes: false,
    input: z.strictObject({
      query: z._default(typed(0, 200), ''),
      state: z._default(z.enum(['all', 'disabled', 'admin', 'staff', 'setup']), 'all'),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(PersonRow),
  }),
  setAdmin: defineCall('/api/user/set_admin', {
    access: 'admin',
    changes: true,
    proof: true,
    input: z.strictObject({ user_uuid: z.uuid(), admin: z.boolean() }),
    output: z.object({ admin: z.boolean() }),
  }),
  endSessionsOf: defineCall('/api/user/end_sessions_of', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ user_uuid: z.uuid() }),
    output: z.object({ ended: z.int() }),
  }),
  endEverySession: defineCall('/api/user/end_every_session', {
    access: 'admin',
    changes: true,
    proof: true,
    input: nothing,
    output: z.object({ ended: z.int() }),
    about: 'Ends everybody’s at once, but the one that asks',
  }),
  auditOf: defineCall('/api/user/audit_of', {
    access: 'admin',
    changes: false,
    input: z.strictObject({
      user_uuid: z.uuid(),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(AuditRow),
  }),
};
