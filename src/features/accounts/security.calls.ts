import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, secret } from '#src/lib/shapes.ts';
import { email, newPassword, oneTimeCode, opened, secondFactor } from './account.calls.ts';
import { PASSWORD_MAX } from './account.ts';

const token = secret(4096);
const empty = z.object({});
/** Shown this once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const OpenSession = z.object({
  id: z.string(),
  current: z.boolean(),
  user_agent: z.string(),
  created_at: isoTime,
  last_seen_at: isoTime,
  expires_at: isoTime,
});
export type OpenSession = z.output<typeof OpenSession>;

/** The calls that keep an account its owner's: passwords, address, sessions, second factor. */
export const securityCalls = {
  sendPasswordReset: defineCall('/api/user/send_password_reset', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ email }),
    output: z.object({ sent: z.literal(true) }),
  }),
  resetPassword: defineCall('/api/user/reset_password', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({ token, password: newPassword, totp: z.optional(secondFactor) }),
    output: opened,
    codes: ['token_invalid', 'password_weak', 'totp_required', 'code_invalid'],
  }),
  sendVerification: defineCall('/api/user/send_verification', {
    access: 'user',
    changes: true,
    alone: true,
    input: nothing,
    output: z.object({ sent: z.boolean() }),
  }),
  verifyEmail: defineCall('/api/user/verify_email', {
    access: 'anyone',
    changes: true,
    // `own`: only from a session of the account that the link is of.
    input: z.strictObject({ token, own: z.optional(z.boolean()) }),
    output: z.object({ email: z.string() }),
    codes: ['token_invalid', 'email_taken'],
  }),
  changeEmail: defineCall('/api/user/change_email', {
    access: 'user',
    changes: true,
    proof: 'password',
    input: z.strictObject({ email, password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))) }),
    output: z.object({ sent: z.literal(true) }),
    codes: ['email_taken', 'invalid_credentials'],
  }),
  stopEmailChange: defineCall('/api/user/stop_email_change', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ token }),
    output: empty,
    codes: ['token_invalid'],
    about: 'The link that the old address got when a change was asked for.',
  }),
  changePassword: defineCall('/api/user/change_password', {
    access: 'user',
    changes: true,
    proof: 'password',
    input: z.strictObject({
      password: z.string().check(z.maxLength(PASSWORD_MAX)),
      new_password: newPassword,
    }),
    output: empty,
    codes: ['invalid_credentials', 'password_weak'],
  }),
  listSessions: defineCall('/api/user/list_sessions', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(OpenSession) }),
  }),
  endSessions: defineCall('/api/user/end_sessions', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(200))) }),
    output: z.object({ ended: z.int() }),
  }),
  totpSetup: defineCall('/api/user/totp_setup', {
    access: 'session',
    changes: true,
    proof: 'enrol',
    input: nothing,
    output: z.object({ otpauth_url: z.string() }),
  }),
  totpConfirm: defineCall('/api/user/totp_confirm', {
    access: 'session',
    changes: true,
    proof: 'enrol',
    input: z.strictObject({ code: oneTimeCode }),
    output: recoveryCodes,
    codes: ['code_invalid'],
  }),
  totpRemove: defineCall('/api/user/totp_remove', {
    access: 'session',
    changes: true,
    proof: true,
    input: z.strictObject({ code: secondFactor }),
    output: empty,
    codes: ['code_invalid'],
  }),
  getSecondFactor: defineCall('/api/user/get_second_factor', {
    access: 'session',
    changes: false,
    input: nothing,
    output: z.object({ totp_since: z.nullable(isoTime), recovery_codes_left: z.int() }),
  }),
  renewRecoveryCodes: defineCall('/api/user/renew_recovery_codes', {
    access: 'session',
    changes: true,
    proof: true,
    input: nothing,
    output: recoveryCodes,
  }),
};
